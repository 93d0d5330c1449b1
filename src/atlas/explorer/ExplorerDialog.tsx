import { zoomTransform } from 'd3-zoom';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { rotate, type PlanePoint } from '#atlas/plane/plane.ts';
import { useAddress, useAddressed } from '#atlas/explorer/use-address.client.ts';
import { ExplorerCard, Help } from '#atlas/explorer/ExplorerCard.tsx';
import { Buttons, filling, Instruments, Key, Nine, Patterns } from '#atlas/explorer/ExplorerFrame.tsx';
import { Ground, Lettering, LiftedOutline } from '#atlas/explorer/ExplorerMap.tsx';
import { GoTo } from '#atlas/explorer/GoTo.tsx';
import { climatNamed, detailAt, EXPLORE_PARAMETER, type ExplorerData } from '#atlas/explorer/explorer.ts';
import { useKeys } from '#atlas/explorer/use-keys.client.ts';
import { useMovement } from '#atlas/explorer/use-movement.client.ts';
import { usePointed } from '#atlas/explorer/use-pointed.client.ts';
import { useSize } from '#atlas/explorer/use-size.client.ts';
import { valueOf } from '#island/dialog-address.client.ts';
import { openDialog } from '#island/dialog.client.ts';
import { useFetched } from '#island/use-fetched.client.ts';
import { useLanguage } from '#island/Island.tsx';
import { fill } from '#language/translate.ts';

export interface ExplorerProps {
  /** Address of what the explorer shows. */
  readonly file: string;
}

interface ExplorerDialogProps extends ExplorerProps {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  readonly onFail: () => void;
}

/** The explorer itself: a map that fills the screen, with the nine at its left, a row of controls and a card. */
export function ExplorerDialog({ file, opener, onClose, onFail }: ExplorerDialogProps) {
  const { t } = useLanguage<'atlas.explore'>();
  const dialog = useRef<HTMLDialogElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const ground = useRef<SVGGElement>(null);
  const words = useRef<SVGGElement>(null);
  const addressed = useAddressed();
  const { chosen, choose, lifted, setLifted, isLevel, setLevel, degrees } = addressed;
  const data = useFetched(file, () => {
    onFail();
    dialog.current?.close();
  }) as ExplorerData | undefined;
  const size = useSize(svg, data);
  const { pointed, onPointerMove, onPointerLeave } = usePointed(data);
  // Another shape may come to lie under a pointer that rests.
  const { view, flight, show, endFlight, zoomBy, pan } = useMovement({
    svg,
    ground,
    words,
    data,
    degrees,
    onStart: onPointerLeave,
  });
  const liftedClimat = climatNamed(data, lifted?.id ?? '');

  useEffect(() => {
    if (dialog.current)
      openDialog(dialog.current, {
        name: EXPLORE_PARAMETER,
        value: valueOf(EXPLORE_PARAMETER) ?? '',
        opener: opener.current,
      });
  }, [opener]);

  /** Stays in the middle while the map is turned. */
  const turned = useRef<{ readonly place: PlanePoint; readonly scale: number }>(undefined);
  useLayoutEffect(() => {
    if (turned.current) show(turned.current.place, turned.current.scale, degrees);
    turned.current = undefined;
  }, [show, degrees]);

  useAddress(addressed, { svg, data, view, size, show });

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
    const middle = rotate(now.invert([map.clientWidth / 2, map.clientHeight / 2]), -degrees);
    const { place, scale } = flight.current ?? { place: middle, scale: now.k };
    endFlight();
    setLevel(!isLevel);
    turned.current = { place, scale };
  };
  const lift = (id: string): void => {
    const climat = climatNamed(data, id);
    if (!climat) return;
    setLifted({ id, at: climat.at });
    requestAnimationFrame(() => svg.current?.querySelector<SVGElement>('[data-ghost]')?.focus());
  };
  useKeys({ data, dialog, svg, pan, zoomBy, goTo, turnMap });

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
            {lifted && liftedClimat && (
              <LiftedOutline
                lifted={lifted}
                climat={liftedClimat}
                label={fill(t('atlas.explore.lifted'), { name: liftedClimat.name })}
                scale={view.k}
                degrees={degrees}
                onMove={(at) => {
                  setLifted({ ...lifted, at });
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
            lifted={liftedClimat?.name}
            onLift={lift}
            onPutBack={() => {
              setLifted(undefined);
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
