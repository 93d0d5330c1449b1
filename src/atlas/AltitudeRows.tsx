import { alongScale, altitudeTicks, type AltitudeRow } from '#atlas/altitude-rows.ts';

interface AltitudeRowsProps {
  readonly rows: readonly AltitudeRow[];
  /** The cru that is marked; all are without it. */
  readonly own?: string | undefined;
  /** Language of the names when it is not the page's. */
  readonly lang?: string | undefined;
  readonly unit: string;
}

/** The lines of the scale behind a row. */
function Ticks() {
  return altitudeTicks.map((metres) => (
    <line
      key={metres}
      className="altitudes__tick"
      x1={`${alongScale(metres)}%`}
      x2={`${alongScale(metres)}%`}
      y2="100%"
    />
  ));
}

/** Altitudes of crus from north to south, each a line along one scale, with the scale at the foot. */
export function AltitudeRows({ rows, own, lang, unit }: AltitudeRowsProps) {
  return (
    <div className="altitudes">
      <ol>
        {rows.map(({ slug, name, href, range: [low, high], words, hollow, note }) => {
          const ends = [low, high].map((metres) => `${alongScale(metres)}%`);
          return (
            <li key={slug} className={own === undefined || own === slug ? 'altitudes__own' : undefined}>
              <span lang={lang}>{href === undefined ? name : <a href={href}>{name}</a>}</span>
              <span className="altitudes__words">{words}</span>
              <svg aria-hidden="true">
                <Ticks />
                <line x1={ends[0]} x2={ends[1]} y1="50%" y2="50%" />
                {ends.map((end, index) => (
                  <circle key={index} cx={end} cy="50%" r="4.5" className={hollow ? 'altitudes__hollow' : undefined} />
                ))}
              </svg>
              {note !== undefined && <span className="altitudes__note">{note}</span>}
            </li>
          );
        })}
      </ol>
      <svg className="altitudes__foot" aria-hidden="true">
        {altitudeTicks.map((metres) => (
          <text key={metres} x={`${alongScale(metres)}%`} y="1em">
            {metres === altitudeTicks.at(-1) ? `${metres} ${unit}` : metres}
          </text>
        ))}
      </svg>
    </div>
  );
}
