import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider, useLanguage } from '#islands/language.tsx';

function Words() {
  const { locale, t } = useLanguage();
  return <p>{`${locale} ${t('nav.home')} ${t('absent')}`}</p>;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('useLanguage', () => {
  it('gives the page’s language and its words; a missing key shows itself', () => {
    render(
      <LanguageProvider locale="fr" messages={{ 'nav.home': 'Accueil' }}>
        <Words />
      </LanguageProvider>,
    );
    expect(screen.getByText('fr Accueil absent')).toBeDefined();
  });

  it('throws the specified message outside its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Words />)).toThrow('useLanguage must be used within a LanguageProvider');
  });
});
