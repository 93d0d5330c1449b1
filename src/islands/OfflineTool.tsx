import { useCallback, useEffect, useState } from 'react';
import { formatMegabytes } from '#i18n/format.ts';
import { fill } from '#i18n/translate.ts';
import { Island } from '#islands/Island.tsx';
import { useLanguage, type LanguageProps } from '#islands/language.tsx';
import {
  failureOf,
  keepCurrentPage,
  keepFiles,
  keptPages,
  register,
  removeAll,
  type KeptPage,
} from '#islands/offline-store.ts';
import type { OfflineFiles } from '#model/offline.ts';

/** The words of the island, as keys of the dictionary. */
export const OFFLINE_MESSAGES = [
  'keep-visited',
  'keep-all',
  'forget',
  'keeping',
  'progress',
  'full',
  'failed',
  'refused',
  'none',
  'kept',
  'newer',
].map((name) => `offline.${name}`);

interface OfflineToolProps {
  /** Path that the site hangs under. */
  readonly base: string;
  /** Address of this page, which is kept with the first page asked for. */
  readonly ownPage: string;
}

/** Keeps pages on the device, lists them and removes them (docs/behaviour.md 10.3). Nothing happens before a press. */
export function OfflineTool({ locale, messages, ...tool }: OfflineToolProps & LanguageProps) {
  return (
    <Island locale={locale} messages={messages}>
      <Tool {...tool} />
    </Island>
  );
}

function Tool({ base, ownPage }: OfflineToolProps) {
  const { locale, t } = useLanguage();
  const [site, setSite] = useState<OfflineFiles>();
  const [pages, setPages] = useState<readonly KeptPage[]>();
  const [isNewer, setNewer] = useState(false);
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);

  const refresh = useCallback(async () => {
    const kept = await keptPages(base);
    setPages(kept.pages);
    return kept.version;
  }, [base]);

  useEffect(() => {
    void (async () => {
      // A browser that refuses the storage keeps no page; a press on a button is told so.
      const version = await refresh().catch(() => {
        setPages([]);
        return undefined;
      });
      const response = await fetch(`${base}/offline.json`, { cache: 'no-cache' }).catch(() => undefined);
      if (!response?.ok) return;
      const files = (await response.json()) as OfflineFiles;
      setSite(files);
      setNewer(version !== undefined && version !== files.version);
    })();
  }, [base, refresh]);

  const run = (work: () => Promise<string>): void => {
    setBusy(true);
    void work()
      .catch((error: unknown) => t(`offline.${failureOf(error)}`))
      .then(async (said) => {
        setMessage(said);
        await refresh().catch(() => undefined);
        setBusy(false);
      });
  };
  const keepVisited = (): void => {
    run(async () => {
      await register(base);
      await keepCurrentPage(base, ownPage);
      return t('offline.keeping');
    });
  };
  const keepAll = (): void => {
    run(async () => {
      await register(base);
      await keepCurrentPage(base, ownPage);
      const { done, all, end } = await keepFiles(base, site, locale, (count, total) => {
        setMessage(fill(t('offline.progress'), { done: count, all: total }));
      });
      setNewer(end !== 'all' && isNewer);
      const progress = fill(t('offline.progress'), { done, all });
      return end === 'all' ? progress : `${t(`offline.${end}`)} ${progress}`;
    });
  };
  const forget = (): void => {
    run(async () => {
      await removeAll(base);
      return '';
    });
  };

  return (
    <div className="mt-8 noscript:hidden">
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" disabled={pages === undefined || isBusy} onClick={keepVisited}>
          {t('offline.keep-visited')}
        </button>
        <button type="button" className="button" disabled={site === undefined || isBusy} onClick={keepAll}>
          {fill(t('offline.keep-all'), { size: formatMegabytes(site?.languages[locale].bytes ?? 0, locale) })}
        </button>
        {(pages?.length ?? 0) > 0 && (
          <button type="button" className="button" disabled={isBusy} onClick={forget}>
            {t('offline.forget')}
          </button>
        )}
      </div>
      <p className="mt-4 min-h-8 italic" role="status">
        {message || (isNewer ? t('offline.newer') : '')}
      </p>
      {pages && (
        <>
          <h3 className="mt-6 text-h3">{t('offline.kept')}</h3>
          {pages.length === 0 && <p>{t('offline.none')}</p>}
          <ul className="mt-2">
            {pages.map(({ href, title }) => (
              <li key={href} className="border-t border-rule">
                <a href={href} className="inline-flex min-h-target items-center">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
