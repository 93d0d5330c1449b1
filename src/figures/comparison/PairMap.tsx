import { PLOT_PARTS } from '#atlas/map-views.ts';
import { tenThousandth } from '#atlas/plane.ts';
import { drawnCrus, type Comparison, type DrawnCru } from '#figures/comparison/comparison.ts';
import type { Frame } from '#figures/comparison/frames.ts';
import { useLanguage } from '#island/Island.tsx';
import { formatQuantity, formatScale } from '#language/format.ts';
import { fill } from '#language/translate.ts';

/** Classes that show one view each. */
const SHOWN = {
  large: 'on-screen max-sm:hidden',
  small: 'on-screen sm:hidden',
  paper: 'on-paper hidden',
} as const;

/** Letters stand on both sides of their place. */
const middled = { textAnchor: 'middle', dominantBaseline: 'central' } as const;

const outlineOf = (slug: string): string => `map-${slug}`;
const plotsOf = (slug: string): string => `plots-${slug}`;
const ruledOf = (slug: string): string => `ruled-${slug}`;
/** The same ruling for an outline by itself, which is drawn smaller. */
const widelyRuledOf = (slug: string): string => `wide-${slug}`;

/** The fill of the second of two crus (compare.css), on maps, and larger by itself and on the hill. */
const STIPPLED = 'stippled';
const LARGER = [
  ['widely-stippled', 3.4],
  ['stippled-altitude', 2],
] as const;

/** Outlines, plots and ruling of all crus, once for all maps of the page, and the stipple of the second of two. */
export function MapParts({ crus }: Pick<Comparison, 'crus'>) {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <defs>
        {drawnCrus(crus).map(({ slug, outline: { d, angle, plots } }) => (
          <g key={slug}>
            <path id={outlineOf(slug)} d={d} vectorEffect="non-scaling-stroke" />
            <path id={plotsOf(slug)} d={plots} vectorEffect="non-scaling-stroke" />
            <pattern
              id={ruledOf(slug)}
              width="8"
              height="3.5"
              patternUnits="userSpaceOnUse"
              patternTransform={`rotate(${angle})`}
            >
              <path className="stroke-fill" strokeWidth="0.4" d="M0 1.5h8" />
            </pattern>
            <pattern
              id={widelyRuledOf(slug)}
              href={`#${ruledOf(slug)}`}
              patternTransform={`scale(3.4) rotate(${angle})`}
            />
          </g>
        ))}
        <pattern id={STIPPLED} width="2.6" height="2.6" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <circle className="fill-ink" cx="1.3" cy="1.3" r="0.5" />
        </pattern>
        {LARGER.map(([id, times]) => (
          <pattern key={id} id={id} href={`#${STIPPLED}`} patternTransform={`scale(${times})`} />
        ))}
      </defs>
    </svg>
  );
}

/** A cru in its place, ruled, its plots solid; on a map it hides the line to its name, and a line of paper parts its plots. */
function PlacedCru({ slug, parted }: { readonly slug: string; readonly parted?: true }) {
  return (
    <g data-cru="">
      {parted && <use href={`#${outlineOf(slug)}`} className="fill-paper" />}
      <use
        href={`#${outlineOf(slug)}`}
        fill={`url(#${(parted ? ruledOf : widelyRuledOf)(slug)})`}
        strokeWidth={parted ? 2.2 : 1.6}
        className="stroke-fill"
      />
      <use
        href={`#${plotsOf(slug)}`}
        transform={`scale(${1 / PLOT_PARTS})`}
        className={`fill-fill stroke-1 ${parted ? 'stroke-paper' : 'stroke-fill'}`}
      />
    </g>
  );
}

/** Units around an outline for its line. */
const EDGE = 6;

/** A cru by itself; `unitEm` is the size of a unit in parts of the letters around it. */
export function Outline({ slug, outline, unitEm }: Pick<DrawnCru, 'slug' | 'outline'> & { readonly unitEm: number }) {
  const { x, y, width, height } = outline.box;
  const em = (units: number): string => `${Math.round((units + 2 * EDGE) * unitEm * 100) / 100}em`;
  return (
    <svg
      className="block system-colours"
      width={em(width)}
      height={em(height)}
      viewBox={`${x - EDGE} ${y - EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`}
      aria-hidden="true"
    >
      <PlacedCru slug={slug} />
    </svg>
  );
}

/** One frame of the map: the ground, the crus ruled, their plots solid, their names, and the scale under it. */
export function FrameMap({
  frame: { crus, middle, views },
  ground,
}: Pick<Comparison, 'ground'> & { readonly frame: Frame }) {
  const { locale, t } = useLanguage<'compare.tool'>();
  const names = crus.map(({ name }) => name).join(', ');
  const placed = ({ unitPx }: Frame['views'][number]): string =>
    `scale(${tenThousandth(unitPx)}) translate(${-middle[0]} ${-middle[1]})`;
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <svg
        className={`block w-full border-3 border-double border-edge system-colours ${crus.length > 1 ? 'h-104 sm:h-160 lg:h-auto lg:min-h-144 lg:flex-1' : 'h-64 sm:h-104'}`}
        role="img"
        aria-label={fill(t('compare.tool.map.label'), { names })}
      >
        {views.map((view) => (
          <svg key={view.id} x="50%" y="50%" className={`overflow-visible ${SHOWN[view.id]}`}>
            <g transform={placed(view)}>
              <image href={ground.address} {...ground.box} className="forced-colors:hidden" />
            </g>
            {['stroke-limestone stroke-3', 'stroke-ink'].map((line) => (
              <path
                key={line}
                d={[...view.names, ...view.neighbours]
                  .flatMap(({ line }) => (line ? `M${line.map((end) => end.join(' ')).join('L')}` : []))
                  .join('')}
                className={line}
              />
            ))}
            <g transform={placed(view)}>
              {crus.map(({ slug }) => (
                <PlacedCru key={slug} slug={slug} parted />
              ))}
            </g>
            {view.neighbours.length > 0 && (
              <g {...middled} fontSize={view.letters} className="fill-ink-soft italic">
                {view.neighbours.flatMap(({ name, lines }) =>
                  lines.map(({ text, at }) => (
                    <text key={`${name} ${text}`} x={at[0]} y={at[1]}>
                      {text}
                    </text>
                  )),
                )}
              </g>
            )}
            <g
              {...middled}
              fontSize={view.letters}
              strokeLinejoin="round"
              strokeWidth="10"
              paintOrder="stroke"
              className="fill-ink stroke-limestone caps"
            >
              {view.names.map(({ cru, lines }) => (
                <text key={cru.slug}>
                  {lines.map(({ text, at }) => (
                    <tspan key={text} x={at[0]} y={at[1]}>
                      {text}
                    </tspan>
                  ))}
                </text>
              ))}
            </g>
          </svg>
        ))}
      </svg>
      {views.map((view) => (
        <p
          key={view.id}
          data-controls=""
          className={`mt-2 flex items-center gap-3 text-note text-ink-soft lining-nums ${SHOWN[view.id]}`}
        >
          <svg width={view.bar.px + 20} height="19" aria-hidden="true" className="fill-none stroke-ink-soft">
            <path d={`M5 18V1M1 7l4-6 4 6M19 12v6h${view.bar.px}v-6`} />
          </svg>
          {`${formatQuantity(view.bar.metres, 'm', locale)} · ${formatScale(view.scale, locale)}`}
        </p>
      ))}
    </div>
  );
}
