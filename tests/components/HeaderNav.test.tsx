import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HeaderNav } from '#islands/HeaderNav.tsx';
import { LISTENING } from '#islands/listening.ts';

const links = [
  { href: '/fr', label: 'Accueil', current: false },
  { href: '/histoire', label: 'Histoire', current: true },
];
const languages = [
  { href: '/history/en', locale: 'en', label: 'EN', name: 'English' },
  { href: '/histoire', locale: 'fr', label: 'FR', name: 'Français' },
] as const;
const messages = { 'nav.label': 'Principale', 'nav.language': 'Langue', 'nav.menu': 'Menu' };

const nav = <HeaderNav locale="fr" messages={messages} links={links} languages={languages} />;

function show(): void {
  render(
    <main>
      {nav}
      <button type="button">Elsewhere</button>
    </main>,
  );
}

function menu(selector: string): HTMLDetailsElement {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLDetailsElement)) throw new Error(`${selector} is no <details>`);
  return found;
}

/** Opens a menu as the browser does at a press of its button. */
function open(details: HTMLDetailsElement): void {
  act(() => {
    details.open = true;
  });
}

function opened(selector: string): HTMLDetailsElement {
  show();
  const details = menu(selector);
  open(details);
  return details;
}

describe.each(['.language', '.nav-mobile'])('the menu %s', (selector) => {
  it('is closed at first', () => {
    show();
    expect(menu(selector).open).toBe(false);
  });

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

  it('closes when the focus moves outside', () => {
    const details = opened(selector);
    fireEvent.focusIn(screen.getByRole('button', { name: 'Elsewhere' }));
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

describe('a menu that was opened before the island was hydrated', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  it('stays open, and the island then closes it', async () => {
    const log = vi.spyOn(console, 'error');
    const root = document.createElement('div');
    root.innerHTML = renderToString(nav);
    document.body.append(root);
    const details = menu('.language');
    details.open = true;
    await act(() => Promise.resolve(hydrateRoot(root, nav)));
    expect(details.open).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(details.open).toBe(false);
    expect(log).not.toHaveBeenCalled();
  });

  it('is closed by a press that the page kept until the island listens', async () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(nav);
    document.body.append(root);
    const details = menu('.language');
    details.open = true;
    root.addEventListener(LISTENING, () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    await act(() => Promise.resolve(hydrateRoot(root, nav)));
    expect(details.open).toBe(false);
  });
});

describe('the list of pages', () => {
  it('marks the present page wherever it is listed', () => {
    show();
    const current = [...document.querySelectorAll('nav a[aria-current="page"]')].map((link) => link.textContent);
    expect(current).toEqual(['Histoire', 'Histoire']);
  });
});
