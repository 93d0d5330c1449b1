import { useEffect, useState } from 'react';
import { fill } from '#language/translate.ts';
import { Island, useHydrated, useLanguage, type LanguageProps } from '#island/Island.tsx';
import { writeAddress } from '#island/address.client.ts';
import { chosenBy, fragmentOf } from '#site/pair-fragment.ts';
import type { Comparison } from '#figures/comparison/types.ts';
import { Matrix } from '#figures/comparison/Matrix.tsx';
import { Picker } from '#figures/comparison/Picker.tsx';
import { SideBySide } from '#figures/comparison/SideBySide.tsx';

interface CompareProps {
  readonly comparison: Comparison;
}

/**
 * The page that compares the crus (docs/behaviour.md 3.20): the nine in outline, two of them side by side, then all in
 * numbers. The server prints each cru beside its nearest; the style sheet shows the pair that the address names. Hydrated,
 * the island shows any pair, keeps it in the address and puts the numbers in order.
 */
export function CompareTool({ locale, messages, ...tool }: CompareProps & LanguageProps) {
  return (
    <Island locale={locale} messages={messages}>
      <Tool {...tool} />
    </Island>
  );
}

function Tool({ comparison }: CompareProps) {
  const { t } = useLanguage<'compare.tool'>();
  const hydrated = useHydrated();
  const { chosen, announced, choose } = useChoice(comparison);
  const names = comparison.crus.filter(({ slug }) => chosen.includes(slug)).map(({ name }) => name);

  return (
    <>
      <section className="compare__part px-gutter pb-part" aria-label={t('compare.tool.sides.title')}>
        <Picker {...comparison} chosen={chosen} choose={choose} />
        <p className="sr-only" role="status">
          {announced && fill(t('compare.tool.announced'), { first: names[0] ?? '', second: names[1] ?? '' })}
        </p>
        <div className="mt-gap" data-moving={announced || undefined}>
          {(hydrated ? [chosen] : comparison.pairs).map((slugs) => (
            <SideBySide key={fragmentOf(slugs)} {...comparison} chosen={slugs} />
          ))}
        </div>
      </section>
      <section className="compare__part px-gutter pb-part" aria-labelledby="table">
        <h2 className="mb-2 text-h2" id="table">
          {t('compare.tool.table.title')}
        </h2>
        <Matrix {...comparison} chosen={chosen} />
        <div className="mt-6 grid gap-x-gap gap-y-6 lining-nums lg:grid-cols-2 print:mt-[1mm] print:block">
          <p className="max-w-measure text-balance">{comparison.keeping}</p>
          <p className="max-w-measure text-note italic">
            <span aria-hidden="true">* </span>
            {t('compare.tool.note')}
          </p>
        </div>
      </section>
    </>
  );
}

/**
 * The two crus that the address names, or the first pair, from north to south; whether they were chosen on this page, which
 * is then announced; and a way to choose another, which takes the place of the one chosen longest ago.
 */
function useChoice({ crus, pairs }: Comparison) {
  const [known] = useState(() => crus.map(({ slug }) => slug));
  const [recent, setRecent] = useState<readonly string[]>(() => pairs[0] ?? known.slice(0, 2));
  const [announced, announce] = useState(false);

  useEffect(() => {
    const follow = (): void => {
      const named = chosenBy(location.hash, known);
      if (!named) return;
      setRecent(named);
      // The browser looked for the pair before it was there.
      requestAnimationFrame(() => document.querySelector('[data-side-by-side]')?.scrollIntoView());
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('hashchange', follow);
    };
  }, [known]);

  const inOrder = (slugs: readonly string[]): string[] => known.filter((slug) => slugs.includes(slug));
  const choose = (slug: string): void => {
    const next = [...recent.filter((one) => one !== slug), slug].slice(-2);
    setRecent(next);
    announce(true);
    writeAddress(`#${fragmentOf(inOrder(next))}`);
  };
  return { chosen: inOrder(recent), announced, choose };
}
