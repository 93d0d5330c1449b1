import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '#language/locales.ts';
import { Island } from '#island/Island.tsx';
import { useLanguage, type LanguageProps } from '#island/LanguageProvider.tsx';
import { announceListening } from '#island/listening.ts';

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

interface NavProps {
  readonly links: readonly MenuLink[];
  readonly languages: readonly LanguageLink[];
  readonly facing?: FacingLink | undefined;
}

/**
 * The header's pages and language switcher: a row with a dropdown on wide screens, one menu on small ones
 * (docs/behaviour.md 2.3). The browser opens and closes the menus, which are `<details>`, so that they
 * work without script in every browser; `client:interaction` hydrates this island when one is opened, and from
 * then on it also closes them.
 */
export function HeaderNav({ locale, messages, ...nav }: NavProps & LanguageProps) {
  return (
    <Island locale={locale} messages={messages}>
      <Nav {...nav} />
    </Island>
  );
}

function Nav({ links, languages, facing }: NavProps) {
  const { locale, t } = useLanguage();
  const wide = useRef<HTMLDivElement>(null);

  // Runs after the effects of the menus below, whose listeners are in place by then.
  useEffect(() => {
    announceListening(wide.current);
  }, []);

  return (
    <>
      <div ref={wide} className="nav-wide hidden items-center gap-2 lg:flex xl:gap-4">
        <nav aria-label={t('nav.label')}>
          <PageList links={links} className="flex xl:gap-2" />
        </nav>
        <Menu
          className="language relative border-l border-rule pl-2"
          label={`${t('nav.language')}: ${locale.toUpperCase()}`}
          button={locale.toUpperCase()}
        >
          <LanguageList languages={languages} className={`${PANEL} right-0 min-w-40 border`} />
        </Menu>
        {facing && <BothLanguages languages={languages} facing={facing} className="-ml-4" />}
      </div>
      <Menu className="nav-mobile lg:hidden" button={t('nav.menu')}>
        <div className={`${PANEL} inset-x-0 max-h-[calc(100vh-5rem)] overflow-y-auto border-y px-gutter pt-2 pb-6`}>
          <nav aria-label={t('nav.menu')}>
            <PageList links={links} className="*:border-t *:border-rule *:first:border-t-0" />
          </nav>
          <div className="mt-4 flex flex-wrap gap-3">
            <LanguageList languages={languages} className="flex gap-3" linkClassName="border border-edge" />
            {facing && <BothLanguages languages={languages} facing={facing} />}
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
  const id = useId();
  // A visitor may have opened the menu before this island came.
  const [open, setOpen] = useState(() => isOpen(id));
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const close = (): void => {
      setOpen(false);
    };
    const closeFromOutside = ({ target }: Event): void => {
      if (!(target instanceof Node && details.current?.contains(target))) close();
    };
    document.addEventListener('pointerdown', closeFromOutside, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        close();
        details.current?.querySelector('summary')?.focus();
      },
      { signal },
    );
    // At once, because a page restored from the back/forward cache looks as it did when it was left.
    window.addEventListener(
      'pagehide',
      () => {
        flushSync(close);
      },
      { signal },
    );
    return () => {
      listeners.abort();
    };
  }, [open]);

  return (
    <details
      id={id}
      ref={details}
      className={className}
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary className="menu-item caps" aria-label={label}>
        {button}
      </summary>
      {children}
    </details>
  );
}

function isOpen(id: string): boolean {
  return typeof document !== 'undefined' && (document.getElementById(id)?.hasAttribute('open') ?? false);
}

function PageList({ links, className }: Pick<NavProps, 'links'> & { readonly className: string }) {
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

interface LanguageListProps extends Pick<NavProps, 'languages'> {
  readonly className: string;
  readonly linkClassName?: string;
}

function LanguageList({ languages, className, linkClassName = '' }: LanguageListProps) {
  const { locale, t } = useLanguage();
  return (
    <ul className={className} aria-label={t('nav.language')}>
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

interface BothLanguagesProps extends Pick<NavProps, 'languages'> {
  readonly facing: FacingLink;
  readonly className?: string;
}

/** The link `EN | FR`, to the page with both languages side by side. */
function BothLanguages({ languages, facing, className = '' }: BothLanguagesProps) {
  return (
    <a
      href={facing.href}
      aria-current={facing.current ? 'true' : undefined}
      className={`menu-item caps gap-0 ${className}`}
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
