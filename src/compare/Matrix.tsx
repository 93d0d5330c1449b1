import { useState } from 'react';
import { KEEPING, type Comparison, type Figure } from '#compare/comparison.ts';
import { useLanguage } from '#island/Island.tsx';
import { fill } from '#language/translate.ts';

interface Sorting {
  readonly figure: Figure;
  readonly descending: boolean;
}

/**
 * All crus in figures: a column of bars for each figure, a row for each cru; on a narrow screen the columns stand under
 * each other, with the names beside their bars. Pressing the name of a figure puts the largest first, pressing it again
 * the smallest.
 */
export function Matrix({ crus, facts }: Comparison) {
  const { t } = useLanguage<'compare'>();
  const [sorting, sort] = useState<Sorting>();
  const order = orderOf(crus.length, sorting);
  const row = 'border-t border-rule py-1 lg:h-14';
  return (
    <div className="@container/matrix">
      <div className="grid matrix gap-x-4 gap-y-6 lining-nums tabular-nums sm:max-lg:grid-cols-2 sm:max-lg:gap-x-gap lg:max-xl:gap-x-2">
        <div className="flex flex-col justify-end max-lg:hidden">
          <ol>
            {order.map((index) => {
              const cru = crus[index];
              return (
                <li key={cru?.slug} className={`pr-2 ${row}`}>
                  <a href={cru?.href} className="inline-flex min-h-target">
                    {cru?.name}
                  </a>
                </li>
              );
            })}
          </ol>
        </div>
        {facts.flatMap(({ key, owner, figure }) => {
          if (!figure) return [];
          const isSorted = sorting?.figure === figure;
          return (
            <section
              key={figure.head}
              id={key === 'vineyard.ageing' ? KEEPING : undefined}
              className="flex min-w-0 scroll-mt-24 flex-col target:bg-limestone"
              aria-label={figure.head}
            >
              <h3 className="flex flex-1 items-end text-body caps tracking-wide text-wine">
                <button
                  type="button"
                  aria-pressed={isSorted}
                  onClick={() => {
                    sort({ figure, descending: !(isSorted && sorting.descending) });
                  }}
                  className="inline-flex min-h-target max-w-full cursor-pointer items-end pb-1 text-left underline decoration-edge decoration-dotted decoration-1 aria-pressed:decoration-current aria-pressed:decoration-solid @max-4xl:wrap-anywhere @max-4xl:hyphens-auto without-scripts:hidden"
                >
                  {figure.head}
                  {isSorted && (
                    <svg
                      className="mb-1 ml-2 h-4 w-2.5 flex-none fill-none stroke-current"
                      viewBox="-5 -8 10 16"
                      aria-hidden="true"
                    >
                      <path d={sorting.descending ? 'M0-7V7m-4-4l4 4 4-4' : 'M0 7V-7m-4 4l4-4 4 4'} />
                    </svg>
                  )}
                </button>
                <span className="pb-1 with-scripts:hidden">{figure.head}</span>
              </h3>
              <ol className="@container">
                {order.map((index) => {
                  const cru = crus[index];
                  // What is told of the whole of Corton, or as a share of it, is not Renardes' alone.
                  const isOfMore = (owner === 'whole' || key === 'vineyard.share') && cru?.whole !== cru?.name;
                  const [words, span] = [figure.words[index], figure.spans[index]];
                  return (
                    <li
                      key={cru?.slug}
                      className={`grid grid-cols-[1fr_auto] items-center gap-x-2 wrap-anywhere lg:block not-print:@max-xs:not-has-[svg]:pb-2.5 not-print:max-lg:@min-xs:grid-cols-[9em_1fr_4.1em] ${row}`}
                    >
                      <span className="lg:sr-only">{cru?.name}</span>{' '}
                      {span && words ? (
                        <>
                          <span className="not-print:max-lg:order-1 not-print:max-lg:col-[-2/-1] not-print:max-lg:text-right not-print:max-lg:text-note @min-4xl/matrix:whitespace-nowrap">
                            {words}
                            {isOfMore && (
                              <>
                                <span aria-hidden="true">*</span>
                                <span className="sr-only"> ({cru?.whole})</span>
                              </>
                            )}
                          </span>
                          {!figure.areAlike && (
                            <span className="block not-print:@max-xs:order-2 not-print:@max-xs:col-span-2">
                              <svg className="block h-1.5 w-full print:h-1" aria-hidden="true">
                                <rect className="fill-rule" y="75%" width="100%" height="1" />
                                <rect
                                  className="fill-fill"
                                  x={`${span[0]}%`}
                                  width={`${span[1] - span[0]}%`}
                                  height="100%"
                                />
                              </svg>
                            </span>
                          )}
                        </>
                      ) : (
                        <i className="text-note text-ink-soft not-print:max-lg:text-right not-print:max-lg:@min-xs:col-span-2">
                          {t('compare.unpublished')}
                        </i>
                      )}
                    </li>
                  );
                })}
              </ol>
            </section>
          );
        })}
      </div>
      {sorting && (
        <button
          type="button"
          className="mt-6 button"
          onClick={() => {
            sort(undefined);
          }}
        >
          {t('compare.table.north')}
        </button>
      )}
      <p className="sr-only" role="status">
        {sorting &&
          fill(t(sorting.descending ? 'compare.table.largest' : 'compare.table.smallest'), {
            label: sorting.figure.head,
          })}
      </p>
    </div>
  );
}

/** The crus from top to bottom. Those without a figure stand last; equal ones keep their order from north to south. */
function orderOf(count: number, sorting: Sorting | undefined): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  if (!sorting) return order;
  const { figure, descending } = sorting;
  const value = (index: number): number => {
    const span = figure.spans[index];
    if (!span) return Infinity;
    return descending ? -span[1] : span[1];
  };
  return order.sort((a, b) => (value(a) === value(b) ? a - b : value(a) - value(b)));
}
