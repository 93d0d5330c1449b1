import { barAt, LEVEL, SCALES, STEP, type ExplorerData } from '#atlas/explorer.ts';
import { boxAround, grown, outlinePath, turn, viewBox, type PlanePoint } from '#atlas/plane.ts';
import { RULES } from '#atlas/rulings.ts';
import { useLanguage } from '#island/Island.tsx';
import type { ZoomTransform } from 'd3-zoom';

interface InstrumentsProps {
  readonly data: ExplorerData;
  readonly view: ZoomTransform;
  readonly isLevel: boolean;
  readonly size: PlanePoint;
}

/** Corners of the whole Côte, for the overview, in metres. */
const WHOLE: readonly PlanePoint[] = [
  [-11_000, -15_600],
  [7600, 15_000],
];

/** The scale bar, the arrow to the north and the overview with a frame around what is shown. */
export function Instruments({ data, view, isLevel, size: [width, height] }: InstrumentsProps) {
  const degrees = isLevel ? LEVEL : 0;
  const metres = barAt(view.k);
  const corners: PlanePoint[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
    [0, 0],
  ];
  const frame = corners.map(([x, y]) => turn([view.invertX(x), view.invertY(y)], -degrees));
  return (
    <div
      className="pointer-events-none absolute right-3 bottom-3 flex items-end gap-3 max-sm:[@media(height>=25rem)]:flex-col-reverse"
      aria-hidden="true"
    >
      <svg className="cote-explorer__bar" width={metres * view.k + 2} height="44">
        <path d={`M1 36v6h${metres * view.k}v-6`} />
        <text x={(metres * view.k) / 2} y="32" textAnchor="middle">
          {metres < 1000 ? `${metres} m` : `${metres / 1000} km`}
        </text>
      </svg>
      <svg className="cote-explorer__north" width="34" height="34" viewBox="-17 -17 34 34">
        <path d="M0 14V-14m-5 8l5-8 5 8" transform={`rotate(${degrees})`} />
      </svg>
      <svg
        className="h-20 w-14 border border-edge bg-paper sm:h-[7.625rem] sm:w-21"
        viewBox={viewBox(grown(boxAround([[[...WHOLE, ...frame]]]), 300))}
      >
        <path className="fill-edge" d={data.land} />
        <path className="cote-explorer__frame" d={outlinePath([[frame]])} />
      </svg>
    </div>
  );
}

interface RailProps {
  readonly data: ExplorerData;
  readonly chosen: string;
  readonly label: string;
  readonly onChoose: (id: string) => void;
}

/** Pixels of a metre in the outlines of the rail, which are all at one scale. */
const RAIL = 0.045;

/** The nine at one scale, each a button that leads to it: the number is its key, too. */
export function Rail({ data, chosen, label, onChoose }: RailProps) {
  const nine = data.climats
    .filter(({ number }) => number !== undefined)
    .sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
  return (
    <ol className="cote-explorer__rail" aria-label={label}>
      {nine.map(({ id, name, number, d, boxes: [box] }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === chosen}
            onClick={() => {
              onChoose(id);
            }}
          >
            <svg
              width={(box?.width ?? 0) * RAIL + 4}
              height={(box?.height ?? 0) * RAIL + 4}
              viewBox={box && viewBox(grown(box, 40))}
              aria-hidden="true"
            >
              <path className="cote-sheet__nine" d={d} />
              <path
                className="cote-sheet__plots"
                d={data.plots.flatMap(({ cru, outline }) => (cru === id ? outlinePath(outline) : [])).join('')}
              />
            </svg>
            <span>
              <span className="text-wine">{number}</span> {name.replace(/ \(.*\)$/, '')}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

const BUTTONS = [
  { name: 'in', sign: '+', factor: STEP },
  { name: 'out', sign: '−', factor: 1 / STEP },
] as const;

interface ButtonsProps {
  readonly isLevel: boolean;
  readonly onZoom: (factor: number) => void;
  readonly onTurn: () => void;
  readonly onClose: () => void;
}

/** The buttons above the map. */
export function Buttons({ isLevel, onZoom, onTurn, onClose }: ButtonsProps) {
  const { t } = useLanguage<'atlas.explore'>();
  return (
    <>
      {BUTTONS.map(({ name, sign, factor }) => (
        <button
          key={name}
          type="button"
          className="button px-4"
          aria-label={t(`atlas.explore.${name}`)}
          onClick={() => {
            onZoom(factor);
          }}
        >
          {sign}
        </button>
      ))}
      <button
        type="button"
        className="button px-4 max-sm:px-2 [@media(height<25rem)]:hidden"
        aria-pressed={isLevel}
        onClick={onTurn}
      >
        {t('atlas.explore.turn')}
      </button>
      <p className="cote-explorer__help" aria-hidden="true">
        {t('atlas.explore.help')}
      </p>
      <button
        type="button"
        className="ml-auto button max-sm:px-4"
        aria-label={t('atlas.explore.close')}
        onClick={onClose}
      >
        <span className="max-sm:hidden">{t('atlas.explore.close')}</span>
        <span className="sm:hidden">×</span>
      </button>
    </>
  );
}

/** The patterns of the map; each keeps its angle for the time when the map is moved. */
export function Patterns() {
  return RULES.map(({ id, angle, pitch, colour, isTinted }) => (
    <pattern
      key={id}
      id={`explorer-${id}`}
      data-angle={angle}
      width={pitch}
      height={pitch}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angle})`}
    >
      {isTinted && <path d={`M0 0h${pitch}v${pitch}H0z`} fill="var(--color-rule)" />}
      <path d={`M0 ${pitch / 2}h${pitch}`} stroke={`var(--color-${colour})`} strokeWidth="1" />
    </pattern>
  ));
}

/** The scale at which the Grands Crus of the Côte de Nuits are in view. */
export const openingScale = ({ clientWidth, clientHeight }: SVGSVGElement): number =>
  Math.max(SCALES.least, Math.min(Math.max(clientWidth / 8800, clientHeight / 11_000), 0.18));
