import { Fragment, useCallback, useEffect, useState } from 'react';
import type { Locale } from '#language/locales.ts';
import { fill } from '#language/translate.ts';
import { Island, useLanguage, type LanguageProps } from '#island/Island.tsx';
import {
  failureOf,
  keepCurrentPage,
  keepFiles,
  keptPages,
  listedFiles,
  register,
  removeAll,
  type KeptPage,
} from '#offline/offline-page.ts';
import type { OwnSite } from '#offline/store.ts';

interface OfflineToolProps {
  /** The site, which only pages of its own are kept of. */
  readonly site: OwnSite;
  /** Address of this page, which is kept with the first page asked for. */
  readonly ownPage: string;
  /** The whole site in each language, with the name of the language and the size, `5.1 MB`. */
  readonly copies: readonly { readonly code: Locale; readonly language: string; readonly size: string }[];
}

/**
 * Keeps pages on the device, lists them and removes them (docs/behaviour.md 10.3). Nothing happens before a press. The
 * server prints what a device without copies shows, so only a press, or copies, need the script of the island.
 */
export function OfflineTool({ locale, messages, ...tool }: OfflineToolProps & LanguageProps) {
  return (
    <Island locale={locale} messages={messages} className="on-screen mt-8 without-scripts:hidden">
      <Tool {...tool} />
    </Island>
  );
}

function Tool({ site, ownPage, copies }: OfflineToolProps) {
  const { base } = site;
  const { t } = useLanguage<'offline'>();
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
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
      const version = await refresh().catch(() => undefined);
      if (version === undefined) return;
      const listed = await listedFiles(base);
      setNewer(listed !== undefined && version !== listed.version);
    })();
  }, [base, refresh]);

  const run = async (work: () => Promise<string>): Promise<void> => {
    setBusy(true);
    setMessage(await work().catch((error: unknown) => t(`offline.${failureOf(error)}`)));
    await refresh().catch(() => undefined);
    setBusy(false);
  };
  const keepVisited = async (): Promise<string> => {
    await register(base);
    await keepCurrentPage(site, ownPage);
    return t('offline.keeping');
  };
  const keepAll = async (locale: Locale): Promise<string> => {
    await keepVisited();
    let progress = '';
    const failure = await keepFiles(site, await listedFiles(base), locale, (done, all) => {
      progress = fill(t('offline.progress'), { done, all });
      setMessage(progress);
    });
    if (failure !== undefined) return `${t(`offline.${failure}`)} ${progress}`;
    setNewer(false);
    return progress;
  };
  const forget = async (): Promise<string> => {
    await removeAll(base);
    return '';
  };
  const buttons = [
    { label: t('offline.keep-visited'), work: keepVisited },
    ...copies.map(({ code, language, size }) => ({
      label: fill(t('offline.keep-all'), { language, size }),
      work: () => keepAll(code),
    })),
    ...(pages.length > 0 ? [{ label: t('offline.forget'), work: forget }] : []),
  ];

  return (
    <>
      {/* Over the buttons: what stands under the last one may be out of a phone's window. */}
      <p className="mb-2 min-h-8 italic" role="status" data-unfetched={t('offline.unfetched')}>
        {message || (isNewer ? t('offline.newer') : '')}
      </p>
      <div className="flex flex-wrap gap-3">
        {buttons.map(({ label, work }) => (
          <button key={label} type="button" className="button" disabled={isBusy} onClick={() => void run(work)}>
            {label}
          </button>
        ))}
      </div>
      <h3 className="mt-6 text-h3">{t('offline.kept')}</h3>
      {pages.length === 0 && <p>{t('offline.none')}</p>}
      {copies.map(({ code, language }) => {
        const kept = pages.filter((page) => page.language === code);
        if (kept.length === 0) return null;
        return (
          <Fragment key={code}>
            <h4 className="mt-4">{fill(t('offline.kept-in'), { language, count: kept.length })}</h4>
            <ul className="mt-2 gap-x-8 sm:columns-2" lang={code}>
              {kept.map(({ href, title }) => (
                <li key={href} className="break-inside-avoid border-t border-rule">
                  <a href={href} className="inline-flex min-h-target items-center">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </Fragment>
        );
      })}
    </>
  );
}
