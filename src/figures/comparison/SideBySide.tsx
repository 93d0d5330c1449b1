import { ComparedFacts } from '#figures/comparison/ComparedFacts.tsx';
import { fragmentOf } from '#figures/comparison/fragments.ts';
import { drawnCrus, type Comparison } from '#figures/comparison/types.ts';
import { framesFor } from '#figures/comparison/frames.ts';
import { FrameMap, Outline } from '#figures/comparison/PairMap.tsx';
import { Slopes } from '#figures/comparison/Slopes.tsx';
import { TextRuns } from '#figures/comparison/TextRuns.tsx';
import { useLanguage } from '#island/Island.tsx';
import { fill, type WordOf } from '#language/translate.ts';
import { LINKED } from '#text/strings.ts';

interface SideBySideProps extends Comparison {
  /** Slugs of two crus, from north to south. */
  readonly chosen: readonly string[];
}

/**
 * Two crus side by side: where they lie, how high, three sentences, and behind one disclosure, fact by fact, what tells them
 * apart and what they share.
 */
export function SideBySide({ chosen, ...comparison }: SideBySideProps) {
  const { crus, facts, hollow, neighbours, mapNote } = comparison;
  const { t } = useLanguage<'compare.tool'>();
  const places = chosen.map((slug) => crus.findIndex((cru) => cru.slug === slug)).filter((place) => place >= 0);
  const shown = places.flatMap((place) => crus[place] ?? []);
  const profile = facts.find(({ key }) => key === 'vineyard.profile');
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
  return (
    <div
      id={fragmentOf(chosen)}
      className="hidden scroll-mt-24 first:block target:block [:has(>:target)>&:not(:target)]:hidden"
      data-side-by-side=""
    >
      <div className={areTogether ? 'gap-x-gap lg:grid lg:grid-cols-[2fr_1fr] print:block' : ''}>
        <div className="flex flex-wrap gap-x-gap gap-y-4 max-lg:flex-col" data-maps="">
          {frames.map((frame) => (
            <FrameMap key={fragmentOf(frame.crus.map(({ slug }) => slug))} frame={frame} />
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
            {sentence.split(LINKED).map((part, place) =>
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
      <ComparedFacts {...{ places, shown, facts, mapNote }} />
    </div>
  );
}

const othersThan = (shown: Comparison['crus'], neighbours: Comparison['neighbours']) =>
  neighbours.filter(([name]) => !shown.some(({ drawn }) => drawn === name));

interface Told {
  readonly name: string;
  readonly words: string | null | undefined;
  /** The larger stands first. */
  readonly size: number;
  readonly held?: string | undefined;
}

/** Sentences on two crus: their areas, how high they lie, how long their wines keep. */
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
