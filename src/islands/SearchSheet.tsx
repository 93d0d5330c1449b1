import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { IslandBoundary } from '#islands/IslandBoundary.tsx';
import { useHydrated } from '#islands/use-hydrated.ts';
import { asksForSearch, isPlainClick, isSlashOn, turnSlash } from '#islands/search-keys.ts';
import { fill } from '#i18n/translate.ts';
import { markTerms, searchEngine, type Findings, type SearchFile } from '#search/engine.ts';
import sheetStyles from './search-sheet.css?url';

interface SearchProps {
  /** Address of the index page, where the link leads without script. */
  readonly index: string;
  /** The link's text. */
  readonly label: string;
  /** Address of the file that the search reads. */
  readonly file: string;
}

/**
 * The quiet word of the header and the sheet that it opens (docs/behaviour.md 3.22). `client:search` hydrates it
 * when the sheet is asked for, so it opens at once.
 */
export function SearchSheet(props: SearchProps) {
  return (
    <IslandBoundary>
      <Search {...props} />
    </IslandBoundary>
  );
}

function Search({ index, label, file }: SearchProps) {
  // Hydration means that somebody asked for the sheet.
  const hydrated = useHydrated();
  const [isWanted, setOpen] = useState(true);
  const isOpen = hydrated && isWanted;

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <>
      <a
        href={index}
        className="caps ml-auto inline-flex min-h-target min-w-target items-center justify-center text-ink-soft no-underline hover:underline"
        onClick={(event) => {
          if (!isPlainClick(event.nativeEvent)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {label}
      </a>
      {isOpen && (
        <Sheet
          file={file}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

/** What the address asks for: `?q=musigny`. */
const queryOfAddress = (): string => new URLSearchParams(location.search).get('q') ?? '';

/**
 * The address follows when the typing rests: on a phone writing it takes longer than the search, and Safari allows it a
 * hundred times in half a minute.
 */
const TYPING_PAUSE_MS = 300;

/** Writes the query to the address, so that it can be shared; an empty one leaves no trace. */
function writeQuery(query: string): void {
  const address = new URL(location.href);
  if (query === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  history.replaceState(history.state, '', address);
}

function Sheet({ file, onClose }: { readonly file: string; readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [data, setData] = useState<SearchFile>();
  const [query, setQuery] = useState(queryOfAddress);
  const engine = useMemo(() => data && searchEngine(data), [data]);
  const findings = useMemo(() => (query.trim() === '' ? undefined : engine?.find(query)), [engine, query]);
  const words = data?.words ?? {};

  useEffect(() => {
    const sheet = dialog.current;
    sheet?.showModal();
    sheet?.addEventListener('keydown', moveByArrows);
    const fetching = new AbortController();
    fetch(file, { signal: fetching.signal })
      .then((response) => response.json() as Promise<SearchFile>)
      .then(setData, () => undefined);
    return () => {
      fetching.abort();
      sheet?.removeEventListener('keydown', moveByArrows);
      sheet?.close();
    };
  }, [file]);

  useEffect(() => {
    const pause = setTimeout(writeQuery, TYPING_PAUSE_MS, query.trim());
    return () => {
      clearTimeout(pause);
    };
  }, [query]);

  const closeSheet = useCallback(() => {
    dialog.current?.close();
  }, []);
  const close = (): void => {
    writeQuery('');
    onClose();
  };

  return (
    <dialog ref={dialog} className="search-sheet" aria-label={words.title} onClose={close}>
      <link rel="stylesheet" href={sheetStyles} precedence="default" />
      <div className="search-sheet__head">
        <label>
          <span className="caps">{words.field}</span>
          <input
            type="text"
            inputMode="search"
            enterKeyHint="go"
            value={query}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => {
              setQuery(currentTarget.value);
            }}
          />
        </label>
        <button type="button" className="button" onClick={closeSheet}>
          {words.close ?? '×'}
        </button>
      </div>
      <p role="status" className="search-sheet__status">
        {findings && data && told(findings, words)}
      </p>
      {data && <Results data={data} findings={findings} onFollow={closeSheet} />}
      {data && <SlashChoice label={words.slash ?? ''} />}
    </dialog>
  );
}

/** What the status line says, and screen readers with it. */
function told({ names, passages, isNear }: Findings, words: SearchFile['words']): string {
  if (names.length + passages.length === 0) return words.none ?? '';
  if (isNear) return words.near ?? '';
  return fill(words.found ?? '', { names: names.length, passages: passages.length });
}

interface ResultsProps {
  readonly data: SearchFile;
  readonly findings: Findings | undefined;
  readonly onFollow: () => void;
}

/**
 * The whole index while nothing is asked; then the names and the passages that were found. The index stays, hidden: to take
 * its four hundred entries away would cost the first key more than the search.
 */
function Results({ data, findings, onFollow }: ResultsProps) {
  const index = useMemo(
    () => (
      <ul className="search-sheet__names">
        {data.names.map(([label, , href]) => (
          <li key={`${href} ${label}`}>
            <a href={href} onClick={onFollow}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    ),
    [data, onFollow],
  );
  const { names = [], terms = new Set<string>() } = findings ?? {};
  return (
    <>
      <section aria-label={data.words.names} hidden={findings !== undefined}>
        {index}
      </section>
      {names.length > 0 && (
        <section aria-label={data.words.names}>
          <ul className="search-sheet__names">
            {names.map((found) => (
              <li key={`${found.href} ${found.label}`}>
                <a href={found.href} onClick={onFollow}>
                  <Marked text={found.label} terms={terms} />
                </a>
                {found.context !== '' && (
                  <p>
                    <Marked text={found.context} terms={terms} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {findings && findings.passages.length > 0 && (
        <section>
          <h2 className="caps">{data.words.passages}</h2>
          <ul className="search-sheet__passages">
            {findings.passages.map((found, index) => (
              <li key={index}>
                <a href={found.href} onClick={onFollow}>
                  {found.label}
                </a>
                <p>
                  <Marked text={found.context} terms={terms} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Marked({ text, terms }: { readonly text: string; readonly terms: ReadonlySet<string> }) {
  return markTerms(text, terms).map(([piece, isMet], index) => (isMet ? <mark key={index}>{piece}</mark> : piece));
}

/** Turns the key "/" on and off. */
function SlashChoice({ label }: { readonly label: string }) {
  const [isOn, setOn] = useState(isSlashOn);
  return (
    <label className="search-sheet__slash">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => {
          setOn(currentTarget.checked);
          turnSlash(currentTarget.checked);
        }}
      />{' '}
      {label}
    </label>
  );
}

/** Arrows move between the field and the links; Enter in the field follows the first link. */
function moveByArrows(event: KeyboardEvent): void {
  if (!['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
  if (!(event.currentTarget instanceof HTMLDialogElement)) return;
  const field = event.currentTarget.querySelector<HTMLElement>('input[type=text]');
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('section:not([hidden]) a')];
  const stops = [field, ...links];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (event.key === 'Enter' && at === 0) {
    links[0]?.click();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || at < 0) return;
  event.preventDefault();
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
}
