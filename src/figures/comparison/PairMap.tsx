import { PLOT_PARTS } from '#atlas/plane/scale.ts';
import { linePath, tenThousandth } from '#atlas/plane/plane.ts';
import { drawingsOf, MAP_GROUND } from '#figures/comparison/drawing-ids.ts';
import type { DrawnCru } from '#figures/comparison/types.ts';
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

/** A cru in its place, ruled, its plots solid; on a map it hides the line to its name, and a line of paper parts its plots. */
function PlacedCru({ slug, parted }: { readonly slug: string; readonly parted?: true }) {
  const { outline, plots, ruling, wideRuling } = drawingsOf(slug);
  return (
    <g data-cru="">
      {parted && <use href={`#${outline}`} className="fill-paper" />}
      <use
        href={`#${outline}`}
        fill={`url(#${parted ? ruling : wideRuling})`}
        strokeWidth={parted ? 2.2 : 1.6}
        className="stroke-fill"
      />
      <use
        href={`#${plots}`}
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
export function FrameMap({ frame: { crus, middle, views } }: { readonly frame: Frame }) {
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
              <use href={`#${MAP_GROUND}`} />
            </g>
            {['stroke-limestone stroke-3', 'stroke-ink'].map((line) => (
              <path
                key={line}
                d={[...view.names, ...view.neighbours].flatMap(({ line }) => (line ? linePath(line) : [])).join('')}
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
