import { Fragment } from 'react';
import { AltitudeRows } from '#atlas/AltitudeRows.tsx';
import { Bar } from '#compare/Bar.tsx';
import { drawnCrus, fragmentOf, type ComparedFact, type Comparison } from '#compare/comparison.ts';
import { framesFor } from '#compare/frames.ts';
import { FrameMap } from '#compare/PairMap.tsx';
import { useLanguage } from '#island/Island.tsx';
import { formats } from '#language/locales.ts';
import type { TextRun } from '#text/html.ts';

interface SideBySideProps extends Comparison {
  /** Slugs of two or three crus. */
  readonly chosen: readonly string[];
}

/** The columns of a table of two or three crus: a label over its values on a phone, beside them elsewhere. */
const COLUMNS = {
  2: 'grid grid-cols-2 gap-x-4 sm:grid-cols-[10rem_1fr_1fr] sm:gap-x-gap print:grid-cols-[32mm_1fr_1fr]',
  3: 'grid grid-cols-3 gap-x-3 sm:grid-cols-[9rem_1fr_1fr_1fr] sm:gap-x-gap print:grid-cols-[32mm_1fr_1fr_1fr]',
} as const;

/**
 * Two or three crus side by side: where they lie, how high, then what tells them apart, fact by fact, long lists in rows
 * that open, and in one sentence what they share.
 */
