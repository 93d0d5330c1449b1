import { barAt, NARROW_PX, SCALES, ZOOM_STEP, type ExplorerData } from '#atlas/explorer/explorer.ts';
import { corners } from '#atlas/plane/geometry.ts';
import {
  boxAround,
  inflated,
  middleOf,
  outlinePath,
  rotate,
  viewBox,
  type Box,
  type PlanePoint,
} from '#atlas/plane/plane.ts';
import { HATCHES } from '#atlas/plane/hatching.ts';
import { useLanguage } from '#island/Island.tsx';
import type { ZoomTransform } from 'd3-zoom';
import { withoutBrackets } from '#text/strings.ts';

const nineOf = ({ climats }: ExplorerData) =>
  climats.filter(({ number }) => number !== undefined).sort((a, b) => (a.number ?? 0) - (b.number ?? 0));

interface InstrumentsProps {
  readonly data: ExplorerData;
  readonly view: ZoomTransform;
  /** How far the map is turned. */
  readonly degrees: number;
  readonly size: PlanePoint;
}

/** Sizes of the overview in pixels, north up, where wide screens have it larger, and where the slope is level. */
const OVERVIEW = { north: { width: 56, height: 80 }, level: { width: 208, height: 68 } } as const;

/** Pixels that the frame in the overview is wide and high at least. */
const LEAST_FRAME = 10;

/** Pixels that the scale bar may be long, beside the map of a phone and elsewhere. */
const BAR = { narrow: 80, wide: 130 } as const;

/** The scale bar, and the overview, which is turned as the map is, with a frame around what is shown. */
export function Instruments({ data, view, degrees, size: [width, height] }: InstrumentsProps) {
  const metres = barAt(view.k, width < NARROW_PX ? BAR.narrow : BAR.wide);
  const whole = data.whole[degrees === 0 ? 0 : 1];
  const overview = OVERVIEW[degrees === 0 ? 'north' : 'level'];
  const shown = { x: view.invertX(0), y: view.invertY(0), width: width / view.k, height: height / view.k };
  const drawn = inflated(boxAround([[[...(whole ? corners(whole) : []), ...corners(shown)]]]), 300);
  const pixel = Math.max(drawn.width / overview.width, drawn.height / overview.height);
  const short = LEAST_FRAME * pixel - Math.min(shown.width, shown.height);
  const frame = corners(inflated(shown, Math.max(0, short / 2)));
  return (
    <div className="cote-explorer__instruments" aria-hidden="true">
      <svg className="cote-explorer__bar" width={metres * view.k + 2} height="28">
        <path d={`M1 20v6h${metres * view.k}v-6`} />
        <text x={(metres * view.k) / 2} y="15" textAnchor="middle">
          {metres < 1000 ? `${metres} m` : `${metres / 1000} km`}
        </text>
      </svg>
      <svg
        className={`[@media(height<25rem)]:hidden ${degrees === 0 ? 'sm:h-24 sm:w-16' : ''}`}
        {...overview}
        viewBox={viewBox(drawn)}
      >
        <g transform={`rotate(${degrees})`}>
          <path className="cote-explorer__strip" d={data.land} />
          <path
            className="cote-explorer__marks"
            d={nineOf(data)
              .map(({ d }) => d)
              .join('')}
          />
        </g>
        <path className="cote-explorer__frame" d={outlinePath([[frame]])} />
      </svg>
    </div>
  );
}

interface NineProps {
  readonly data: ExplorerData;
  readonly chosen: string;
  readonly label: string;
  readonly onChoose: (id: string) => void;
}

/** Parts of a letter to a metre in the outlines of the nine, which are all at one scale, and metres around each. */
const EM_OF_METRE = 0.003;
const AROUND_M = 40;

