import { HIGHEST_M, LOWEST_M, TICKS_M, type AltitudeRow } from '#atlas/slopes/altitude-scale.ts';

/** Where an altitude stands on the scale, as a part of its width. */
const along = (metres: number): string => `${Math.round(((metres - LOWEST_M) / (HIGHEST_M - LOWEST_M)) * 1000) / 10}%`;

interface AltitudeRowsProps {
  readonly rows: readonly AltitudeRow[];
}

interface AltitudeLineProps extends AltitudeRowsProps {
  /** The cru that is marked. */
  readonly own: string;
}

/** One cru among all: what the nine reach as a pale band along the scale, its own altitudes as a thick stroke on it. */
export function AltitudeLine({ rows, own }: AltitudeLineProps) {
  const reached = rows.flatMap(({ range }) => range);
  const mine = rows.find(({ slug }) => slug === own);
  return (
    <div className="text-note" data-altitudes aria-hidden="true">
      <svg className="h-11 w-full overflow-visible lining-nums">
        <line className="stroke-rule" strokeWidth="0.75" x2="100%" y1="22" y2="22" />
        {TICKS_M.map((metres) => (
          <g key={metres}>
            <line className="stroke-rule" strokeWidth="0.75" x1={along(metres)} x2={along(metres)} y2="22" />
            <text className="fill-ink-soft [text-anchor:middle]" x={along(metres)} y="42">
              {metres === TICKS_M.at(-1) ? `${metres} m` : metres}
            </text>
          </g>
        ))}
        <line
          className="stroke-limestone"
          strokeWidth="14"
          x1={along(Math.min(...reached))}
          x2={along(Math.max(...reached))}
          y1="11"
          y2="11"
        />
        {mine && <Mark {...mine} y="11" />}
      </svg>
    </div>
  );
}

interface MarkProps extends Pick<AltitudeRow, 'range' | 'hollow'> {
  /** Where it lies in its drawing. */
  readonly y: string;
}

/** The altitudes of a cru as a thick stroke with its two ends. */
function Mark({ range, hollow, y }: MarkProps) {
  const [low, high] = range.map(along);
  return (
    <>
      <line className="stroke-fill" strokeWidth="3.5" x1={low} x2={high} y1={y} y2={y} />
      {[low, high].map((end, index) => (
        <circle
          key={index}
          className={`stroke-fill ${hollow ? 'fill-paper' : 'fill-fill'}`}
          strokeWidth="1.5"
          cx={end}
          cy={y}
          r="4.5"
          data-hollow={hollow || undefined}
        />
      ))}
    </>
  );
}

/**
 * Altitudes of crus from north to south, each a line along one scale, names upright, with the scale at the foot. The rows
 * fold up by the width of the list, so with the reader's letters, too.
 */
export function AltitudeRows({ rows }: AltitudeRowsProps) {
  return (
    <div className="@container text-note" data-altitudes>
      <ol>
        {rows.map(({ slug, name, href, range, words, hollow, note }) => {
          return (
            <li
              key={slug}
              className="flex flex-wrap items-center justify-between gap-x-4 @min-md:grid @min-md:grid-cols-[13rem_6rem_1fr]"
            >
              <span>
                <a href={href} className="inline-flex min-h-target items-center">
                  {name}
                </a>
              </span>
              <span className="text-end lining-nums tabular-nums">{words}</span>
              <svg className="h-7 w-full overflow-visible @min-md:col-3 print:h-4" aria-hidden="true">
                {TICKS_M.map((metres) => (
                  <line
                    key={metres}
                    className="stroke-rule"
                    strokeWidth="0.75"
                    x1={along(metres)}
                    x2={along(metres)}
                    y2="100%"
                  />
                ))}
                <Mark range={range} hollow={hollow} y="50%" />
              </svg>
              {note !== undefined && (
                <span className="col-span-full text-ink-soft @min-md:col-span-2 not-print:@min-md:-mt-2.5 not-print:@min-md:mb-2.5">
                  {note}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <svg className="h-lh w-full overflow-visible @min-md:ml-84 @min-md:w-[calc(100%-21rem)]" aria-hidden="true">
        {TICKS_M.map((metres) => (
          <text key={metres} className="fill-ink-soft lining-nums [text-anchor:middle]" x={along(metres)} y="1em">
            {metres === TICKS_M.at(-1) ? `${metres} m` : metres}
          </text>
        ))}
      </svg>
    </div>
  );
}
