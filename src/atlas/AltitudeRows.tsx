import { alongScale, altitudeTicks, type AltitudeRow } from '#atlas/altitude-rows.ts';

interface AltitudeRowsProps {
  readonly rows: readonly AltitudeRow[];
  /** The cru that is marked; all are without it. */
  readonly own?: string | undefined;
  readonly unit: string;
}

/**
 * Altitudes of crus from north to south, each a line along one scale, names upright, with the scale at the foot. The rows
 * fold up by the width of the list, so with the reader's letters, too.
 */
export function AltitudeRows({ rows, own, unit }: AltitudeRowsProps) {
  return (
    <div className="@container text-note" data-altitudes>
      <ol>
        {rows.map(({ slug, name, href, range: [low, high], words, hollow, note }) => {
          const ends = [low, high].map((metres) => `${alongScale(metres)}%`);
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
                {altitudeTicks.map((metres) => (
                  <line
                    key={metres}
                    className="stroke-rule stroke-[0.75px]"
                    x1={`${alongScale(metres)}%`}
                    x2={`${alongScale(metres)}%`}
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
        {altitudeTicks.map((metres) => (
          <text
            key={metres}
            className="fill-ink-soft lining-nums [text-anchor:middle]"
            x={`${alongScale(metres)}%`}
            y="1em"
          >
            {metres === altitudeTicks.at(-1) ? `${metres} ${unit}` : metres}
          </text>
        ))}
      </svg>
    </div>
  );
}
