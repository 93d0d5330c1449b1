import { select } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { ExplorerCard, Help } from '#explorer/ExplorerCard.tsx';
import { Buttons, filling, Instruments, Key, Nine, Patterns } from '#explorer/ExplorerFrame.tsx';
import { Ground, Lettering, Lifted } from '#explorer/ExplorerMap.tsx';
import { GoTo } from '#explorer/GoTo.tsx';
import { useFlight } from '#explorer/flight.client.ts';
import { usePointed } from '#explorer/pointed.client.ts';
import { useSize } from '#explorer/size.client.ts';
import { ARROWS, climatNamed, detailAt, LEVEL, readState, SCALES, STEP, writeState } from '#explorer/explorer.ts';
import type { ExplorerData, ExplorerState, Ghost } from '#explorer/explorer.ts';
import { turn, type PlanePoint } from '#atlas/plane.ts';
import { ADDRESS_PAUSE_MS, LEVEL_ON } from '#config/interaction.ts';
import { valueOf } from '#island/dialog-address.client.ts';
import { openDialog, writeValue } from '#island/dialog.client.ts';
import { useLanguage } from '#island/Island.tsx';
import { prefersReducedMotion } from '#island/motion.client.ts';
import { fill } from '#language/translate.ts';

export interface ExplorerProps {
  /** Address of what the explorer shows. */
  readonly file: string;
}

/** The part of the map that an arrow key moves by. */
const PAN = 0.2;

/** The parameter of the address that tells the state of the explorer. */
export const EXPLORE = 'explore';

interface ExplorerSheetProps extends ExplorerProps {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  readonly onFail: () => void;
}

