import { useCallback, useEffect, useMemo, useState } from 'react';
import { COPIED_LABEL_MS } from '#site/timings.ts';
import { Island, useHydrated, useLanguage, type LanguageProps } from '#island/Island.tsx';
import type { PageRef } from '#site/routes.ts';
import type { SiteAddress } from '#site/address.ts';
import { sitemapEntries, sitemapXml } from '#site/sitemap.ts';

interface SitemapToolProps {
  readonly pages: readonly PageRef[];
  readonly siteAddress: SiteAddress;
  /** Build day, `2026-11-21`: the text's date until the browser makes it afresh. */
  readonly buildDate: string;
  readonly searchConsole: string;
}

const FILE_NAME = 'sitemap.xml';
const FILE_TYPE = 'application/xml';

/** A browser may read a file's address some time after the press of the button. */
const FILE_KEPT_MS = 60_000;

/** The sitemap's text, or nothing when there is no page to list. */
function generate(pages: readonly PageRef[], siteAddress: SiteAddress, day: string): string {
  const entries = sitemapEntries(pages, siteAddress, day);
  return entries.length === 0 ? '' : sitemapXml(entries);
}

/** The visitor's day in UTC, `2026-11-21`. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/**
 * Makes, shows, copies and downloads the sitemap in the browser (docs/behaviour.md 5.4). The server prints
 * the published text. Until the island is hydrated its buttons are disabled, and where scripts are off they
 * are not shown.
 */
export function SitemapTool({ locale, messages, ...tool }: SitemapToolProps & LanguageProps) {
  return (
    <Island locale={locale} messages={messages} className="sitemap-tool mt-gap mb-6">
      <Tool {...tool} />
    </Island>
  );
}

function Tool({ pages, siteAddress, buildDate, searchConsole }: SitemapToolProps) {
  const { t } = useLanguage<'sitemap'>();
  const hydrated = useHydrated();
  const [requestedDay, requestDay] = useState<string>();
  const day = requestedDay ?? (hydrated ? today() : buildDate);
  const text = useMemo(() => generate(pages, siteAddress, day), [pages, siteAddress, day]);
  const [copiedAt, copy] = useCopy(text);
  const usable = hydrated && text !== '';
  return (
    <>
      <div className="flex flex-wrap gap-3 max-sm:flex-col max-sm:items-start">
        <button
          type="button"
          className={BUTTON}
          disabled={!hydrated}
          onClick={() => {
            requestDay(today());
          }}
        >
          {t('sitemap.generate')}
        </button>
        <button
          type="button"
          className={BUTTON}
          disabled={!usable}
          onClick={() => {
            download(text);
          }}
        >
          {t('sitemap.download')}
        </button>
        <button type="button" className={BUTTON} disabled={!usable} onClick={copy}>
          <span aria-live="polite">
            {/* Another element for each copy, so that screen readers announce each. */}
            <span key={copiedAt}>{copiedAt === undefined ? t('sitemap.copy') : t('sitemap.copied')}</span>
          </span>
        </button>
        <a className="button" href={searchConsole} target="_blank" rel="noopener noreferrer">
          {t('sitemap.console')}
        </a>
      </div>
      <pre
        className={
          'sitemap-tool__text mt-6 max-h-[70vh] overflow-auto border border-edge bg-limestone p-5 ' +
          '[font-family:ui-monospace,Menlo,Consolas,monospace] text-note leading-normal'
        }
        aria-label={t('sitemap.text')}
        role="region"
        tabIndex={0}
      >
        {text}
      </pre>
    </>
  );
}

const BUTTON = 'button noscript:hidden';

/** The moment of the last copy, as long as the button tells of it, and the action that copies the text. */
function useCopy(text: string): [copiedAt: number | undefined, copy: () => void] {
  const [copiedAt, setCopiedAt] = useState<number>();

  useEffect(() => {
    if (copiedAt === undefined) return undefined;
    const timer = setTimeout(() => {
      setCopiedAt(undefined);
    }, COPIED_LABEL_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [copiedAt]);

  const copy = useCallback(() => {
    void writeToClipboard(text).then((written) => {
      setCopiedAt(written ? Date.now() : undefined);
    });
  }, [text]);
  return [copiedAt, copy];
}

/** Copies a text; a refusal is logged and answered with false (docs/behaviour.md 6.3). */
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
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, FILE_KEPT_MS);
}
