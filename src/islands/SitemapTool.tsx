import { useCallback, useEffect, useMemo, useState } from 'react';
import { COPIED_LABEL_MS } from '#config/interaction.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Dictionary } from '#i18n/translate.ts';
import { IslandBoundary } from '#islands/IslandBoundary.tsx';
import { LanguageProvider, useLanguage } from '#islands/language.tsx';
import { useHydrated } from '#islands/use-hydrated.ts';
import type { PageRef } from '#routing/routes.ts';
import type { SiteAddress } from '#seo/address.ts';
import { sitemapEntries, sitemapXml } from '#seo/sitemap.ts';

interface SitemapToolProps {
  readonly locale: Locale;
  readonly messages: Dictionary;
  readonly pages: readonly PageRef[];
  readonly siteAddress: SiteAddress;
  /** Build day, `2026-11-21`: the text's date until the browser makes it afresh. */
  readonly buildDate: string;
  readonly searchConsole: string;
}

const FILE_NAME = 'sitemap.xml';
const FILE_TYPE = 'application/xml';

/** The sitemap's text, or nothing when there is no page to list. */
function generate(pages: readonly PageRef[], siteAddress: SiteAddress, day: string): string {
  const entries = sitemapEntries(pages, siteAddress, day);
  return entries.length === 0 ? '' : sitemapXml(entries);
}

/** The visitor's day in UTC, `2026-11-21`. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Makes, shows, copies and downloads the sitemap in the browser (specification 2). */
export function SitemapTool({ locale, messages, ...tool }: SitemapToolProps) {
  return (
    <IslandBoundary>
      <LanguageProvider locale={locale} messages={messages}>
        <Tool {...tool} />
      </LanguageProvider>
    </IslandBoundary>
  );
}

function Tool({ pages, siteAddress, buildDate, searchConsole }: Omit<SitemapToolProps, 'locale' | 'messages'>) {
  const { t } = useLanguage();
  const hydrated = useHydrated();
  const [requestedDay, requestDay] = useState<string>();
  const day = requestedDay ?? (hydrated ? today() : buildDate);
  const text = useMemo(() => generate(pages, siteAddress, day), [pages, siteAddress, day]);
  const [copied, copy] = useCopy(text);

  const empty = text === '';
  return (
    <div className="sitemap-tool">
      <div className="sitemap-tool__actions">
        <button
          type="button"
          className="button"
          onClick={() => {
            requestDay(today());
          }}
        >
          {t('sitemap.generate')}
        </button>
        <button
          type="button"
          className="button"
          disabled={empty}
          onClick={() => {
            download(text);
          }}
        >
          {t('sitemap.download')}
        </button>
        <button type="button" className="button" disabled={empty} onClick={copy}>
          <span aria-live="polite">{copied ? t('sitemap.copied') : t('sitemap.copy')}</span>
        </button>
        <a className="button" href={searchConsole} target="_blank" rel="noopener noreferrer">
          {t('sitemap.console')}
        </a>
      </div>
      <pre className="sitemap-tool__text" aria-label={t('sitemap.text')} role="region" tabIndex={0}>
        {text}
      </pre>
    </div>
  );
}

/** Whether the text was copied a moment ago, and the action that copies it. */
function useCopy(text: string): [copied: boolean, copy: () => void] {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => {
      setCopied(false);
    }, COPIED_LABEL_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [copied]);

  const copy = useCallback(() => {
    void writeToClipboard(text).then(setCopied);
  }, [text]);
  return [copied, copy];
}

/** Copies a text; a refusal is logged and answered with false (specification 8). */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.error('Copying the sitemap failed:', error);
    return false;
  }
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: FILE_TYPE }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(address);
}
