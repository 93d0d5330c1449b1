import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HeaderNav } from '#islands/HeaderNav.tsx';

const links = [
  { href: '/fr', label: 'Accueil', current: false },
  { href: '/histoire', label: 'Histoire', current: true },
];
const languages = [
  { href: '/history/en', locale: 'en', label: 'EN', name: 'English' },
  { href: '/histoire', locale: 'fr', label: 'FR', name: 'Français' },
] as const;
const messages = { 'nav.label': 'Principale', 'nav.language': 'Langue', 'nav.menu': 'Menu' };

/** Opens a menu as the browser does at a press of its button. */
function open(details: HTMLDetailsElement): void {
  act(() => {
    details.open = true;
  });
}

/** Prints the island beside another button, and opens one of its menus. */
function opened(selector: string): HTMLDetailsElement {
  render(
    <main>
      <HeaderNav locale="fr" messages={messages} links={links} languages={languages} />
      <button type="button">Elsewhere</button>
    </main>,
  );
  const details = document.querySelector(selector);
  if (!(details instanceof HTMLDetailsElement)) throw new Error(`${selector} is no <details>`);
  open(details);
  return details;
}

describe.each(['.language', '.nav-mobile'])('the menu %s', (selector) => {
  it('opens again after it was closed', () => {
    const details = opened(selector);
    fireEvent.keyDown(details, { key: 'Escape' });
    open(details);
    expect(details.open).toBe(true);
    fireEvent.keyDown(details, { key: 'Escape' });
    expect(details.open).toBe(false);
  });

  it('closes on Escape and gives the focus back to what opened it', () => {
    const details = opened(selector);
    const [first] = within(details).getAllByRole('link');
    first?.focus();
    fireEvent.keyDown(details, { key: 'Escape' });
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(details.querySelector('summary'));
  });

  it('stays open on any other key', () => {
    const details = opened(selector);
    fireEvent.keyDown(details, { key: 'ArrowDown' });
    expect(details.open).toBe(true);
  });

  it('closes on a press outside, not inside', () => {
    const details = opened(selector);
    fireEvent.pointerDown(details);
    expect(details.open).toBe(true);
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(details.open).toBe(false);
  });

  it('offers both languages as links to this page, each in its own language, and marks the present one', () => {
    const offered = [...opened(selector).querySelectorAll('a[hreflang]')].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('hreflang'),
      link.getAttribute('lang'),
      link.getAttribute('aria-current'),
    ]);
    expect(offered).toEqual([
      ['/history/en', 'en', 'en', null],
      ['/histoire', 'fr', 'fr', 'true'],
    ]);
  });
});
