import { HIGHEST_M, LOWEST_M, TICKS_M, type AltitudeRow } from '#atlas/AltitudeRows.tsx';

interface SlopesProps {
  readonly rows: readonly Pick<AltitudeRow, 'name' | 'range' | 'words' | 'hollow'>[];
  readonly title: string;
  /** The meaning of hollow ends. */
  readonly hollow: string;
  /** Classes of its place on a desktop. */
  readonly place: string;
}

/** Depth of an altitude below the top of the drawing, as a part of its height. */
const depth = (metres: number): number => (HIGHEST_M - metres) / (HIGHEST_M - LOWEST_M);

/** The hill falls to the east, steeply at first: how far out an altitude lies, as a part of the drawing's width. */
const out = (metres: number): number => depth(metres) ** 1.6;

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;

/** Clips of the bands of the two crus: the first lies inside the hill, the second stands before it. */
const SIDES = ['hill', 'air'] as const;
const RULED = 'ruled-altitude';

/** The line of the hill, once for all slopes of the page. */
export function Hill() {
  const metres = Array.from({ length: 25 }, (_, step) => HIGHEST_M - ((HIGHEST_M - LOWEST_M) * step) / 24);
  const d = `M${metres.map((one) => `${round(out(one))} ${round(depth(one))}`).join('L')}`;
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <path id="hill-line" d={d} vectorEffect="non-scaling-stroke" />
      <g id="hill-ground">
        {Array.from({ length: 7 }, (_, step) => (
          <use
            key={step}
            href="#hill-line"
            transform={`translate(${round(-0.006 * (step + 1) ** 1.4)} ${round(0.01 * (step + 1) ** 1.4)})`}
          />
        ))}
      </g>
      {SIDES.map((side) => (
        <clipPath key={side} id={side} clipPathUnits="objectBoundingBox">
          <path d={`${d}${side === 'hill' ? 'H0z' : 'V0z'}`} />
        </clipPath>
      ))}
      <pattern id={RULED} width="8" height="4" patternUnits="userSpaceOnUse">
        <path className="stroke-fill" strokeWidth="1.4" d="M0 2h8" />
      </pattern>
    </svg>
  );
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
        <g clipPath="url(#hill)">
          <rect className="fill-limestone" width="100%" height="100%" />
        </g>
        <svg width="100%" height="100%" viewBox="0 0 1 1" preserveAspectRatio="none">
          <use className="fill-none stroke-edge" strokeWidth="0.75" href="#hill-ground" />
        </svg>
        {TICKS_M.map((metres) => (
          <g key={metres}>
            <line
              className="stroke-rule"
              strokeWidth="0.75"
              x2="100%"
              y1={percent(depth(metres))}
              y2={percent(depth(metres))}
            />
            <text className="fill-ink-soft [text-anchor:end]" x="-8" y={percent(depth(metres))} dy="5">
              {metres}
            </text>
          </g>
        ))}
        {rows.map(({ name, range: [low, high] }, index) => (
          <g key={name} clipPath={`url(#${SIDES[index]})`}>
            <rect className="fill-none" width="100%" height="100%" />
            <rect
              fill={`url(#${RULED})`}
              y={percent(depth(high))}
              width="100%"
              height={percent(depth(low) - depth(high))}
            />
            {[high, low].map((metres) => (
              <line
                key={metres}
                className="stroke-fill stroke-2"
                x2="100%"
                y1={percent(depth(metres))}
                y2={percent(depth(metres))}
              />
            ))}
          </g>
        ))}
        <svg width="100%" height="100%" viewBox="0 0 1 1" preserveAspectRatio="none">
          <use className="fill-none stroke-ink stroke-2" href="#hill-line" />
        </svg>
        {rows.map(({ name, words, range: [low, high], hollow }, index) => {
          const inHill = index === 0;
          // In the hill its words stand under it where there is ground for them, and before the hill above it.
          const isBelow = inHill && depth(low) < 0.8;
          const place = {
            x: inHill ? '8' : '100%',
            y: percent(depth(isBelow ? low : high)),
            className: inHill ? 'stroke-limestone' : '[text-anchor:end]',
          };
          const [nameDown, wordsDown] = isBelow ? ['1.3em', '2.2em'] : ['-2em', '-0.4em'];
          return (
            <g key={name} className="fill-ink stroke-paper" strokeWidth="6" strokeLinejoin="round" paintOrder="stroke">
              {[high, low].map((metres) => (
                <circle
                  key={metres}
                  cx={percent(out(metres))}
                  cy={percent(depth(metres))}
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

const round = (value: number): number => Math.round(value * 1e3) / 1e3;
