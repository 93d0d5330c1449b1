import { useCallback, useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { ADDRESS_PAUSE_MS } from '#config/interaction.ts';
import { writeAddress } from '#island/address.client.ts';
import { IslandBoundary } from '#island/Island.tsx';
import { SearchResults } from '#search/SearchResults.tsx';
import { isPlainClick, isSlashOn, setBusy, turnSlash, watchSearch } from '#search/watch-search.client.ts';
import { fill } from '#language/translate.ts';
import { searchEngine, type Findings, type SearchEngine, type SearchFile } from '#search/engine.ts';

/**
 * The quiet word of the header and the sheet that it opens (docs/behaviour.md 3.22). The word is a link that the page
 * prints, with the address of the file that the search reads; `client:search` hydrates this island when the sheet is asked
 * for, so it opens at once.
 */
export function SearchSheet({ children }: { readonly children: ReactNode }) {
  return (
    <IslandBoundary>
      <Search>{children}</Search>
    </IslandBoundary>
  );
}

/** What the sheet takes from the link. */
interface Asked {
  /** Address of the index page, where the link leads without script. */
  readonly index: string;
  /** The link's text. */
  readonly label: string;
  /** Address of the file that the search reads. */
  readonly file: string;
  /** What is said until it has come. */
  readonly waiting: string;
}

function Search({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const [asked, setAsked] = useState<Asked>();

  useEffect(() => {
    const link = place.current?.querySelector<HTMLAnchorElement>('[data-search]');
    if (!link) return undefined;
    const open = (): void => {
      setBusy(link, false);
      const { search = '', waiting = '' } = link.dataset;
      setAsked({ index: link.href, label: link.textContent, file: search, waiting });
    };
    // Hydration means that somebody asked for the sheet.
    open();
    return watchSearch(link, open);
  }, []);

  return (
    <>
      <span ref={place} className="contents">
        {children}
      </span>
      {asked && (
        <Sheet
          {...asked}
          onClose={() => {
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}

/** What the address asks for: `?q=musigny`. */
const queryOfAddress = (): string => new URLSearchParams(location.search).get('q') ?? '';

/** Writes the query to the address, so that it can be shared; an empty one leaves no trace. */
function writeQuery(query: string): void {
  const address = new URL(location.href);
  if (query === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  writeAddress(address);
}

interface SheetProps extends Asked {
  readonly onClose: () => void;
}

function Sheet({ file, index, label, waiting, onClose }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isEnterWaiting = useRef(false);
  const [data, setData] = useState<SearchFile>();
  const [query, setQuery] = useState(queryOfAddress);
  const latest = useRef(query.trim());
  const [engine, setEngine] = useState<SearchEngine>();
  const findings = useMemo(() => (query.trim() === '' ? undefined : engine?.find(query)), [engine, query]);
  const words = data?.words ?? {};

  useEffect(() => {
    const sheet = dialog.current;
    sheet?.showModal();
    sheet?.addEventListener('keydown', moveByArrows);
    const fetching = new AbortController();
    fetch(file, { signal: fetching.signal })
      .then((response) => response.json() as Promise<SearchFile>)
      .then(setData, () => {
        if (!fetching.signal.aborted) location.assign(index);
      });
    return () => {
      fetching.abort();
      sheet?.removeEventListener('keydown', moveByArrows);
      sheet?.close();
    };
  }, [file, index]);

  // The index is shown before its search is ready.
  useEffect(() => {
    if (data) void searchEngine(data).then(setEngine);
  }, [data]);

  useEffect(() => {
    const pause = setTimeout(writeQuery, ADDRESS_PAUSE_MS, query.trim());
    return () => {
      clearTimeout(pause);
    };
  }, [query]);

  const closeSheet = useCallback(() => {
    dialog.current?.close();
  }, []);
  /** The way back from what was found leads to the results: its address is that of the query, and the sheet stays open. */
  const leave = useCallback(() => {
    if (latest.current === '') closeSheet();
    else writeQuery(latest.current);
  }, [closeSheet]);
  const follow = useCallback(
    ({ nativeEvent }: MouseEvent<HTMLAnchorElement>): void => {
      if (isPlainClick(nativeEvent)) leave();
    },
    [leave],
  );
  const followFirst = useCallback(
    ({ names, passages }: Findings): void => {
      const first = names[0] ?? passages[0];
      if (first === undefined) return;
      leave();
      location.assign(first.href);
    },
    [leave],
  );
  // Enter may be pressed before there is anything to follow.
  useEffect(() => {
    if (!findings || !isEnterWaiting.current) return;
    isEnterWaiting.current = false;
    followFirst(findings);
  }, [findings, followFirst]);
  const close = (): void => {
    writeQuery('');
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      className="mx-auto my-0 h-dvh max-h-none w-[min(80rem,100vw)] max-w-none overflow-auto overscroll-contain border-x border-rule bg-paper px-gutter pt-4 pb-8 text-ink backdrop:bg-limestone"
      aria-label={words.title ?? label}
      onClose={close}
      data-search-sheet
    >
      <div className="sticky -top-4 z-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b-3 border-double border-edge bg-paper pt-4 pb-3">
        <label className="flex-[1_1_10rem]">
          <span className="block pb-[0.35rem] text-note caps text-wine">{words.field ?? label}</span>
          <input
            className="min-h-target w-full border-b border-edge bg-transparent text-h3 text-inherit [font:inherit]"
            type="text"
            inputMode="search"
            enterKeyHint="go"
            value={query}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => {
              isEnterWaiting.current = false;
              latest.current = currentTarget.value.trim();
              setQuery(currentTarget.value);
            }}
            onKeyDown={({ key }) => {
              if (key !== 'Enter') return;
              if (findings) followFirst(findings);
              else isEnterWaiting.current = query.trim() !== '';
            }}
          />
        </label>
        <button type="button" className="button" onClick={closeSheet}>
          {words.close ?? '×'}
        </button>
      </div>
      <p role="status" className="min-h-[1.6em] py-2 text-note text-ink-soft italic">
        {engine ? findings && <Told {...{ findings, words, index }} /> : <span>{waiting}</span>}
      </p>
      {data && <SearchResults {...{ data, index, findings }} onFollow={follow} />}
      {data && <SlashChoice label={words.slash ?? ''} />}
    </dialog>
  );
}

interface ToldProps extends Pick<Asked, 'index'> {
  readonly findings: Findings;
  readonly words: SearchFile['words'];
}

/** What the status line says, and screen readers with it. Each piece has an element, for translators of pages. */
function Told({ findings: { names, passages, all, isNear }, words, index }: ToldProps) {
  if (names.length + passages.length === 0) {
    const [before, after] = (words.none ?? '').split('{az}');
    return (
      <>
        <span>{before}</span>
        <a href={index}>{words.az}</a>
        <span>{after}</span>
      </>
    );
  }
  if (isNear) return <span>{words.near}</span>;
  const count = (shown: number, found: number): string | number =>
    shown < found ? fill(words.some ?? '', { shown, all: found }) : shown;
  const found = {
    names: count(names.length, all.names),
    passages: count(passages.length, all.passages),
  };
  return <span>{fill(words.found ?? '', found)}</span>;
}

/** Turns the key "/" on and off. */
function SlashChoice({ label }: { readonly label: string }) {
  const [isOn, setOn] = useState(isSlashOn);
  return (
    <label className="mt-8 inline-flex min-h-target items-center gap-2 text-note [@media(hover:none)]:hidden">
      <input
        className="size-6 accent-wine"
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

/** Arrows move between the field and the links. */
function moveByArrows(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  if (!(event.currentTarget instanceof HTMLDialogElement)) return;
  const field = event.currentTarget.querySelector<HTMLElement>('input[type=text]');
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('section:not([data-away=true]) a')];
  const stops = [field, ...links];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
}
