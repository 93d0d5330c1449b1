import { TICKS_M, type AltitudeRow } from '#atlas/slopes/altitude-scale.ts';
import { HILL_GROUND, HILL_LINE, HILL_RULING, HILL_SIDES } from '#figures/comparison/drawing-ids.ts';
import { depthOf, percent, widthAt } from '#figures/comparison/hill.ts';

interface SlopesProps {
  readonly rows: readonly Pick<AltitudeRow, 'name' | 'range' | 'words' | 'hollow'>[];
  readonly title: string;
  /** The meaning of hollow ends. */
  readonly hollow: string;
  /** Classes of its place on a desktop. */
  readonly place: string;
}

/**
 * The altitudes of two crus on one hill: the first is ruled into it, the second before it, each between its lowest and its
 * highest vines.
 */
export function Slopes({ rows, title, hollow: meaning, place }: SlopesProps) {
  return (
    <figure
      className={`col-span-full pl-8 print:col-start-2 print:col-end-3 print:row-start-1 ${place}`}
      data-slopes=""
    >
      <figcaption className="-ml-8 caps text-wine">{title}</figcaption>
      <svg
        className="mt-4 h-72 w-full overflow-visible text-note lining-nums"
        role="img"
        aria-label={rows.map(({ name, words }) => `${name} ${words}`).join(', ')}
      >
        <use href={`#${HILL_GROUND}`} />
        <g className="fill-ink-soft" textAnchor="end">
          {TICKS_M.map((metres) => (
            <text key={metres} x="-8" y={percent(depthOf(metres))} dy="5">
              {metres}
            </text>
          ))}
        </g>
        {rows.map(({ name, range: [low, high] }, index) => (
          <g key={name} clipPath={`url(#${HILL_SIDES[index]})`}>
            <rect className="fill-none" width="100%" height="100%" />
            <rect
              fill={`url(#${HILL_RULING})`}
              y={percent(depthOf(high))}
              width="100%"
              height={percent(depthOf(low) - depthOf(high))}
            />
            {[high, low].map((metres) => (
              <line
                key={metres}
                className="stroke-fill stroke-2"
                x2="100%"
                y1={percent(depthOf(metres))}
                y2={percent(depthOf(metres))}
              />
            ))}
          </g>
        ))}
        <svg width="100%" height="100%" viewBox="0 0 1 1" preserveAspectRatio="none">
          <use className="fill-none stroke-ink stroke-2" href={`#${HILL_LINE}`} />
        </svg>
        {rows.map(({ name, words, range: [low, high], hollow }, index) => {
          const inHill = index === 0;
          // In the hill its words stand under it where there is ground for them, and before the hill above it.
          const isBelow = inHill && depthOf(low) < 0.8;
          const place = {
            x: inHill ? '8' : '100%',
            y: percent(depthOf(isBelow ? low : high)),
            className: inHill ? 'stroke-limestone' : '[text-anchor:end]',
          };
          const [nameDown, wordsDown] = isBelow ? ['1.3em', '2.2em'] : ['-2em', '-0.4em'];
          return (
            <g key={name} className="fill-ink stroke-paper" strokeWidth="6" strokeLinejoin="round" paintOrder="stroke">
              {[high, low].map((metres) => (
                <circle
                  key={metres}
                  cx={percent(widthAt(metres))}
                  cy={percent(depthOf(metres))}
                  r="4.5"
                  className={`stroke-fill stroke-2 ${hollow ? 'fill-paper' : 'fill-fill'}`}
                />
              ))}
              <text {...place} dy={nameDown}>
                {name}
              </text>
              <text {...place} dy={wordsDown} fontSize="1.25em">
                {words}
              </text>
            </g>
          );
        })}
      </svg>
      {rows.some(({ hollow }) => hollow) && <p className="mt-2 text-note text-ink-soft">{meaning}</p>}
    </figure>
  );
}