export function SideBySide({ crus, facts, ground, chosen }: SideBySideProps) {
  const { locale, t } = useLanguage<'compare'>();
  const places = chosen.map((slug) => crus.findIndex((cru) => cru.slug === slug)).filter((place) => place >= 0);
  const shown = places.flatMap((place) => crus[place] ?? []);
  const columns = COLUMNS[places.length === 3 ? 3 : 2];
  const valuesOf = ({ values }: ComparedFact) => places.map((place) => values[place] ?? null);
  const told = facts.filter((fact) => valuesOf(fact).some((value) => value !== null));
  const vinesLie = facts.find(({ key }) => key === 'vineyard.commune');
  const short = told.filter((fact) => {
    // A cru that lies in the commune of the vines needs no line to say so.
    const repeats =
      fact.key === 'vineyard.communes' &&
      vinesLie !== undefined &&
      places.every((place) => areEqual([fact.values[place] ?? null, vinesLie.values[place] ?? null]));
    return !fact.opens && !repeats;
  });
  const different = short.filter((fact) => !areEqual(valuesOf(fact)));
  const shared = short.filter((fact) => areEqual(valuesOf(fact)));
  const sharedRuns = shared.flatMap((fact, index): TextRun[] => [
    index > 0 ? formats[locale].semicolon : '',
    `${inSentence(fact.label)} `,
    ...(valuesOf(fact)[0] ?? []),
  ]);
  const unpublished = <i className="text-ink-soft">{t('compare.unpublished')}</i>;
  return (
    <div
      id={fragmentOf(chosen)}
      className="hidden scroll-mt-24 first:block target:block print:text-[9pt] print:leading-[1.2] [:has(>:target)>&:not(:target)]:hidden"
      data-side-by-side=""
    >
      <div className="flex flex-wrap gap-x-gap gap-y-4 max-sm:flex-col print:flex-nowrap">
        {framesFor(drawnCrus(shown)).map((frame) => (
          <FrameMap key={fragmentOf(frame.crus.map(({ slug }) => slug))} {...{ frame, ground }} />
        ))}
      </div>
      <p className="mt-2 text-note text-ink-soft print:text-[9pt] print:leading-[1.15]">
        <TextRuns runs={[t('compare.map.note')]} />
      </p>
      <div className="mt-8 print:hidden">
        <p className="mb-1 caps text-wine">{t('compare.ladder')}</p>
        <AltitudeRows rows={shown.flatMap(({ altitude }) => (altitude ? { ...altitude, href: undefined } : []))} />
      </div>
      <table className="mt-gap block w-full lining-nums print:mt-[2mm]">
        <caption className="mb-2 block text-left text-h3 italic print:sr-only">{t('compare.apart')}</caption>
        <thead className="block">
          <tr className={`${columns} border-b-3 border-double border-edge pb-2 print:pb-0`}>
            <td className="max-sm:hidden print:block!" />
            {shown.map(({ slug, name, href, ipa }) => (
              <th key={slug} scope="col" className="font-normal min-w-0 text-left wrap-anywhere hyphens-auto">
                <a
                  className={`inline-flex min-h-target items-center leading-[1.15] print:min-h-0 ${places.length === 3 ? 'max-sm:text-note sm:text-h3' : 'text-h3'}`}
                  href={href}
                >
                  {name}
                </a>
                <span
                  className={`block text-note text-ink-soft ${places.length === 3 ? 'max-sm:sr-only' : ''}`}
                  lang="fr-fonipa"
                >
                  {ipa}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block">
          {different.map((fact) => (
            <tr
              key={`${fact.owner} ${fact.key}`}
              className={`${columns} border-b border-rule py-2 print:break-inside-avoid print:py-[0.3mm]`}
            >
              <th
                scope="row"
                className="font-normal col-span-full text-left caps tracking-[0.06em] text-wine sm:col-span-1 print:col-span-1!"
              >
                {fact.figure?.head ?? fact.label}
              </th>
              {valuesOf(fact).map((runs, index) => {
                const span = fact.figure?.spans[places[index] ?? -1];
                return (
                  <td key={shown[index]?.slug} className="min-w-0 wrap-anywhere">
                    {runs ? <TextRuns runs={runs} /> : unpublished}
                    {span && <Bar span={span} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {told
        .filter(({ opens }) => opens)
        .map((fact) => (
          <details key={fact.key} className="border-b border-rule print:hidden">
            <summary className="flex min-h-target items-center caps tracking-[0.06em] wrap-anywhere text-wine">
              {fact.label}
            </summary>
            <dl className="grid gap-x-gap gap-y-3 pb-4 sm:auto-cols-fr sm:grid-flow-col sm:pl-[calc(10rem+var(--spacing-gap))]">
              {valuesOf(fact).map((runs, index) => (
                <div key={shown[index]?.slug}>
                  <dt className="italic">{shown[index]?.name}</dt>
                  <dd>{runs ? <TextRuns runs={runs} lines /> : unpublished}</dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      <p className="mt-6 max-w-measure text-h3 print:mt-[1mm] print:max-w-none print:text-[9pt]" data-shared="">
        {t(places.length === 3 ? 'compare.shared.three' : 'compare.shared.two')}{' '}
        <TextRuns runs={[...sharedRuns, '.']} />
      </p>
    </div>
  );
}

/** A label inside a sentence: `Commune` is `commune`, but `Grand Cru yields` keeps its rank. */
const inSentence = (label: string): string =>
  /^\S+ \p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

interface TextRunsProps {
  readonly runs: readonly TextRun[];
  /** Whether what stands after a semicolon begins a line. */
  readonly lines?: boolean;
}

/** A short text whose pieces may be in languages of their own. */
function TextRuns({ runs, lines = false }: TextRunsProps) {
  return runs.map((run, index) =>
    typeof run === 'string' ? (
      (lines ? run.split(/(?<=; )/) : [run]).map((part, place) => (
        <Fragment key={`${index} ${place}`}>
          {raised(part)}
          {lines && part.endsWith('; ') && <br />}
        </Fragment>
      ))
    ) : (
      <span key={index} lang={run.lang}>
        {run.text}
      </span>
    ),
  );
}

/** The ending of a French ordinal is raised: `1er`. */
const raised = (text: string) =>
  text.split(/(?<=\d)(er)\b/).map((part, index) => (index % 2 === 1 ? <sup key={index}>{part}</sup> : part));

/** Whether several values read the same. */
function areEqual(values: readonly (readonly TextRun[] | null)[]): boolean {
  const [first, ...others] = values.map((runs) => JSON.stringify(runs));
  return others.every((other) => other === first);
}
