import { Fragment } from 'react';
import { AltitudeRows } from '#atlas/AltitudeRows.tsx';
import { useLanguage } from '#island/LanguageProvider.tsx';
import { areEqual, TextRuns } from '#compare/TextRuns.tsx';
import { fill } from '#language/translate.ts';
import { factOwners, fragmentOf, type ComparedCru, type ComparedFact, type Comparison } from '#compare/comparison.ts';

const DARK = '(prefers-color-scheme: dark)';
/** The columns are at most 80rem wide together, and gutters stand beside them. */
const plateSizes = (count: number): string => `(min-width: 80rem) ${80 / count}rem, ${88 / count}vw`;

/** Units of 5 m around the outlines, and of the bar of 200 m. */
const MARGIN = 8;
const BAR = 40;

/** Where plates and outlines stand on paper: in pairs beside the column of labels. */
const PLATE_COLUMNS = ['print:col-[2]', 'print:col-[4]', 'print:col-[6]'];
const OUTLINE_COLUMNS = ['print:col-[3]', 'print:col-[5]', 'print:col-[7]'];

interface DoublePageProps extends Comparison {
  /** Slugs of two or three crus. */
  readonly chosen: readonly string[];
  readonly nameLang: string | undefined;
}

/**
 * Two or three crus side by side as in a catalogue: plates, outlines at one scale, altitudes on one ladder, then
 * fact by fact; values that are equal are printed once, in the middle.
 */
