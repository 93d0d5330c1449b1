import { ComparedFacts } from '#figures/comparison/ComparedFacts.tsx';
import { fragmentOf } from '#site/pair-fragment.ts';
import type { ComparedCru, Comparison } from '#figures/comparison/types.ts';
import { drawnCrus, framesFor } from '#figures/comparison/frames.ts';
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
export function SideBySide({ chosen, crus, facts, hollow, neighbours, mapNote }: SideBySideProps) {
  const { t } = useLanguage<'compare.tool'>();
  const places = chosen.map((slug) => crus.findIndex((cru) => cru.slug === slug)).filter((place) => place >= 0);
  const shown = places.flatMap((place) => crus[place] ?? []);
  // Both at one scale, as large as the room of each allows.
  const unitEm = Math.min(
    ...drawnCrus(shown).map(({ outline }) => {
      const { width, height } = outline.box;
      return Math.min(8 / width, 7 / height);
    }),
  );
  const frames = framesFor(drawnCrus(shown), neighbours);
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
          {shown.map(({ slug, name, href, ipa, profile, outline }, index) => (
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
                <TextRuns runs={profile} />
              </p>
            </div>
          ))}
          <Slopes
            rows={shown.flatMap(({ told }) => told.altitude ?? [])}
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
        {sentencesOf(shown, t).map((sentence) => (
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

interface Told {
  readonly name: string;
  readonly words: string;
  readonly size: number;
  /** What the estate holds of it. */
  readonly held?: string;
}

/** Sentences on two crus: their areas, how high they lie, how long their wines keep. The larger stands first. */
function sentencesOf(shown: readonly ComparedCru[], t: (key: WordOf<'compare.tool'>) => string): string[] {
  return (['area', 'altitude', 'keep'] as const).flatMap((what) => {
    const told: readonly Told[] = shown.flatMap((cru) => cru.told[what] ?? []);
    const [first, second] = told.toSorted((one, other) => other.size - one.size);
    if (!first || !second) return [];
    const pattern = t(`compare.tool.say.${what}${first.words === second.words ? '.same' : ''}`);
    const names = { first: first.name, second: second.name };
    return [
      fill(pattern, { ...names, a: first.words, b: second.words, heldA: first.held ?? '', heldB: second.held ?? '' }),
    ];
  });
}
