import type { ComparedCru } from '#compare/comparison.ts';
import { LADDER_M } from '#atlas/slope.ts';

const { foot: FOOT_M, head: HEAD_M } = LADDER_M;
const RUNG_M = 10;
/** Units of the drawing: height of a metre, width of it all, room for the figures at the side, width of a bar. */
const METRE = 1.5;
const WIDTH = 346;
const SIDE = 34;
const BAR = 26;

const rungs = Array.from({ length: (HEAD_M - FOOT_M) / RUNG_M + 1 }, (_, index) => FOOT_M + index * RUNG_M);
const heightOf = (metres: number): number => (HEAD_M - metres) * METRE;

interface AltitudeLadderProps {
  readonly crus: readonly ComparedCru[];
  readonly nameLang: string | undefined;
}

/** The altitudes between which each cru lies, as bars on one ladder of metres. */
export function AltitudeLadder({ crus, nameLang }: AltitudeLadderProps) {
  const column = (WIDTH - SIDE) / crus.length;
  return (
    <svg
      className="mx-auto max-h-120 w-full max-w-136 overflow-visible fill-ink-soft text-[12px] print:max-h-[34mm] print:max-w-none print:text-[15px] in-data-[columns=3]:print:max-h-[20mm]"
      viewBox={`0 -8 ${WIDTH} ${heightOf(FOOT_M) + 34}`}
      role="img"
      aria-label={described(crus)}
    >
      <path
        className="fill-none stroke-rule"
        vectorEffect="non-scaling-stroke"
        d={rungs.map((metres) => `M${SIDE} ${heightOf(metres)}H${WIDTH}`).join('')}
      />
      {rungs
        .filter((metres) => metres % (2 * RUNG_M) === 0)
        .map((metres) => (
          <text key={metres} x={SIDE - 6} y={heightOf(metres) + 4} textAnchor="end">
            {metres}
          </text>
        ))}
      {crus.map(({ slug, name, altitudeM }, index) => {
        const middle = SIDE + (index + 0.5) * column;
        return (
          <g key={slug}>
            {altitudeM && (
              <path className="fill-none stroke-wine" vectorEffect="non-scaling-stroke" d={ruled(middle, altitudeM)} />
            )}
            <text x={middle} y={heightOf(FOOT_M) + 18} textAnchor="middle" lang={nameLang}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A frame filled with level strokes, one for each metre. */
function ruled(middle: number, [low, high]: readonly [number, number]): string {
  const left = middle - BAR / 2;
  const strokes = Array.from({ length: high - low + 1 }, (_, index) => `M${left} ${heightOf(low + index)}h${BAR}`);
  return `M${left} ${heightOf(low)}h${BAR}V${heightOf(high)}h${-BAR}z${strokes.join('')}`;
}

function described(crus: readonly ComparedCru[]): string {
  return crus.map(({ name, altitudeM }) => `${name}: ${altitudeM?.join('–') ?? '–'} m`).join('; ');
}
