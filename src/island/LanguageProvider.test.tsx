import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLanguage } from '#island/LanguageProvider.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it('useLanguage throws the specified message outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Words = () => <p>{useLanguage().locale}</p>;
  expect(() => render(<Words />)).toThrow('useLanguage must be used within a LanguageProvider');
});
