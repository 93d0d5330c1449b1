import { useCallback, useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { ADDRESS_PAUSE_MS } from '#site/timings.ts';
import { isPlainClick } from '#island/address.client.ts';
import { valueOf } from '#island/dialog-address.client.ts';
import { openDialog, writeValue } from '#island/dialog.client.ts';
import { useFetched } from '#island/use-fetched.client.ts';
import { IslandBoundary } from '#island/Island.tsx';
import { SearchResults } from '#search/SearchResults.tsx';
import { isSlashOn, QUERY, SLASH } from '#search/watch-search.client.ts';
import { fill } from '#language/translate.ts';
import { inShownOrder, searchEngine, type Findings, type SearchEngine } from '#search/engine.ts';
import type { SearchFile } from '#search/search-file.ts';

/** What the link in the header says, for the dialog. */
interface SearchLink {
  readonly link: HTMLAnchorElement;
  /** Address of the index page, where the link leads without script. */
  readonly index: string;
  /** The link's text. */
  readonly label: string;
  /** Address of the file that the search reads. */
  readonly file: string;
  /** Said until it has come. */
  readonly waiting: string;
}

/** Makes the dialog that the word `Search` in the header opens (docs/behaviour.md 3.22). The function it returns shows it. */
export function makeSearchDialog(link: HTMLAnchorElement): () => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const { search = '', waiting = '' } = link.dataset;
  const asked: SearchLink = { link, index: link.href, label: link.textContent, file: search, waiting };
  const close = (): void => {
    root.render(null);
  };
  return () => {
    root.render(
      <IslandBoundary>
        <SearchDialog {...asked} onClose={close} />
      </IslandBoundary>,
    );
  };
}

interface SearchDialogProps extends SearchLink {
  readonly onClose: () => void;
}

function SearchDialog({ link, file, index, label, waiting, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isEnterWaiting = useRef(false);
  const data = useFetched(file, () => {
    // The way back must not lead to the dialog that failed.
    location.replace(index);
  }) as SearchFile | undefined;
  const [query, setQuery] = useState(() => valueOf(QUERY) ?? '');
  const latest = useRef(query.trim());
  const [engine, setEngine] = useState<SearchEngine>();
  const findings = useMemo(() => (query.trim() === '' ? undefined : engine?.find(query)), [engine, query]);
  const words = data?.words;

  useEffect(() => {
    const element = dialog.current;
    if (element) openDialog(element, { name: QUERY, value: latest.current, opener: link });
    element?.addEventListener('keydown', moveByArrows);
    return () => {
      element?.removeEventListener('keydown', moveByArrows);
      element?.close();
    };
  }, [link]);

  // The index is shown before its search is ready.
  useEffect(() => {
    if (data) void searchEngine(data).then(setEngine);
  }, [data]);

  useEffect(() => {
    const pause = setTimeout(writeValue, ADDRESS_PAUSE_MS, QUERY, query.trim());
    return () => {
      clearTimeout(pause);
    };
  }, [query]);

  /** The way back from what was found leads to the results: its address is that of the query, and the dialog stays open. */
  const leave = useCallback(() => {
    writeValue(QUERY, latest.current);
  }, []);
  const follow = useCallback(
    ({ nativeEvent }: MouseEvent<HTMLAnchorElement>): void => {
      if (isPlainClick(nativeEvent)) leave();
    },
    [leave],
  );
  const followFirst = useCallback(
    (findings: Findings): void => {
      const [first] = inShownOrder(findings);
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
  return (
    <dialog
      ref={dialog}
      className="mx-auto my-0 h-dvh max-h-none w-[min(80rem,100vw)] max-w-none overflow-auto overscroll-contain border-x border-rule bg-paper px-gutter pt-4 pb-8 text-ink backdrop:bg-limestone"
      aria-label={words?.title ?? label}
      onClose={onClose}
      data-search-dialog
    >
      <div className="sticky -top-4 z-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b-3 border-double border-edge bg-paper pt-4 pb-3">
        <label className="grow basis-40">
          <span className="block pb-1.5 text-note caps text-wine">{words?.field ?? label}</span>
          <input
            className="min-h-target w-full border-b border-edge bg-transparent px-3 text-h3 text-inherit [font:inherit]"
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
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {words?.close ?? '×'}
        </button>
      </div>
      <p role="status" className="min-h-6 py-2 text-note text-ink-soft italic">
        {engine && words ? findings && <Told {...{ findings, words, index }} /> : <span>{waiting}</span>}
      </p>
      {data && <SearchResults {...{ data, index, findings }} mark={engine?.mark} onFollow={follow} />}
      {data && <SlashChoice label={data.words.slash} />}
    </dialog>
  );
}

interface ToldProps extends Pick<SearchLink, 'index'> {
  readonly findings: Findings;
  readonly words: SearchFile['words'];
}

/** The status line. Each piece has an element, for translators of pages. */
function Told({ findings, words, index }: ToldProps) {
  const { names, passages, all, state } = findings;
  const isNothing = inShownOrder(findings).length === 0;
  if (state === 'unanswered') return <span>{isNothing ? words.unanswered : words['unanswered-near']}</span>;
  if (isNothing) {
    const [before, after] = words.none.split('{az}');
    return (
      <>
        <span>{before}</span>
        <a href={index}>{words.az}</a>
        <span>{after}</span>
      </>
    );
  }
  if (state === 'near') return <span>{words.near}</span>;
  const count = (shown: number, found: number): string | number =>
    shown < found ? fill(words.some, { shown, all: found }) : shown;
  const found = {
    names: count(names.length, all.names),
    passages: count(passages.length, all.passages),
  };
  return <span>{fill(words.found, found)}</span>;
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

function turnSlash(on: boolean): void {
  try {
    localStorage.setItem(SLASH, on ? 'on' : 'off');
  } catch {
    // Storage is refused: the choice lasts for this page.
  }
}
