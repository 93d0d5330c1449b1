import type { ReactNode } from 'react';
import type { Locale } from '#language/locales.ts';

/** How a link stands to the page that is shown: the page itself, or for `true` one that it belongs to. */
type Current = 'page' | 'true' | undefined;

interface MenuLink {
  readonly href: string;
  readonly label: string;
  readonly current: Current;
}

/** One choice of the language control: a language, or two of them side by side. */
interface LanguageLink {
  readonly href: string;
  /** Absent from both languages side by side. */
  readonly locale?: Locale;
  /** `English` */
  readonly name: string;
  readonly current: Current;
}

interface HeaderNavProps {
  /** Names of the list of pages, of the languages, of the chosen one, and of the menu. */
  readonly words: Readonly<Record<'label' | 'language' | 'chosen' | 'menu', string>>;
  /** What the button of the languages shows: `EN`. */
  readonly button: string;
  readonly links: readonly MenuLink[];
  readonly languages: readonly LanguageLink[];
  /** Which pages have both languages side by side, where this one has not. */
  readonly elsewhere: string | undefined;
}

/**
 * The header's pages and its language control: a row with a dropdown on wide screens, one menu on small ones and with very
 * large letters (docs/behaviour.md 2.3). The browser opens the menus, which are `<details>`; the script in the head closes
 * them (menus.client.ts), so that React is not fetched for them.
 */
export function HeaderNav({ words, button, links, ...others }: HeaderNavProps) {
  return (
    <>
      <div className="nav-wide hidden items-center gap-2 @min-[64rem]:flex">
        <nav aria-label={words.label}>
          <PageList links={links} className="flex" />
        </nav>
        <Menu className="language relative border-l border-rule pl-2" label={words.chosen} button={button}>
          <LanguageList {...{ words, ...others }} className={`${PANEL} right-0 min-w-40 border`} />
        </Menu>
      </div>
      <Menu className="nav-mobile @max-[40rem]:-mr-3 @min-[64rem]:hidden" button={words.menu}>
        <div className={`${PANEL} inset-x-0 max-h-[calc(100vh-5rem)] overflow-y-auto border-y px-gutter pt-2 pb-6`}>
          <nav aria-label={words.menu}>
            <PageList links={links} className="*:border-t *:border-rule *:first:border-t-0" />
          </nav>
          <LanguageList
            {...{ words, ...others }}
            className="mt-4 flex flex-wrap gap-3"
            linkClassName="border border-edge"
          />
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

function PageList({ links, className }: Pick<HeaderNavProps, 'links'> & { readonly className: string }) {
  return (
    <ul className={className}>
      {links.map(({ href, label, current }) => (
        <li key={href}>
          <a href={href} className="menu-item" aria-current={current}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface LanguageListProps extends Pick<HeaderNavProps, 'words' | 'languages' | 'elsewhere'> {
  readonly className: string;
  readonly linkClassName?: string;
}

function LanguageList({ words, languages, elsewhere, className, linkClassName = '' }: LanguageListProps) {
  return (
    <ul className={className} aria-label={words.language}>
      {languages.map(({ href, locale, name, current }) => (
        <li key={href}>
          <a
            href={href}
            rel="alternate"
            hrefLang={locale}
            lang={locale}
            className={`menu-item ${linkClassName}`}
            aria-current={current}
          >
            {name}
          </a>
        </li>
      ))}
      {elsewhere && <li className="basis-full px-3 py-2 text-note text-ink-soft">{elsewhere}</li>}
    </ul>
  );
}
