import { useState } from 'react';
import type { Bars, Comparison } from '#figures/comparison/types.ts';
import { useLanguage } from '#island/Island.tsx';
import { fill } from '#language/translate.ts';

interface Sorting {
  readonly bars: Bars;
  readonly descending: boolean;
}

/** Figures before the point: by them a shorter number is set in, so that those of a column stand under each other. */
const LEADS = [undefined, 'pl-[1ch]', 'pl-[2ch]'];
const lead = (words: string): number => /^\d*/.exec(words)?.[0].length ?? 0;

/** Classes of bars, and of those of the two compared. */
const RULED = 'ruled-bar';
const TONES = ['with-scripts:fill-fill', 'with-scripts:fill-ink'];

interface MatrixProps extends Comparison {
  /** Slugs of the two whose bars are solid. */
  readonly chosen: readonly string[];
}

/**
 * All crus in numbers: a column for each quantity, a row for each cru, a rule after every third. On a narrow screen three
 * columns stand side by side, with the names before them, then the next three. Pressing the name of a quantity puts the largest
 * first, pressing it again the smallest.
 */
export function Matrix({ crus, facts, chosen }: MatrixProps) {
  const { t } = useLanguage<'compare.tool'>();
  const [sorting, sort] = useState<Sorting>();
  const order = orderOf(crus.length, sorting);
  return (
    <div className="@container/matrix">
      <p data-controls="" className="on-screen text-note italic without-scripts:hidden">
        <span role="status">
          {sorting
            ? fill(t(sorting.descending ? 'compare.tool.table.largest' : 'compare.tool.table.smallest'), {
                label: sorting.bars.head,
              })
            : t('compare.tool.table.north')}
        </span>
        . {t('compare.tool.table.sort')}
      </p>
      <svg className="absolute size-0" aria-hidden="true">
        <pattern id={RULED} width="3.5" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <path className="stroke-ink-soft" strokeWidth="1.5" d="M1 0v4" />
        </pattern>
      </svg>
      <div className="matrix">
        <ol>
          {order.map((index) => (
            <li key={crus[index]?.slug}>
              <a href={crus[index]?.href} className="block h-full pt-1.5">
                {crus[index]?.name}
              </a>
            </li>
          ))}
        </ol>
        {facts.map(
          ({ bars }) => bars && <Column key={bars.head} {...{ crus, bars, chosen, order, sorting, onSort: sort }} />,
        )}
      </div>
      {sorting && (
        <button
          type="button"
          className="mt-6 button"
          onClick={() => {
            sort(undefined);
          }}
        >
          {t('compare.tool.table.north')}
        </button>
      )}
    </div>
  );
}

interface ColumnProps extends Pick<MatrixProps, 'crus' | 'chosen'> {
  readonly bars: Bars;
  /** The crus from top to bottom. */
  readonly order: readonly number[];
  readonly sorting: Sorting | undefined;
  readonly onSort: (sorting: Sorting) => void;
}

/** One quantity of all crus under its name, with bars where they differ enough. */
function Column({ crus, bars, chosen, order, sorting, onSort }: ColumnProps) {
  const { t } = useLanguage<'compare.tool'>();
  const isSorted = sorting?.bars === bars;
  const longest = Math.max(...bars.words.map((words) => lead(words ?? '')));
  return (
    <section id={bars.id} className="scroll-mt-24 target:bg-limestone" aria-label={bars.head}>
      <h3>
        <button
          type="button"
          aria-pressed={isSorted}
          onClick={() => {
            onSort({ bars, descending: !(isSorted && sorting.descending) });
          }}
          className="inline-flex min-h-target max-w-full cursor-pointer items-end text-left underline decoration-edge decoration-dotted decoration-1 aria-pressed:text-wine without-scripts:hidden"
        >
          {bars.head}
          {isSorted && (
            <svg className="ml-1 h-4 w-2.5 flex-none fill-none stroke-current" viewBox="-5 -8 10 16" aria-hidden="true">
              <path d={sorting.descending ? 'M0-7V7m-4-4l4 4 4-4' : 'M0 7V-7m-4 4l4-4 4 4'} />
            </svg>
          )}
        </button>
        <span className="with-scripts:hidden">{bars.head}</span>
      </h3>
      <ol>
        {order.map((index) => {
          const cru = crus[index];
          const isOfMore = bars.isOfWhole && cru?.whole !== cru?.name;
          const [words, span] = [bars.words[index], bars.spans[index]];
          return (
            <li key={cru?.slug}>
              <span>{cru?.name}</span>{' '}
              {span && words ? (
                <span>
                  <span className={LEADS[lead(words) && longest - lead(words)]}>
                    {words}
                    {isOfMore && (
                      <>
                        <span aria-hidden="true">*</span>
                        <span className="sr-only"> ({cru?.whole})</span>
                      </>
                    )}
                  </span>
                  {!bars.areAlike && (
                    <svg aria-hidden="true">
                      <rect
                        fill={`url(#${RULED})`}
                        className={TONES[chosen.indexOf(cru?.slug ?? '')]}
                        x={`${span[0]}%`}
                        width={`${span[1] - span[0]}%`}
                        height="100%"
                      />
                    </svg>
                  )}
                </span>
              ) : (
                <i>{t('compare.tool.unpublished')}</i>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The crus from top to bottom. Those without a number stand last; equal ones keep their order from north to south. */
function orderOf(count: number, sorting: Sorting | undefined): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  if (!sorting) return order;
  const { bars, descending } = sorting;
  const value = (index: number): number => {
    const span = bars.spans[index];
    if (!span) return Infinity;
    return descending ? -span[1] : span[1];
  };
  return order.sort((a, b) => (value(a) === value(b) ? a - b : value(a) - value(b)));
}
