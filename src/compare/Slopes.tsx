import { HIGHEST_M, LOWEST_M, TICKS_M, type AltitudeRow } from '#atlas/AltitudeRows.tsx';

interface SlopesProps {
  readonly rows: readonly Pick<AltitudeRow, 'name' | 'range' | 'words' | 'hollow'>[];
  readonly title: string;
  /** What hollow ends mean. */
  readonly hollow: string;
}

/** Depth of an altitude below the top of the drawing, in percent of its height. */
const depth = (metres: number): number => ((HIGHEST_M - metres) / (HIGHEST_M - LOWEST_M)) * 100;

/** The hill falls to the east, steeply at first: how far out an altitude lies, in percent of a slope's width. */
const out = (metres: number): number => (depth(metres) / 100) ** 1.6 * 100;

/** Widths in percent of the drawing: a slope, and the way from the left edge of one to that of the other. */
const SLOPE = { width: 44, step: 56 };

const HILL = 'hill';

/** The line of the hill, once for all slopes of the page. */
export function Hill() {
  const metres = Array.from({ length: 25 }, (_, step) => HIGHEST_M - ((HIGHEST_M - LOWEST_M) * step) / 24);
  const d = `M${metres.map((one) => `${round(out(one))} ${round(depth(one))}`).join('L')}`;
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <path id={HILL} d={d} vectorEffect="non-scaling-stroke" />
      <path id={`${HILL}-ground`} d={`${d}L0 100z`} />
    </svg>
  );
}

/** The altitudes as two slopes of one height, each cru drawn thick between its highest and its lowest vines. */
export function Slopes({ rows, title, hollow: meaning }: SlopesProps) {
  return (
    <figure className="mt-part">
      <figcaption className="caps text-wine">{title}</figcaption>
      <svg
        className="mt-2 h-56 w-full overflow-visible text-note lining-nums sm:h-72"
        role="img"
        aria-label={rows.map(({ name, words }) => `${name} ${words}`).join(', ')}
      >
        {TICKS_M.map((metres) => (
          <g key={metres}>
            <line
              className="stroke-rule"
              strokeWidth="0.75"
              x2="100%"
              y1={`${depth(metres)}%`}
              y2={`${depth(metres)}%`}
            />
            <text className="fill-ink-soft [text-anchor:middle] max-sm:hidden" x="50%" y={`${depth(metres)}%`} dy="-4">
              {metres}
            </text>
          </g>
        ))}
        {rows.map(({ name, range: [low, high], hollow }, index) => {
          const at = (metres: number) => ({
            x: `${round(index * SLOPE.step + (out(metres) * SLOPE.width) / 100)}%`,
            y: `${round(depth(metres))}%`,
          });
          const place = { x: `${index * SLOPE.step}%`, width: `${SLOPE.width}%`, preserveAspectRatio: 'none' };
          const [top, height] = [round(depth(high)), round(depth(low) - depth(high))];
          return (
            <g key={name}>
              <svg {...place} height="100%" viewBox="0 0 100 100">
                <use className="fill-limestone" href={`#${HILL}-ground`} />
                <use className="fill-none stroke-ink-soft" href={`#${HILL}`} />
              </svg>
              <svg {...place} y={`${top}%`} height={`${height}%`} viewBox={`0 ${top} 100 ${height}`}>
                <use className="fill-none stroke-fill" strokeWidth="5" href={`#${HILL}`} />
              </svg>
              {[high, low].map((metres) => (
                <circle
                  key={metres}
                  cx={at(metres).x}
                  cy={at(metres).y}
                  r="4"
                  className={hollow ? 'fill-paper stroke-fill stroke-2' : 'fill-fill'}
                />
              ))}
              <text {...at(high)} dx="9" dy="-4" className="fill-ink">
                {`${high} m`}
              </text>
              <text {...at(low)} dx="-9" dy="15" className="fill-ink [text-anchor:end]">
                {`${low} m`}
              </text>
            </g>
          );
        })}
      </svg>
      {rows.some(({ hollow }) => hollow) && <p className="mt-2 text-note text-ink-soft">{meaning}</p>}
    </figure>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