export function DoublePage({ crus, facts, chosen, nameLang }: DoublePageProps) {
  const { t } = useLanguage();
  const columns = chosen.map((slug) => crus.findIndex((cru) => cru.slug === slug)).filter((column) => column >= 0);
  const shown = columns.flatMap((column) => crus[column] ?? []);
  const frame = frameAround(shown);
  return (
    <table className="double-page" data-columns={columns.length} id={fragmentOf(chosen)}>
      <thead>
        <tr>
          {shown.map(({ slug, name, href }) => (
            <th key={slug} scope="col">
              <a
                className="inline-flex min-h-target items-center wrap-anywhere text-ink decoration-rule print:min-h-0"
                href={href}
                lang={nameLang}
              >
                {name}
              </a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="print:grid! print:grid-cols-[28mm_repeat(var(--columns),2fr_1fr)] print:items-center">
        <tr className="print:contents">
          {shown.map(({ slug, plate }, index) => (
            <td key={slug} className={`pt-4! print:row-1 print:pt-[0.5mm]! print:pb-0! ${PLATE_COLUMNS[index]}`}>
              <picture>
                <source
                  type="image/avif"
                  media={DARK}
                  srcSet={srcSet(plate, '-dark')}
                  sizes={plateSizes(columns.length)}
                />
                <source type="image/avif" srcSet={srcSet(plate, '')} sizes={plateSizes(columns.length)} />
                <img
                  src={plate.fallback}
                  alt={plate.alt}
                  width={1600}
                  height={900}
                  loading="lazy"
                  className="h-auto w-full border border-rule bg-limestone object-cover max-sm:aspect-4/3 print:aspect-auto print:h-[26mm] in-data-[columns=3]:print:h-[24mm]"
                />
              </picture>
            </td>
          ))}
        </tr>
        <tr className="print:contents">
          {shown.map((cru, index) => (
            <td key={cru.slug} className={`pt-4! print:row-1 print:pt-[0.5mm]! print:pb-0! ${OUTLINE_COLUMNS[index]}`}>
              <Outline cru={cru} frame={frame} label={fill(t('compare.outline.label'), { name: cru.name })} />
            </td>
          ))}
        </tr>
        <tr className="print:contents">
          <td
            colSpan={columns.length}
            className="pt-0! text-note text-ink-soft italic print:row-2 print:pt-[0.5mm]! print:pb-0!"
          >
            {t('compare.outline')}
          </td>
        </tr>
      </tbody>
      <tbody data-fact="">
        <tr>
          <th scope="rowgroup" colSpan={columns.length}>
            {t('compare.ladder')}
          </th>
        </tr>
        <tr>
          <td colSpan={columns.length}>
            <AltitudeRows rows={shown.flatMap(({ altitude }) => altitude ?? [])} lang={nameLang} unit="m" />
          </td>
        </tr>
      </tbody>
      {factOwners.map(({ owner, label }) => {
        const owned = facts.filter((fact) => fact.owner === owner);
        return (
          <Fragment key={owner}>
            <tbody data-owner="">
              <tr className="print:block">
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  className="border-b-3 border-double border-rule pt-8! text-h3 italic print:block print:border-0 print:px-0! print:pt-[0.5mm]! print:pb-[0.25mm]! print:text-left! print:text-[9pt]"
                >
                  {t(label)}
                </th>
              </tr>
            </tbody>
            {owned.map((fact) => (
              <ComparedRow key={fact.key} fact={fact} columns={columns} />
            ))}
          </Fragment>
        );
      })}
    </table>
  );
}

/** A label in the middle and the values under it: each in its column, or once where all are equal. */
function ComparedRow({ fact, columns }: { readonly fact: ComparedFact; readonly columns: readonly number[] }) {
  const values = columns.map((column) => fact.values[column] ?? null);
  if (values.every((value) => value === null)) return null;
  return (
    <tbody data-fact="">
      <tr>
        <th scope="rowgroup" colSpan={columns.length}>
          {fact.label}
        </th>
      </tr>
      <tr>
        {areEqual(values) ? (
          <td colSpan={columns.length}>
            <TextRuns runs={values[0] ?? []} />
          </td>
        ) : (
          values.map((runs, index) => (
            <td key={columns[index]}>
              <TextRuns runs={runs ?? ['–']} />
            </td>
          ))
        )}
      </tr>
    </tbody>
  );
}

function srcSet({ address, widths }: ComparedCru['plate'], scheme: string): string {
  return widths.map((width) => `${address}-${width}${scheme}.avif ${width}w`).join(', ');
}

/** What all outlines of a double page share: room for the largest, and for the largest square under them. */
interface Frame {
  readonly width: number;
  readonly height: number;
  readonly square: number;
}

function frameAround(crus: readonly ComparedCru[]): Frame {
  const outlines = crus.flatMap(({ outline }) => outline ?? []);
  return {
    width: Math.max(0, ...outlines.map(({ box: [, , width] }) => width)) + 2 * MARGIN,
    height: Math.max(0, ...outlines.map(({ box: [, , , height] }) => height)) + MARGIN,
    square: Math.max(0, ...outlines.map(({ holdingSide }) => holdingSide)),
  };
}

interface OutlineProps {
  readonly cru: ComparedCru;
  readonly frame: Frame;
  readonly label: string;
}

/** One cru in the middle of its frame; under it the square of its holding and the scale bar. */
function Outline({ cru: { outline, areaDisputed }, frame, label }: OutlineProps) {
  if (!outline) return '–';
  const [x, y, width, height] = outline.box;
  const [left, top] = [x + (width - frame.width) / 2, y + (height - frame.height) / 2];
  const foot = top + frame.height + frame.square;
  const { holdingSide: side } = outline;
  return (
    <svg
      viewBox={[left, top, frame.width, foot - top + 2].join(' ')}
      role="img"
      aria-label={label}
      className="max-h-104 w-full print:max-h-[25mm] in-data-[columns=3]:print:max-h-[23mm]"
    >
      <path className="fill-limestone stroke-wine stroke-[1.5]" vectorEffect="non-scaling-stroke" d={outline.d} />
      <path
        className={`stroke-ink ${areaDisputed ? 'fill-none' : 'fill-ink'}`}
        vectorEffect="non-scaling-stroke"
        d={`M${left + MARGIN} ${foot}v${-side}h${side}v${side}z`}
      />
      <path
        className="fill-none stroke-ink-soft"
        vectorEffect="non-scaling-stroke"
        d={`M${left + frame.width - BAR - MARGIN} ${foot - 4}v4h${BAR}v-4`}
      />
    </svg>
  );
}
