import type { Locale } from '#i18n/locales.ts';
import type { Dictionary } from '#i18n/translate.ts';
import { IslandBoundary } from '#islands/IslandBoundary.tsx';
import { LanguageProvider, useLanguage } from '#islands/language.tsx';

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

interface MenuProps {
  readonly links: readonly MenuLink[];
  readonly languages: readonly LanguageLink[];
}

interface HeaderNavProps extends MenuProps {
  readonly locale: Locale;
  readonly messages: Dictionary;
}

/**
 * The header's menu and language switcher: a row on wide screens, one drawer on small ones. Both are
 * native disclosures, whose manners are an effect of the page (`effects/menus.ts`): a press may come
 * before this island is awake.
 */
export function HeaderNav({ locale, messages, links, languages }: HeaderNavProps) {
  return (
    <IslandBoundary>
      <LanguageProvider locale={locale} messages={messages}>
        <WideMenu links={links} languages={languages} />
        <MobileMenu links={links} languages={languages} />
      </LanguageProvider>
    </IslandBoundary>
  );
}

function WideMenu({ links, languages }: MenuProps) {
  const { locale, t } = useLanguage();
  return (
    <div className="nav-wide">
      <nav aria-label={t('nav.label')}>
        <MenuList links={links} />
      </nav>
      <details className="language">
        <summary aria-label={`${t('nav.language')}: ${locale.toUpperCase()}`}>{locale.toUpperCase()}</summary>
        <LanguageList languages={languages} />
      </details>
    </div>
  );
}

function MobileMenu({ links, languages }: MenuProps) {
  const { t } = useLanguage();
  return (
    <details className="nav-mobile">
      <summary>{t('nav.menu')}</summary>
      <div className="nav-mobile__panel">
        <nav aria-label={t('nav.menu')}>
          <MenuList links={links} />
        </nav>
        <LanguageList languages={languages} />
      </div>
    </details>
  );
}

function MenuList({ links }: Pick<MenuProps, 'links'>) {
  return (
    <ul>
      {links.map(({ href, label, current }) => (
        <li key={href}>
          <a href={href} aria-current={current ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function LanguageList({ languages }: Pick<MenuProps, 'languages'>) {
  const { locale, t } = useLanguage();
  return (
    <ul className="language__list" aria-label={t('nav.language')}>
      {languages.map((language) => (
        <li key={language.locale}>
          <a
            href={language.href}
            hrefLang={language.locale}
            lang={language.locale}
            aria-current={language.locale === locale ? 'true' : undefined}
          >
            <span className="language__code">{language.label}</span> <span>{language.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
