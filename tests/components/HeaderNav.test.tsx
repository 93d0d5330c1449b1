import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { menus } from '#effects/menus.ts';
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

beforeEach(() => {
  render(
    <main data-header>
      <HeaderNav locale="fr" messages={messages} links={links} languages={languages} />
      <button type="button">Elsewhere</button>
    </main>,
  );
  menus();
});

function disclosure(selector: string): HTMLDetailsElement {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLDetailsElement)) throw new Error(`${selector} is no <details>`);
  return found;
}

function opened(selector: string): HTMLDetailsElement {
  const details = disclosure(selector);
  details.open = true;
  return details;
}

describe.each(['.language', '.nav-mobile'])('the disclosure %s', (selector) => {
  it('is closed at first', () => {
    expect(disclosure(selector).open).toBe(false);
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

  it('closes when the focus moves outside', () => {
    const details = opened(selector);
    fireEvent.focusIn(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(details.open).toBe(false);
  });

  it('closes when a link is followed', () => {
    const details = opened(selector);
    const [link] = within(details).getAllByRole('link');
    link?.addEventListener('click', (event) => {
      event.preventDefault();
    });
    if (link) fireEvent.click(link);
    expect(details.open).toBe(false);
  });

  it('closes when the page is left', () => {
    const details = opened(selector);
    fireEvent(window, new Event('pagehide'));
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

describe('the menu', () => {
  it('marks the present page wherever it is listed', () => {
    const current = [...document.querySelectorAll('nav a[aria-current="page"]')].map((link) => link.textContent);
    expect(current).toEqual(['Histoire', 'Histoire']);
  });
});
