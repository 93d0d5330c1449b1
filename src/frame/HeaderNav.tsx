import type { ReactNode } from 'react';
import type { Locale } from '#language/locales.ts';

interface MenuLink {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
}

interface LanguageLink {
  readonly href: string;
  readonly locale: Locale;
  /** `EN` */
  readonly label: string;
  /** `English` */
  readonly name: string;
}

/** The page with both languages side by side, where this page has one. */
interface FacingLink {
  readonly href: string;
  /** Name for screen readers; what is seen are the labels of the languages. */
  readonly name: string;
  readonly current: boolean;
}

interface HeaderNavProps {
  readonly locale: Locale;
  /** Names of the list of pages, of the languages and of the menu. */
  readonly words: Readonly<Record<'label' | 'language' | 'menu', string>>;
  readonly links: readonly MenuLink[];
  readonly languages: readonly LanguageLink[];
  readonly facing?: FacingLink | undefined;
}

/**
 * The header's pages and language switcher: a row with a dropdown on wide screens, one menu on small ones
 * (docs/behaviour.md 2.3). The browser opens the menus, which are `<details>`; the script in the head closes them
 * (menus.client.ts), so that React is not fetched for them.
 */
export function HeaderNav({ locale, words, links, languages, facing }: HeaderNavProps) {
  const both = facing && { languages, facing };
  return (
    <>
      <div className="nav-wide hidden items-center gap-2 lg:flex xl:gap-4">
        <nav aria-label={words.label}>
          <PageList links={links} className="flex xl:gap-2" />
        </nav>
        <Menu
          className="language relative border-l border-rule pl-2"
          label={`${words.language}: ${locale.toUpperCase()}`}
          button={locale.toUpperCase()}
        >
          <LanguageList {...{ locale, words, languages }} className={`${PANEL} right-0 min-w-40 border`} />
        </Menu>
        {both && <BothLanguages {...both} className="-ml-4" />}
      </div>
      <Menu className="nav-mobile lg:hidden" button={words.menu}>
        <div className={`${PANEL} inset-x-0 max-h-[calc(100vh-5rem)] overflow-y-auto border-y px-gutter pt-2 pb-6`}>
          <nav aria-label={words.menu}>
            <PageList links={links} className="*:border-t *:border-rule *:first:border-t-0" />
          </nav>
          <div className="mt-4 flex flex-wrap gap-3">
            <LanguageList {...{ locale, words, languages }} className="flex gap-3" linkClassName="border border-edge" />
            {both && <BothLanguages {...both} />}
          </div>
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
          <a href={href} className="menu-item" aria-current={current ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface LanguageListProps extends Pick<HeaderNavProps, 'locale' | 'words' | 'languages'> {
  readonly className: string;
  readonly linkClassName?: string;
}

function LanguageList({ locale, words, languages, className, linkClassName = '' }: LanguageListProps) {
  return (
    <ul className={className} aria-label={words.language}>
      {languages.map((language) => (
        <li key={language.locale}>
          <a
            href={language.href}
            hrefLang={language.locale}
            lang={language.locale}
            className={`menu-item ${linkClassName}`}
            aria-current={language.locale === locale ? 'true' : undefined}
          >
            <span className="caps">{language.label}</span> <span>{language.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface BothLanguagesProps extends Pick<HeaderNavProps, 'languages'> {
  readonly facing: FacingLink;
  readonly className?: string;
}

/** The link `EN | FR`, to the page with both languages side by side. */
function BothLanguages({ languages, facing, className = '' }: BothLanguagesProps) {
  return (
    <a
      href={facing.href}
      aria-current={facing.current ? 'true' : undefined}
      className={`menu-item gap-0 caps ${className}`}
    >
      {/* Two pages of an open book. */}
      {languages.map(({ label }) => (
        <span key={label} className="border border-edge px-1.5 pt-0.5 pb-1 leading-none not-first:border-l-0">
          {label}
        </span>
      ))}
      <span className="sr-only">, {facing.name}</span>
    </a>
  );
}
