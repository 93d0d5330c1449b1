/** A cru in the drawing of altitudes. */
export interface AltitudeRow {
  readonly slug: string;
  readonly name: string;
  readonly href?: string | undefined;
  /** Metres above the sea. */
  readonly range: readonly [low: number, high: number];
  /** `260–280 m` */
  readonly words: string;
  /** Sources disagree, or the figure is that of a whole hill: the ends are hollow. */
  readonly hollow: boolean;
  /** More about it, under its name. */
  readonly note?: string | undefined;
}

/** The scale along the foot, in metres: all crus lie on it. */
const LOWEST_M = 230;
const HIGHEST_M = 346;

/** The altitudes that are written at the foot. */
const TICKS_M = [240, 260, 280, 300, 320, 340];

/** Where an altitude stands on the scale, as a part of its width. */
const along = (metres: number): string => `${Math.round(((metres - LOWEST_M) / (HIGHEST_M - LOWEST_M)) * 1000) / 10}%`;

interface AltitudeRowsProps {
  readonly rows: readonly AltitudeRow[];
  /** The cru that is marked; all are without it. */
  readonly own?: string | undefined;
}

/**
 * Altitudes of crus from north to south, each a line along one scale, names upright, with the scale at the foot. The rows
 * fold up by the width of the list, so with the reader's letters, too.
 */
export function AltitudeRows({ rows, own }: AltitudeRowsProps) {
  return (
    <div className="@container text-note" data-altitudes>
      <ol>
        {rows.map(({ slug, name, href, range: [low, high], words, hollow, note }) => {
          const ends = [low, high].map(along);
          const isOwn = own === undefined || own === slug;
          const stroke = isOwn ? 'stroke-fill' : 'stroke-ink-soft';
          return (
            <li
              key={slug}
              className={`flex flex-wrap items-center justify-between gap-x-4 @min-[30rem]:grid @min-[30rem]:grid-cols-[13rem_6rem_1fr] ${isOwn ? 'text-ink' : 'text-ink-soft'}`}
              data-own={isOwn || undefined}
            >
              <span>
                {href === undefined ? (
                  name
                ) : (
                  <a href={href} className="inline-flex min-h-target items-center print:min-h-0">
                    {name}
                  </a>
                )}
              </span>
              <span className="text-end lining-nums tabular-nums">{words}</span>
              <svg className="h-7 w-full overflow-visible @min-[30rem]:col-3 print:h-4" aria-hidden="true">
                {TICKS_M.map((metres) => (
                  <line
                    key={metres}
                    className="stroke-rule stroke-[0.75px]"
                    x1={along(metres)}
                    x2={along(metres)}
                    y2="100%"
                  />
                ))}
                <line
                  className={`${stroke} ${isOwn ? 'stroke-[3.5px]' : 'stroke-[1.5px]'}`}
                  x1={ends[0]}
                  x2={ends[1]}
                  y1="50%"
                  y2="50%"
                />
                {ends.map((end, index) => (
                  <circle
                    key={index}
                    className={`${stroke} stroke-[1.5px] ${hollow ? 'fill-paper' : isOwn ? 'fill-fill' : 'fill-ink-soft'}`}
                    cx={end}
                    cy="50%"
                    r="4.5"
                    data-hollow={hollow || undefined}
                  />
                ))}
              </svg>
              {note !== undefined && <span className="col-span-full text-ink-soft">{note}</span>}
            </li>
          );
        })}
      </ol>
      <svg
        className="h-[1.5em] w-full overflow-visible @min-[30rem]:ml-84 @min-[30rem]:w-[calc(100%-21rem)]"
        aria-hidden="true"
      >
        {TICKS_M.map((metres) => (
          <text key={metres} className="fill-ink-soft lining-nums [text-anchor:middle]" x={along(metres)} y="1em">
            {metres === TICKS_M.at(-1) ? `${metres} m` : metres}
          </text>
        ))}
      </svg>
    </div>
  );
}
