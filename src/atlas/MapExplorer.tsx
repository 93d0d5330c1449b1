import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Island } from '#island/Island.tsx';
import { useLanguage, type LanguageProps } from '#island/LanguageProvider.tsx';
import { mapZoom, type MapZoom } from '#atlas/map-zoom.ts';
import { writeAddress } from '#island/address.client.ts';
import { announceListening } from '#island/listening.client.ts';
import { useHydrated } from '#island/use-hydrated.ts';

/** A named shape of the map and what its card says. */
interface MapCard {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** Its page, where it has one. */
  readonly href?: string | undefined;
}

interface ExplorerProps {
  readonly cards: readonly MapCard[];
  /** The map as it is without script. */
  readonly children: ReactNode;
}

const TIERS = ['all', 'held', 'premier', 'grand'] as const;
const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Zoom, filter and cards for the map of the Côte, which stays complete without them. `client:use` hydrates
 * this island when its `<details>` is opened; while that is open, wheel, pinch, drag and keys work on the map.
 */
export function MapExplorer({ locale, messages, ...explorer }: ExplorerProps & LanguageProps) {
  return (
    <Island locale={locale} messages={messages}>
      <Explorer {...explorer} />
    </Island>
  );
}

function Explorer({ cards, children }: ExplorerProps) {
  const { t } = useLanguage();
  const hydrated = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const strips = useRef<readonly MapZoom[]>([]);
  const [open, setOpen] = useState(false);
  const [tier, setTier] = useState<(typeof TIERS)[number]>('all');
  const [shownId, show] = useState<string>();
  const card = cards.find(({ id }) => id === shownId);

  useEffect(() => {
    setOpen(details.current?.open ?? false);
    announceListening(root.current);
  }, []);

  useEffect(() => {
    const element = root.current;
    if (!open || !element) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    strips.current = [...element.querySelectorAll<SVGSVGElement>('.cote-atlas__strip')].flatMap(
      (svg) => mapZoom(svg) ?? [],
    );

    const goTo = (id: string): void => {
      show(id);
      for (const strip of shownStrips(strips.current)) {
        const shape = strip.svg.querySelector<SVGGraphicsElement>(`use[href="#path-${id}"]`);
        if (shape) strip.show(shape);
      }
    };
    const place = location.hash.slice(1);
    if (cards.some(({ id }) => id === place)) goTo(place);

    const onPoint = ({ target }: Event): void => {
      const id = idOf(target, cards);
      if (id !== undefined) show(id);
    };
    element.addEventListener('pointerover', onPoint, { signal });
    element.addEventListener('focusin', onPoint, { signal });
    element.addEventListener(
      'click',
      (event) => {
        const id = idOf(event.target, cards);
        const link = (event.target as Element).closest('a');
        // Names of crus lead to their pages; shapes and links to the list move the map.
        const leadsAway = link !== null && !link.getAttribute('href')?.startsWith('#');
        if (id === undefined || (leadsAway && (event.target as Element).localName !== 'use')) return;
        event.preventDefault();
        writeAddress(`#${id}`);
        goTo(id);
      },
      { signal },
    );
    element.addEventListener(
      'keydown',
      (event) => {
        const svg = (event.target as Element).closest('svg');
        const strip = strips.current.find((one) => one.svg === svg);
        if (!strip) return;
        const arrow = ARROWS[event.key];
        if (arrow) strip.pan(...arrow);
        else if (event.key === '+' || event.key === '=') strip.zoomBy(1);
        else if (event.key === '-') strip.zoomBy(-1);
        else if (event.key === '0') strip.reset();
        else return;
        event.preventDefault();
      },
      { signal },
    );
    for (const { svg } of strips.current) svg.tabIndex = 0;
    return () => {
      listeners.abort();
      for (const strip of strips.current) {
        strip.stop();
        strip.svg.removeAttribute('tabindex');
      }
    };
  }, [open, cards]);

  const zoomBy = (direction: 1 | -1): void => {
    for (const strip of shownStrips(strips.current)) strip.zoomBy(direction);
  };
  const reset = (): void => {
    for (const strip of strips.current) strip.reset();
    setTier('all');
    show(undefined);
    writeAddress(location.pathname);
  };

  return (
    <div ref={root} className="group" data-tier={tier} data-open={open || undefined}>
      <details
        ref={details}
        data-controls=""
        className="mb-4 px-gutter print:hidden noscript:hidden"
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
        }}
      >
        <summary className="button">{t('atlas.explore')}</summary>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <button
            type="button"
            className="button"
            disabled={!hydrated}
            onClick={() => {
              zoomBy(1);
            }}
          >
            {t('atlas.explore.in')}
          </button>
          <button
            type="button"
            className="button"
            disabled={!hydrated}
            onClick={() => {
              zoomBy(-1);
            }}
          >
            {t('atlas.explore.out')}
          </button>
          <button type="button" className="button" disabled={!hydrated} onClick={reset}>
            {t('atlas.explore.reset')}
          </button>
          <label className="inline-flex min-h-target items-center gap-2">
            {t('atlas.explore.tier')}
            <select
              className="min-h-target border border-edge bg-paper px-2 text-ink"
              disabled={!hydrated}
              value={tier}
              onChange={({ currentTarget }) => {
                setTier(TIERS.find((one) => one === currentTarget.value) ?? 'all');
              }}
            >
              {TIERS.map((one) => (
                <option key={one} value={one}>
                  {t(`atlas.explore.tier.${one}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <p className="mt-3 min-h-[3.4rem] border-y border-rule py-2" aria-live="polite">
          {card ? (
            <>
              {card.href ? <a href={card.href}>{card.name}</a> : <b className="font-normal text-wine">{card.name}</b>}
              {/* A translator of pages takes a text out of an element that holds other things beside it. */}
              <span>{`, ${card.note}`}</span>
            </>
          ) : (
            <span className="text-ink-soft italic">{t('atlas.explore.hint')}</span>
          )}
        </p>
      </details>
      {children}
    </div>
  );
}

/** The strips of the orientation that the style sheet shows. */
function shownStrips(strips: readonly MapZoom[]): MapZoom[] {
  return strips.filter(({ svg }) => svg.getClientRects().length > 0);
}

/** The id of the shape that an event is about: of the outline under the pointer, or of the link in focus. */
function idOf(target: EventTarget | null, cards: readonly MapCard[]): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const use = target.closest('use') ?? target.querySelector(':scope > use');
  const path = use?.getAttribute('href')?.replace('#path-', '');
  const href = target.closest('a')?.getAttribute('href');
  return cards.find((card) => card.id === path || (href != null && card.href === href))?.id;
}
