import type { ReactNode } from 'react';
import type { Locale } from '#language/locales.ts';

interface MenuLink {
  readonly href: string;
  readonly label: string;
  /** For a button of the small menu: `EN`. */
  readonly short?: string;
  /** How it stands to the page that is shown: the page itself, or for `true` one that it belongs to. */
  readonly current: 'page' | 'true' | undefined;
  /** Of the choices of the language control; the locale is absent from both languages side by side. */
  readonly rel?: 'alternate';
  readonly locale?: Locale;
}

interface HeaderNavProps {
  /** Names of the list of pages, of the languages, of the chosen one, and of the menu. */
  readonly words: Readonly<Record<'label' | 'language' | 'chosen' | 'menu', string>>;
  /** The button of the languages: `EN`. */
  readonly button: string;
  readonly links: readonly MenuLink[];
  readonly languages: readonly MenuLink[];
  /** Which pages have both languages side by side, where this one has not. */
  readonly elsewhere: string | undefined;
}

/**
 * The header's pages and its language control: a row with a dropdown on wide screens, one menu on small ones and with very
 * large letters (docs/behaviour.md 2.3). The browser opens the menus, which are `<details>`; the script in the head closes
 * them (menus.client.ts), so that React is not fetched for them.
 */
export function HeaderNav({ words, button, links, languages, elsewhere }: HeaderNavProps) {
  const others = elsewhere && <li className="basis-full px-3 py-2 text-note text-ink-soft">{elsewhere}</li>;
  return (
    <>
      <div className="nav-wide hidden items-center gap-2 @min-5xl:flex">
        <nav aria-label={words.label}>
          <Links links={links} className="flex" />
        </nav>
        <Menu className="language relative border-l border-rule pl-2" label={words.chosen} button={button}>
          <Links links={languages} label={words.language} className={`${PANEL} right-0 min-w-40 border`}>
            {others}
          </Links>
        </Menu>
      </div>
      <Menu className="nav-mobile @min-5xl:hidden" button={words.menu}>
        <div className={`${PANEL} inset-x-0 max-h-[calc(100vh-5rem)] overflow-y-auto border-y px-gutter pt-2 pb-6`}>
          <nav aria-label={words.menu}>
            <Links links={links} className="*:border-t *:border-rule *:first:border-t-0" />
          </nav>
          <Links
            links={languages}
            isShort
            label={words.language}
            className="mt-4 flex flex-wrap gap-3"
            linkClassName="menu-item border border-edge"
          >
            {others}
          </Links>
        </div>
      </Menu>
    </>
  );
}

const PANEL = 'absolute top-full border-rule bg-paper';

interface MenuProps {
  readonly className: string;
  /** Text of the button, and its name for screen readers where they differ. */
  readonly button: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A button and what it opens. */
function Menu({ className, button, label, children }: MenuProps) {
  return (
    <details className={className} data-menu="">
      <summary className="menu-item caps" aria-label={label}>
        {button}
      </summary>
      {children}
    </details>
  );
}

interface LinksProps {
  readonly links: readonly MenuLink[];
  readonly className: string;
  readonly linkClassName?: string;
  readonly isShort?: boolean;
  /** For screen readers. */
  readonly label?: string;
  /** After the links in the list. */
  readonly children?: ReactNode;
}

function Links({ links, className, linkClassName = 'menu-item', isShort = false, label, children }: LinksProps) {
  return (
    <ul className={className} aria-label={label}>
      {links.map(({ href, label: name, short, current, rel, locale }) => {
        const isNamed = isShort && short !== undefined;
        return (
          <li key={href}>
            <a
              href={href}
              rel={rel}
              hrefLang={locale}
              lang={locale}
              className={linkClassName}
              aria-current={current}
              aria-label={isNamed ? `${name}, ${short}` : undefined}
            >
              {isNamed ? short : name}
            </a>
          </li>
        );
      })}
      {children}
    </ul>
  );
}