/** The nine at one scale, each a button that leads to it: the number is its key, too. */
export function Nine({ data, chosen, label, onChoose }: NineProps) {
  return (
    <ol className="cote-explorer__nine" aria-label={label}>
      {nineOf(data).map(({ id, name, number, d, boxes: [box] }) => {
        const shown = box && inflated(box, AROUND_M);
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen}
              onClick={() => {
                onChoose(id);
              }}
            >
              <span>
                <span>{number}</span>{' '}
                <svg
                  width={`${(shown?.width ?? 0) * EM_OF_METRE}em`}
                  height={`${(shown?.height ?? 0) * EM_OF_METRE}em`}
                  viewBox={shown && viewBox(shown)}
                  aria-hidden="true"
                >
                  <path className="cote-sheet__nine" d={d} />
                  <path
                    className="cote-sheet__plots"
                    d={data.plots.flatMap(({ cru, outline }) => (cru === id ? outlinePath(outline) : [])).join('')}
                  />
                </svg>
              </span>
              <span>{withoutBrackets(name)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Names of words, and how each is drawn; the rulings are those of the key of the sheet in the page. */
const KEY = [
  { name: 'nine', className: 'cote-sheet__nine', fill: 'url(#key-1)' },
  { name: 'premiers', className: 'cote-sheet__own', fill: 'url(#key-own)' },
  { name: 'plots', className: 'cote-sheet__plots' },
  { name: 'grands', className: 'cote-sheet__grand' },
  { name: 'others', className: 'cote-sheet__quiet' },
  { name: 'land', className: 'cote-sheet__land' },
] as const;

/** The key of the map, under it. */
export function Key() {
  const { t } = useLanguage<'atlas.explore'>();
  return (
    <ul className="cote-explorer__key">
      {KEY.map(({ name, ...drawn }) => (
        <li key={name}>
          <svg width="24" height="15" viewBox="0 0 24 15" aria-hidden="true">
            <path d="M1 2h22v11H1z" {...drawn} />
          </svg>
          {t(`atlas.explore.${name}`)}
        </li>
      ))}
    </ul>
  );
}

const BUTTONS = [
  { name: 'in', sign: '+', factor: ZOOM_STEP },
  { name: 'out', sign: '−', factor: 1 / ZOOM_STEP },
] as const;

interface ButtonsProps {
  /** How far the map is turned. */
  readonly degrees: number;
  readonly onZoom: (factor: number) => void;
  readonly onTurn: () => void;
  readonly onClose: () => void;
}

/** The buttons above the map; the one that turns it has the arrow to the north. */
export function Buttons({ degrees, onZoom, onTurn, onClose }: ButtonsProps) {
  const { t } = useLanguage<'atlas.explore'>();
  const north = rotate([0, -13], degrees);
  return (
    <>
      {BUTTONS.map(({ name, sign, factor }) => (
        <button
          key={name}
          type="button"
          className="button min-w-target px-0"
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
        className="button min-w-target gap-2 px-0 sm:px-4"
        aria-pressed={degrees !== 0}
        onClick={onTurn}
      >
        <svg className="stroke-current" width="28" height="28" viewBox="-18 -18 36 36" aria-hidden="true">
          <g transform={`rotate(${degrees})`}>
            <path d="M0 12l-5 4 5-23 5 23z" />
            <path fill="currentColor" d="M0 12V-7l5 23z" />
          </g>
          <path d="M-3 4v-8l6 8v-8" transform={`translate(${north.join(' ')})`} />
        </svg>
        <span className="max-sm:sr-only">{t('atlas.explore.turn')}</span>
      </button>
      <button
        type="button"
        className="ml-auto button min-w-target max-sm:px-0"
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
  return HATCHES.map(({ id, angle, pitch, colour, isTinted }) => (
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

/** Parts of the map that a box fills: what it opens on, north up and with the slope level, and a climat with its surroundings. */
const FILLED = { north: 0.84, level: 0.95, climat: 0.72 } as const;

/** The place in the middle of a box of the turned plane, and the scale at which the box fills its part of a map. */
export function filling(map: SVGSVGElement, box: Box, degrees: number, isClimat = false): [PlanePoint, number] {
  const part = FILLED[isClimat ? 'climat' : degrees === 0 ? 'north' : 'level'];
  const scale = part * Math.min(map.clientWidth / box.width, map.clientHeight / box.height);
  return [rotate(middleOf(box), -degrees), Math.max(SCALES.least, Math.min(SCALES.most, scale))];
}