/** The explorer itself: a map that fills the screen, with the nine at its left, a row of controls and a card. */
export function ExplorerSheet({ file, opener, onClose, onFail }: ExplorerSheetProps) {
  const { t } = useLanguage<'atlas.explore'>();
  const dialog = useRef<HTMLDialogElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const ground = useRef<SVGGElement>(null);
  const words = useRef<SVGGElement>(null);
  const [opened] = useState(() => readState(valueOf(EXPLORE) ?? ''));
  const [data, setData] = useState<ExplorerData>();
  /** The view that words and instruments are set for; while the map moves, they move with it. */
  const [view, setView] = useState<ZoomTransform>(zoomIdentity);
  const size = useSize(svg, data);
  const [chosen, choose] = useState(() => opened?.chosen ?? valueOf(EXPLORE) ?? '');
  const { pointed, onPointerMove, onPointerLeave } = usePointed(data);
  const [ghost, setGhost] = useState<Ghost | undefined>(opened?.ghost);
  const [isLevel, setLevel] = useState(() => opened?.isLevel ?? matchMedia(LEVEL_ON).matches);
  const degrees = isLevel ? LEVEL : 0;
  const [isStill] = useState(prefersReducedMotion);
  const [behaviour] = useState(() => zoom<SVGSVGElement, unknown>().scaleExtent([SCALES.least, SCALES.most]));
  const lifted = climatNamed(data, ghost?.id ?? '');

  useEffect(() => {
    const sheet = dialog.current;
    if (sheet) openDialog(sheet, { name: EXPLORE, value: valueOf(EXPLORE) ?? '', opener: opener.current });
    const fetching = new AbortController();
    fetch(file, { signal: fetching.signal })
      .then((response) => response.json() as Promise<ExplorerData>)
      .then(setData, () => {
        if (fetching.signal.aborted) return;
        onFail();
        sheet?.close();
      });
    return () => {
      fetching.abort();
    };
  }, [file, opener, onFail]);

  const { flight, show, endFlight } = useFlight(svg, behaviour, isStill);

  // While the map moves, nothing is drawn anew: the ground and the words are moved as they are, and settle at the end.
  useLayoutEffect(() => {
    const map = svg.current;
    if (!map || !data) return undefined;
    const selection = select(map).call(behaviour);
    behaviour
      // The usual extent reads a length that a map without a box, when it is closed in flight, does not have.
      .extent((): [[number, number], [number, number]] => [
        [0, 0],
        [map.clientWidth, map.clientHeight],
      ])
      .filter(
        (event: Event) => !(event.target as Element).closest('svg [role]') && !('button' in event && event.button),
      )
      .duration(isStill ? 0 : 250)
      .on('start', ({ sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (sourceEvent) endFlight();
        // Another shape may come to lie under a pointer that rests.
        onPointerLeave();
      })
      .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        ground.current?.setAttribute('transform', `${transform.toString()} rotate(${degrees})`);
        const { k, x, y } = transform;
        const by = k / view.k;
        words.current?.setAttribute('transform', `translate(${x - view.x * by} ${y - view.y * by}) scale(${by})`);
        for (const pattern of map.querySelectorAll('pattern'))
          pattern.setAttribute('patternTransform', `scale(${1 / k}) rotate(${pattern.dataset.angle ?? '0'})`);
      })
      .on('end', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (!flight.current) setView(transform);
      });
    return () => {
      selection.on('.zoom', null);
    };
  }, [behaviour, data, degrees, endFlight, flight, isStill, onPointerLeave, view]);

  useEffect(() => {
    words.current?.removeAttribute('transform');
  }, [view, isLevel]);

  /** What stays in the middle while the map is turned. */
  const turned = useRef<{ readonly place: PlanePoint; readonly scale: number }>(undefined);
  useLayoutEffect(() => {
    if (turned.current) show(turned.current.place, turned.current.scale, degrees);
    turned.current = undefined;
  }, [show, degrees]);

  // Once only: the visitor moves it from then on. Before the map is painted, so that no key comes first.
  const placed = useRef<ExplorerData>(undefined);
  useLayoutEffect(() => {
    const map = svg.current;
    if (!map || !data || placed.current === data) return;
    placed.current = data;
    const place = climatNamed(data, chosen);
    const box = (place?.boxes ?? data.opening)[isLevel ? 1 : 0];
    if (opened) show(opened.middle, opened.scale, degrees);
    else if (box) show(...filling(map, box, degrees, place !== undefined), degrees);
  }, [data, chosen, opened, show, isLevel, degrees]);

  useEffect(() => {
    if (!data || size[0] === 0) return undefined;
    const middle = turn([view.invertX(size[0] / 2), view.invertY(size[1] / 2)], -degrees);
    const state: ExplorerState = { middle, scale: view.k, isLevel, chosen, ghost };
    const pause = setTimeout(writeValue, ADDRESS_PAUSE_MS, EXPLORE, writeState(state));
    return () => {
      clearTimeout(pause);
    };
  }, [data, view, size, degrees, isLevel, chosen, ghost]);

  const goTo = (id: string): void => {
    const climat = climatNamed(data, id);
    choose(climat?.id ?? '');
    const map = svg.current;
    const box = (climat?.boxes ?? data?.opening)?.[isLevel ? 1 : 0];
    if (map && box) show(...filling(map, box, degrees, climat !== undefined), degrees, true);
  };
  const turnMap = (): void => {
    const map = svg.current;
    if (!map) return;
    // The view may lag behind the map, which may be on its way to a cru.
    const now = zoomTransform(map);
    const middle = turn(now.invert([map.clientWidth / 2, map.clientHeight / 2]), -degrees);
    const { place, scale } = flight.current ?? { place: middle, scale: now.k };
    endFlight();
    setLevel(!isLevel);
    turned.current = { place, scale };
  };
  const lift = (id: string): void => {
    const climat = climatNamed(data, id);
    if (!climat) return;
    setGhost({ id, at: climat.at });
    requestAnimationFrame(() => svg.current?.querySelector<SVGElement>('[data-ghost]')?.focus());
  };
  const zoomBy = (factor: number): void => {
    endFlight();
    if (svg.current) behaviour.scaleBy(select(svg.current), factor);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('select')) return;
    const arrow = ARROWS[event.key];
    const cru = data?.climats.find(({ number }) => number === Number(event.key));
    if (arrow && svg.current && event.target === svg.current) {
      endFlight();
      behaviour.translateBy(
        select(svg.current),
        (-arrow[0] * PAN * size[0]) / view.k,
        (-arrow[1] * PAN * size[1]) / view.k,
      );
    } else if (event.key === '+' || event.key === '=') zoomBy(STEP);
    else if (event.key === '-') zoomBy(1 / STEP);
    else if (event.key === '0') goTo('');
    else if (event.key.toLowerCase() === 'n') turnMap();
    else if (cru) goTo(cru.id);
    else return;
    event.preventDefault();
  };

  // On the whole dialog, so that the keys work wherever the focus is in it; with the drawing, so that none is lost.
  useLayoutEffect(() => {
    const sheet = dialog.current;
    sheet?.addEventListener('keydown', onKeyDown);
    return () => {
      sheet?.removeEventListener('keydown', onKeyDown);
    };
  });

  return (
    <dialog
      ref={dialog}
      className="cote-explorer h-dvh max-h-none w-screen max-w-none bg-paper text-ink open:grid"
      aria-label={t('atlas.explore.open')}
      onClose={onClose}
    >
      <div className="col-span-full flex items-center gap-1 border-b border-edge px-3 py-2 sm:gap-2">
        {data && <GoTo data={data} chosen={chosen} onChoose={goTo} />}
        <Buttons
          degrees={degrees}
          onZoom={zoomBy}
          onTurn={turnMap}
          onClose={() => {
            dialog.current?.close();
          }}
        />
      </div>
      <div className="relative min-h-0 min-w-0">
        <svg
          ref={svg}
          className="absolute inset-0 size-full cursor-grab touch-none system-colours"
          role="application"
          aria-label={`${t('atlas.explore.help')} ${t('atlas.explore.press')}`}
          tabIndex={0}
          onPointerMove={onPointerMove}
          onPointerLeave={onPointerLeave}
          onClick={({ target }) => {
            const id = (target as Element).getAttribute('data-id');
            if (id !== null) choose(id);
          }}
        >
          <defs>
            <Patterns />
          </defs>
          <g ref={ground}>
            {data && <Ground data={data} chosen={chosen} isNear={detailAt(view.k) > 2} />}
            <path className="pointer-events-none fill-wine" fillOpacity="0.25" d={pointed?.d} data-pointed="" />
            {ghost && lifted && (
              <Lifted
                ghost={ghost}
                climat={lifted}
                label={fill(t('atlas.explore.lifted'), { name: lifted.name })}
                scale={view.k}
                degrees={degrees}
                onMove={(at) => {
                  setGhost({ ...ghost, at });
                }}
              />
            )}
          </g>
          {data && size[0] > 0 && <Lettering group={words} {...{ data, view, isLevel, size, chosen }} onGo={goTo} />}
        </svg>
      </div>
      <div className="cote-explorer__foot">
        <div className="cote-explorer__told">
          <ExplorerCard
            climat={climatNamed(data, chosen)}
            ghost={lifted?.name}
            onLift={lift}
            onPutBack={() => {
              setGhost(undefined);
              svg.current?.focus();
            }}
          />
          <Help pointed={pointed} />
        </div>
        {data && <Key />}
        {data && <Nine data={data} chosen={chosen} label={t('atlas.explore.nine')} onChoose={goTo} />}
        {data && size[0] > 0 && <Instruments data={data} view={view} degrees={degrees} size={size} />}
      </div>
    </dialog>
  );
}
