import { Fragment } from 'react';
import { drawnCrus, fragmentOf, type ComparedFact, type Comparison } from '#compare/comparison.ts';
import { framesFor } from '#compare/frames.ts';
import { FrameMap, Outline } from '#compare/PairMap.tsx';
import { Slopes } from '#compare/Slopes.tsx';
import { useLanguage } from '#island/Island.tsx';
import { formats } from '#language/locales.ts';
import { fill, type WordOf } from '#language/translate.ts';
import type { TextRun } from '#text/tree.ts';

interface SideBySideProps extends Comparison {
  /** Slugs of two crus, from north to south. */
  readonly chosen: readonly string[];
}

/** A name such as Romanée-Saint-Vivant, which no line breaks that has room for it, with a comma after it, lest it be told apart. */
const HYPHENATED = /(\p{L}+(?:-\p{L}+)+,?)/u;

/**
 * Two crus side by side: where they lie, how high, three sentences, and behind one door, fact by fact, what tells them
 * apart and what they share.
 */
export function SideBySide({ chosen, ...comparison }: SideBySideProps) {
  const { crus, facts, ground, hollow, neighbours } = comparison;
  const { locale, t } = useLanguage<'compare.tool'>();
  const places = chosen.map((slug) => crus.findIndex((cru) => cru.slug === slug)).filter((place) => place >= 0);
  const shown = places.flatMap((place) => crus[place] ?? []);
  const valuesOf = ({ values }: ComparedFact) => places.map((place) => values[place] ?? null);
  const vinesLie = facts.find(({ key }) => key === 'vineyard.commune');
  const profile = facts.find(({ key }) => key === 'vineyard.profile');
  const told = facts.filter((fact) => {
    // A cru that lies in the commune of the vines needs no line to say so.
    const repeats =
      fact.key === 'vineyard.communes' &&
      vinesLie !== undefined &&
      places.every((place) => areEqual([fact.values[place] ?? null, vinesLie.values[place] ?? null]));
    return fact !== profile && !repeats && valuesOf(fact).some((value) => value !== null);
  });
  const different = told.filter((fact) => !areEqual(valuesOf(fact)));
  const shared = told.filter((fact) => areEqual(valuesOf(fact)));
  const sharedRuns = shared.flatMap((fact, index): TextRun[] => [
    index > 0 ? formats[locale].semicolon : '',
    `${inSentence(fact.label)} `,
    ...(valuesOf(fact)[0] ?? []),
  ]);
  // Both at one scale, as large as the room of each allows.
  const unitEm = Math.min(
    ...drawnCrus(shown).map(({ outline }) => {
      const { width, height } = outline.box;
      return Math.min(8 / width, 7 / height);
    }),
  );
  const frames = framesFor(drawnCrus(shown), othersThan(shown, neighbours));
  /** On a desktop what is told of neighbours stands beside their map, which shows them together. */
  const areTogether = frames.length === 1;
  const unpublished = <i className="text-ink-soft">{t('compare.tool.unpublished')}</i>;
  return (
    <div
      id={fragmentOf(chosen)}
      className="hidden scroll-mt-24 first:block target:block [:has(>:target)>&:not(:target)]:hidden"
      data-side-by-side=""
    >
      <div className={areTogether ? 'gap-x-gap lg:grid lg:grid-cols-[2fr_1fr] print:block' : ''}>
        <div className="flex flex-wrap gap-x-gap gap-y-4 max-lg:flex-col" data-maps="">
          {frames.map((frame) => (
            <FrameMap key={fragmentOf(frame.crus.map(({ slug }) => slug))} {...{ frame, ground }} />
          ))}
        </div>
        <div
          className={`mt-part grid grid-cols-2 items-start gap-x-4 gap-y-gap sm:gap-x-gap print:mt-[3mm] print:grid-cols-[1fr_2fr_1fr] print:gap-y-0 ${areTogether ? 'lg:mt-0 lg:grid-cols-1' : 'lg:grid-cols-[1fr_2fr_1fr]'}`}
          data-profiles=""
        >
          {shown.map(({ slug, name, href, ipa, outline }, index) => (
            <div
              key={slug}
              className={`min-w-0 ${index > 0 ? `print:col-start-3 ${areTogether ? '' : 'lg:col-start-3'}` : ''}`}
            >
              {outline && !areTogether && (
                <div className="on-screen mb-2 flex h-[7em] items-end lg:text-h3">
                  <Outline {...{ slug, outline }} unitEm={unitEm} />
                </div>
              )}
              <p className="text-h2 leading-head wrap-anywhere hyphens-auto" data-name="">
                <a className="inline-block py-2" href={href}>
                  {name}
                </a>
              </p>
              <p className="text-note text-ink-soft" lang="fr-fonipa">
                {ipa}
              </p>
              <p className="mt-2 max-w-measure italic">
                <TextRuns runs={profile?.values[places[index] ?? -1] ?? []} />
              </p>
            </div>
          ))}
          <Slopes
            rows={shown.flatMap(({ whole, altitude }) => (altitude ? { ...altitude, name: whole } : []))}
            title={t('compare.tool.ladder')}
            hollow={hollow}
            place={areTogether ? '' : 'lg:col-start-2 lg:col-end-3 lg:row-start-1'}
          />
        </div>
      </div>
      <ul
        className="mt-gap grid gap-x-gap gap-y-3 border-t border-edge pt-4 text-h3 leading-snug lining-nums *:text-balance lg:grid-cols-[4fr_3fr_3fr] print:mt-[2mm] print:grid-cols-3 print:border-0 print:pt-0"
        data-sentences=""
      >
        {sentencesOf(comparison, places, t).map((sentence) => (
          <li key={sentence}>
            {sentence.split(HYPHENATED).map((part, place) =>
              place % 2 === 1 ? (
                <span key={place} className="inline-block">
                  {part}
                </span>
              ) : (
                part
              ),
            )}
          </li>
        ))}
      </ul>
      <details className="mt-gap">
        <summary className="button wrap-anywhere">{t('compare.tool.door')}</summary>
        <table className="mt-4 block w-full lining-nums">
          <caption className="sr-only">{t('compare.tool.apart')}</caption>
          <thead className="block">
            <tr className="compared-row border-b-3 border-double border-edge pb-2">
              <td className="max-sm:hidden" />
              {shown.map(({ slug, name }) => (
                <th key={slug} scope="col" className="min-w-0 text-left font-normal wrap-anywhere hyphens-auto">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block">
            {different.map((fact, index) => (
              <tr
                key={`${fact.owner} ${fact.key}`}
                className={`compared-row py-1.5 ${index > 0 && fact.owner !== different[index - 1]?.owner ? 'border-t border-edge' : ''}`}
              >
                <th
                  scope="row"
                  className="col-span-full text-left text-note leading-[inherit] font-normal text-ink-soft italic sm:col-span-1 sm:pt-1 print:pt-0"
                >
                  {fact.bars?.head ?? fact.label}
                </th>
                {valuesOf(fact).map((runs, place) => (
                  <td key={shown[place]?.slug} className="min-w-0 wrap-anywhere">
                    {runs ? <TextRuns runs={runs} lines /> : unpublished}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-6 max-w-measure" data-shared="">
          {t('compare.tool.shared')} <TextRuns runs={[...sharedRuns, '.']} />
        </p>
        <p className="mt-6 max-w-measure text-note text-ink-soft">
          <TextRuns runs={[t('compare.tool.map.note')]} />
        </p>
      </details>
    </div>
  );
}

const othersThan = (shown: Comparison['crus'], neighbours: Comparison['neighbours']) =>
  neighbours.filter(([name]) => !shown.some((cru) => cru.name === name));

interface Told {
  readonly name: string;
  readonly words: string | null | undefined;
  /** The larger stands first. */
  readonly size: number;
  readonly held?: string | undefined;
}

/** What tells two crus apart, in sentences: their areas, how high they lie, how long their wines keep. */
function sentencesOf(
  { crus, facts }: Comparison,
  places: readonly number[],
  t: (key: WordOf<'compare.tool'>) => string,
): string[] {
  const barsOf = (key: string, owner: string) => facts.find((fact) => fact.key === key && fact.owner === owner)?.bars;
  const [held, altitude, keeping] = [
    barsOf('vineyard.area', 'holding'),
    barsOf('vineyard.altitude', 'whole'),
    barsOf('vineyard.ageing', 'wine'),
  ];
  const middle = (bars: typeof held, place: number): number =>
    (bars?.spans[place] ?? []).reduce((sum, end) => sum + end, 0);
  const shown = places.flatMap((place) => {
    const cru = crus[place];
    return cru ? [{ ...cru, place }] : [];
  });
  const sentence = (
    told: readonly Told[],
    different: WordOf<'compare.tool'>,
    same: WordOf<'compare.tool'>,
  ): string[] => {
    const [first, second] = told.toSorted((one, other) => other.size - one.size);
    if (!first?.words || !second?.words) return [];
    const values = { first: first.name, second: second.name, a: first.words, b: second.words };
    const [heldA, heldB] = [first.held ?? '', second.held ?? ''];
    return [fill(t(first.words === second.words ? same : different), { ...values, heldA, heldB })];
  };
  return [
    ...sentence(
      shown.map(({ drawn, area, areaHa, place }) => ({
        name: drawn,
        words: area,
        size: areaHa,
        held: held?.words[place] ?? '',
      })),
      'compare.tool.say.area',
      'compare.tool.say.area.same',
    ),
    ...sentence(
      shown.map(({ whole, place }) => ({ name: whole, words: altitude?.words[place], size: middle(altitude, place) })),
      'compare.tool.say.altitude',
      'compare.tool.say.altitude.same',
    ),
    ...sentence(
      shown.map(({ name, place }) => ({ name, words: keeping?.words[place], size: middle(keeping, place) })),
      'compare.tool.say.keep',
      'compare.tool.say.keep.same',
    ),
  ];
}

/** A label inside a sentence: `Commune` is `commune`. */
const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

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
