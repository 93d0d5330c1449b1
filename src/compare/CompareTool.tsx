import { useEffect, useState } from 'react';
import { fill } from '#language/translate.ts';
import { Island, useHydrated, useLanguage, type LanguageProps } from '#island/Island.tsx';
import { writeAddress } from '#island/address.client.ts';
import { chosenBy, fragmentOf, type Comparison } from '#compare/comparison.ts';
import { Matrix } from '#compare/Matrix.tsx';
import { MapParts } from '#compare/PairMap.tsx';
import { SideBySide } from '#compare/SideBySide.tsx';

interface CompareProps {
  readonly comparison: Comparison;
}

/**
 * The page that compares the crus (docs/behaviour.md 3.20): two or three of them side by side, then all in figures.
 * The server prints the pairs that have a link; the style sheet shows the one that the address names. Hydrated, the
 * island makes any choice, keeps it in the address and puts the figures in order.
 */
export function CompareTool({ locale, messages, ...tool }: CompareProps & LanguageProps) {
  return (
    <Island locale={locale} messages={messages}>
      <Tool {...tool} />
    </Island>
  );
}

const FIELDS = ['compare.first', 'compare.second', 'compare.third'] as const;

function Tool({ comparison }: CompareProps) {
  const { t } = useLanguage<'compare'>();
  const hydrated = useHydrated();
  const [chosen, choose] = useChoice(comparison);

  return (
    <>
      <MapParts crus={comparison.crus} />
      <section className="px-gutter pb-section print:p-0" aria-label={t('compare.sides.title')}>
        <fieldset className="min-w-0 not-in-[.has-scripts]:hidden print:hidden">
          <legend className="caps">{t('compare.choose')}</legend>
          <div className="grid gap-y-2 sm:flex sm:gap-x-6">
            {FIELDS.map((field, index) => (
              <label
                key={field}
                className="grid min-w-0 grid-cols-[5rem_minmax(0,1fr)] items-center text-note sm:flex sm:flex-col sm:items-stretch"
              >
                <span>{t(field)}</span>
                <select
                  className="min-h-target max-w-full border border-edge bg-paper px-3 text-inherit [font:inherit]"
                  value={chosen[index] ?? ''}
                  onChange={({ currentTarget }) => {
                    choose(index, currentTarget.value);
                  }}
                >
                  {index === 2 && <option value="">{t('compare.none')}</option>}
                  {comparison.crus.map(({ slug, name }) => (
                    <option key={slug} value={slug}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
          <p className="mt-2 text-note italic">{t('compare.address')}</p>
        </fieldset>
        <nav aria-label={t('compare.sides.pairs')} className="mt-2 print:hidden">
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-4 max-sm:gap-y-1 max-sm:text-note max-sm:leading-[1.25] sm:flex sm:flex-wrap sm:gap-x-6">
            {comparison.pairs.map((pair) => (
              <li key={fragmentOf(pair)}>
                <a className="inline-flex min-h-target items-center" href={`#${fragmentOf(pair)}`}>
                  {pairName(comparison, pair, t('compare.pair'))}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-8 print:mt-0">
          {(hydrated ? [chosen] : comparison.pairs).map((slugs) => (
            <SideBySide key={fragmentOf(slugs)} {...comparison} chosen={slugs} />
          ))}
        </div>
      </section>
      <section
        className="px-gutter pb-section print:break-inside-avoid print:p-0 print:pt-[3mm]"
        aria-labelledby="table"
      >
        <h2 className="mb-2 text-h2" id="table">
          {t('compare.table.title')}
        </h2>
        <p data-controls="" className="mb-6 max-w-measure text-note italic not-in-[.has-scripts]:hidden print:hidden">
          {t('compare.table.sort')}
        </p>
        <Matrix {...comparison} />
        <p className="mt-6 max-w-measure print:text-[9pt]">{comparison.keeping}</p>
        <p className="mt-6 max-w-measure text-note italic print:mt-[1mm] print:max-w-none print:text-[9pt]">
          {t('compare.note')}
        </p>
      </section>
    </>
  );
}

function pairName({ crus }: Comparison, pair: readonly string[], pattern: string): string {
  const [first = '', second = ''] = pair.map((slug) => crus.find((cru) => cru.slug === slug)?.name ?? slug);
  return fill(pattern, { first, second });
}

/** The crus that the address names, or the first pair, and a way to put another one in one of their places. */
function useChoice({ crus, pairs }: Comparison): [readonly string[], (place: number, slug: string) => void] {
  const [known] = useState(() => crus.map(({ slug }) => slug));
  const [fallback] = useState(() => pairs[0] ?? known.slice(0, 2));
  const [chosen, setChosen] = useState<readonly string[]>(fallback);

  useEffect(() => {
    const follow = (): void => {
      const named = chosenBy(location.hash, known);
      if (named) setChosen(named);
    };
    const followAndShow = (): void => {
      follow();
      // The browser looked for the double page before it was there.
      requestAnimationFrame(() => document.getElementById(location.hash.slice(1))?.scrollIntoView());
    };
    if (document.querySelector(':target') === null && location.hash !== '') followAndShow();
    else follow();
    window.addEventListener('hashchange', followAndShow);
    return () => {
      window.removeEventListener('hashchange', followAndShow);
    };
  }, [known]);

  const choose = (place: number, slug: string): void => {
    const next = chosen.map((one) => (one === slug ? (chosen[place] ?? '') : one));
    next[place] = slug;
    const slugs = next.filter((one) => one !== '');
    setChosen(slugs);
    writeAddress(`#${fragmentOf(slugs)}`);
  };
  return [chosen, choose];
}
