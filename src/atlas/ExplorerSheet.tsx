import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { GoTo } from '#atlas/GoTo.tsx';
import { LARGEST_SCALE, namesInView, NAMING_SCALE, OPENING_SCALE, STEP } from '#atlas/explorer.ts';
import type { ExplorerClimat, ExplorerData } from '#atlas/explorer.ts';
import type { PlanePoint } from '#atlas/plane.ts';
import { writeAddress } from '#island/address.client.ts';
import { useLanguage } from '#island/Island.tsx';

export interface ExplorerProps {
  /** Address of what the explorer shows. */
  readonly file: string;
}

/** The part of the map that an arrow key moves by. */
const PAN = 0.2;
const ARROWS: Readonly<Record<string, PlanePoint>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const BUTTONS = [
  { name: 'in', sign: '+', factor: STEP },
  { name: 'out', sign: '−', factor: 1 / STEP },
] as const;

/** A sheet, or a climat with the ground that it covers. */
interface Place {
  readonly at: PlanePoint;
  readonly size?: PlanePoint;
}

/** The explorer itself: a map that fills the screen, a row of controls, and a card. */
export function ExplorerSheet({ file, onClose }: ExplorerProps & { readonly onClose: () => void }) {
  const { t } = useLanguage<'atlas.explore'>();
  const dialog = useRef<HTMLDialogElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [data, setData] = useState<ExplorerData>();
  const [view, setView] = useState<ZoomTransform>();
  const [size, setSize] = useState<PlanePoint>([0, 0]);
  const [chosen, choose] = useState('');
  const [behaviour] = useState(() =>
    zoom<SVGSVGElement, unknown>()
      .scaleExtent([OPENING_SCALE / STEP ** 2, LARGEST_SCALE])
      .duration(matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 250)
      .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        setView(transform);
      }),
  );
  const card = climatNamed(data, chosen);
  const names = useMemo(() => (data && view ? namesInView(data, view, size) : []), [data, view, size]);

  useEffect(() => {
    const sheet = dialog.current;
    sheet?.showModal();
    const fetching = new AbortController();
    fetch(file, { signal: fetching.signal })
      .then((response) => response.json() as Promise<ExplorerData>)
      .then(
        (read) => {
          setData(read);
          choose(climatNamed(read, location.hash.slice(1))?.id ?? '');
        },
        () => {
          // The page has its maps without this one.
          if (!fetching.signal.aborted) sheet?.close();
        },
      );
    return () => {
      fetching.abort();
    };
  }, [file]);

  /** Brings a place to the middle of the screen, a climat in a size to be seen. */
  const show = useCallback(
    (place: Place | undefined): void => {
      const map = svg.current;
      if (!map || !place) return;
      const { width, height } = map.getBoundingClientRect();
      const {
        at: [x, y],
        size: ground,
      } = place;
      const filling = ground && (0.4 * Math.min(width, height)) / Math.max(...ground);
      const k = filling === undefined ? OPENING_SCALE : Math.min(LARGEST_SCALE, Math.max(NAMING_SCALE, filling));
      behaviour.transform(select(map), zoomIdentity.translate(width / 2 - k * x, height / 2 - k * y).scale(k));
    },
    [behaviour],
  );

  useEffect(() => {
    const map = svg.current;
    if (!map || !data) return undefined;
    const selection = select(map).call(behaviour);
    const resized = new ResizeObserver(() => {
      setSize([map.clientWidth, map.clientHeight]);
    });
    resized.observe(map);
    show(climatNamed(data, location.hash.slice(1)) ?? data.sheets[0]);
    return () => {
      resized.disconnect();
      selection.on('.zoom', null);
    };
  }, [behaviour, data, show]);

  const zoomBy = (factor: number): void => {
    if (svg.current) behaviour.scaleBy(select(svg.current), factor);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (arrow && svg.current && view) {
      const [width, height] = size;
      behaviour.translateBy(select(svg.current), (arrow[0] * PAN * width) / view.k, (arrow[1] * PAN * height) / view.k);
    } else if (event.key === '+' || event.key === '=') zoomBy(STEP);
    else if (event.key === '-') zoomBy(1 / STEP);
    else if (event.key === '0') show(data?.sheets[0]);
    else return;
    event.preventDefault();
  };
  const tell = (id: string): void => {
    choose(id);
    writeAddress(`#${id}`);
  };
  const goTo = (id: string): void => {
    const climat = climatNamed(data, id);
    if (climat) tell(id);
    else choose('');
    show(climat ?? data?.sheets.find((sheet) => sheet.id === id));
  };

  return (
    <dialog
      ref={dialog}
      className="cote-explorer h-dvh max-h-none w-screen max-w-none bg-paper text-ink open:grid"
      aria-label={t('atlas.explore.open')}
      onClose={onClose}
    >
      <div className="flex flex-wrap items-center gap-2 border-b border-edge px-3 py-2">
        {data && <GoTo data={data} chosen={chosen} onChoose={goTo} />}
        {BUTTONS.map(({ name, sign, factor }) => (
          <button
            key={name}
            type="button"
            className="button px-4"
            aria-label={t(`atlas.explore.${name}`)}
            onClick={() => {
              zoomBy(factor);
            }}
          >
            {sign}
          </button>
        ))}
        <button
          type="button"
          className="ml-auto button max-sm:px-2 max-sm:tracking-[0.05em]"
          onClick={() => dialog.current?.close()}
        >
          {t('atlas.explore.close')}
        </button>
      </div>
      <svg
        ref={svg}
        className="cote-atlas size-full min-h-0 cursor-grab touch-none -outline-offset-3 system-colours"
        role="application"
        aria-label={t('atlas.explore.help')}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={({ target }) => {
          const id = (target as Element).getAttribute('data-id');
          if (id !== null) tell(id);
        }}
      >
        {data && view && (
          <>
            <g transform={view.toString()}>
              <path className="cote-atlas__land" d={data.land} />
              {data.climats.map(({ id, rank, held, d }) => (
                <path
                  key={id}
                  data-id={id}
                  className={`cote-explorer__climat cote-atlas__${look(rank, held)}`}
                  data-chosen={id === chosen || undefined}
                  d={d}
                />
              ))}
              <path className="cote-atlas__plots pointer-events-none" d={data.plots} />
            </g>
            {names.map(({ id, rank, held, lines }) => (
              <text
                key={id}
                className={`pointer-events-none text-[15px] [dominant-baseline:central] [text-anchor:middle] cote-atlas__name--${rank} ${held ? 'fill-wine' : ''}`}
                data-name={id}
              >
                {lines.map(({ text, at: [x, y] }) => (
                  <tspan key={text} x={Math.round(x)} y={Math.round(y)}>
                    {text}
                  </tspan>
                ))}
              </text>
            ))}
          </>
        )}
      </svg>
      <p
        className={`absolute bottom-3 left-3 max-w-[calc(100%-1.5rem)] border border-edge bg-paper px-4 py-2 text-note ${card ? '' : '[@media(height<25rem)]:sr-only'}`}
        aria-live="polite"
      >
        {card ? (
          <>
            <b className="font-normal text-wine">{card.name}</b>
            <span className="block">{card.note}</span>
            {card.href !== undefined && (
              <a className="inline-flex min-h-target items-center" href={card.href}>
                {t('atlas.explore.page')}
                <span className="sr-only">{`, ${card.name}`}</span>
              </a>
            )}
          </>
        ) : (
          <span className="text-ink-soft italic">{t('atlas.explore.help')}</span>
        )}
      </p>
    </dialog>
  );
}

const climatNamed = (data: ExplorerData | undefined, id: string): ExplorerClimat | undefined =>
  data?.climats.find((climat) => climat.id === id);

/** How a climat is drawn, by what it is. */
function look(rank: ExplorerClimat['rank'], held: boolean): string {
  if (rank === 'grand') return held ? 'held' : 'grand';
  return held ? 'premier' : 'quiet';
}
