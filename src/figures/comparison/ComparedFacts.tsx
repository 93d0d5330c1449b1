import type { ComparedCru, ComparedFact, Comparison } from '#figures/comparison/types.ts';
import { TextRuns } from '#figures/comparison/TextRuns.tsx';
import { useLanguage } from '#island/Island.tsx';
import { formats } from '#language/locales.ts';
import type { TextRun } from '#text/tree.ts';

interface ComparedFactsProps {
  /** The places of the crus in the values of each fact. */
  readonly places: readonly number[];
  readonly shown: readonly ComparedCru[];
  readonly facts: readonly ComparedFact[];
  readonly mapNote: Comparison['mapNote'];
}

/** Behind one disclosure, fact by fact, what tells two crus apart and what they share. */
export function ComparedFacts({ places, shown, facts, mapNote }: ComparedFactsProps) {
  const { locale, t } = useLanguage<'compare.tool'>();
  const valuesOf = ({ values }: ComparedFact) => places.map((place) => values[place] ?? null);
  const told = facts.filter(
    (fact) => !places.every((place) => fact.repeated?.[place]) && valuesOf(fact).some((value) => value !== null),
  );
  const different = told.filter((fact) => !areEqual(valuesOf(fact)));
  const shared = told.filter((fact) => areEqual(valuesOf(fact)));
  const sharedRuns = shared.flatMap((fact, index): TextRun[] => [
    index > 0 ? formats[locale].semicolon : '',
    `${inSentence(fact.label)} `,
    ...[valuesOf(fact)[0] ?? []].flat(),
  ]);
  const unpublished = <i className="text-ink-soft">{t('compare.tool.unpublished')}</i>;
  return (
    <details className="mt-gap">
      <summary className="button wrap-anywhere">{t('compare.tool.open')}</summary>
      <table className="mt-4 block w-full lining-nums">
        <caption className="sr-only">{t('compare.tool.apart')}</caption>
        <thead className="block">
          <tr className="compared-row border-b-3 border-double border-edge pb-2">
            <td className="max-sm:hidden" />
            {shown.map(({ slug, name }) => (
              <th key={slug} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block">
          {different.map((fact, index) => (
            <tr
              key={`${fact.owner} ${fact.label}`}
              className={`compared-row py-1.5 ${index > 0 && fact.owner !== different[index - 1]?.owner ? 'border-t border-edge' : ''}`}
            >
              <th scope="row">{fact.bars?.head ?? fact.label}</th>
              {valuesOf(fact).map((runs, place) => (
                <td key={shown[place]?.slug}>{runs ? <TextRuns runs={runs} lines /> : unpublished}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6 max-w-measure" data-shared="">
        {t('compare.tool.shared')} <TextRuns runs={[...sharedRuns, '.']} />
      </p>
      <p className="mt-6 max-w-measure text-note text-ink-soft">
        <TextRuns runs={mapNote} />
      </p>
    </details>
  );
}

/** A label inside a sentence: `Commune` is `commune`. */
const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** Whether several values read the same. */
function areEqual(values: ComparedFact['values']): boolean {
  const [first, ...others] = values.map((runs) => JSON.stringify(runs));
  return others.every((other) => other === first);
}
