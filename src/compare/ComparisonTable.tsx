import { useState } from 'react';
import { fill } from '#language/translate.ts';
import { useLanguage } from '#island/LanguageProvider.tsx';
import { areEqual, TextRuns } from '#compare/TextRuns.tsx';
import { OUTLINE_PX } from '#vineyards/outline.ts';
import { factOwners, type ComparedFact, type Comparison } from '#compare/comparison.ts';

interface Sorting {
  readonly fact: ComparedFact;
  readonly descending: boolean;
}

/**
 * All crus in one table, a column each and a row for each fact, under headings that say what the facts are true
 * of. A value that all share is printed once. Pressing a fact in figures sorts the columns by it.
 */
export function ComparisonTable({ crus, facts, nameLang }: Comparison & { readonly nameLang: string | undefined }) {
  const { t } = useLanguage();
  const [sorting, setSorting] = useState<Sorting>();
  const order = columnOrder(crus.length, sorting);
  return (
    <>
      <div
        className="max-h-[80vh] overflow-auto border-y-3 border-double border-y-edge text-note leading-[1.35] lining-nums tabular-nums edge-shade xl:max-h-none xl:overflow-visible print:mt-[1mm] print:max-h-none print:overflow-visible print:border print:text-[6pt] print:leading-[1.06]"
        role="region"
        aria-label={t('compare.table.label')}
        tabIndex={0}
      >
        <table className="ledger border-separate border-spacing-0 text-left hyphens-auto xl:w-full xl:table-fixed print:mt-0 print:table-auto print:text-[6pt] print:leading-[1.06]">
          <thead>
            <tr>
              <td />
              {order.map((column) => {
                const cru = crus[column];
                return (
                  <th key={column} scope="col">
                    {cru?.outline && (
                      <svg
                        viewBox={cru.outline.box.join(' ')}
                        preserveAspectRatio="xMinYMax"
                        {...OUTLINE_PX}
                        aria-hidden="true"
                        className="mt-2 mb-1 overflow-visible fill-limestone stroke-wine print:hidden"
                      >
                        <path vectorEffect="non-scaling-stroke" d={cru.outline.d} />
                      </svg>
                    )}
                    <a
                      href={cru?.href}
                      lang={nameLang}
                      className="inline-flex min-h-target items-end print:min-h-0 print:no-underline"
                    >
                      {cru?.name}
                    </a>
                  </th>
                );
              })}
            </tr>
          </thead>
          {factOwners.map(({ owner, label }) => (
            <tbody key={owner}>
              <tr>
                <th scope="rowgroup" colSpan={crus.length + 1}>
                  {/* The heading of a group keeps its place while the columns pass under it. */}
                  <span className="sticky left-0">{t(label)}</span>
                </th>
              </tr>
              {facts
                .filter((fact) => fact.owner === owner)
                .map((fact) => (
                  <FactRow
                    key={fact.key}
                    fact={fact}
                    order={order}
                    sorted={sorting?.fact === fact ? direction(sorting) : undefined}
                    onSort={() => {
                      setSorting({ fact, descending: sorting?.fact === fact && !sorting.descending });
                    }}
                  />
                ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className="sr-only" role="status">
        {sorting && fill(t('compare.table.sorted'), { label: sorting.fact.label })}
      </p>
    </>
  );
}

interface FactRowProps {
  readonly fact: ComparedFact;
  readonly order: readonly number[];
  readonly sorted: 'ascending' | 'descending' | undefined;
  readonly onSort: () => void;
}

function FactRow({ fact, order, sorted, onSort }: FactRowProps) {
  const { label, numbers, values } = fact;
  return (
    <tr>
      <th scope="row" aria-sort={sorted}>
        {numbers ? (
          <>
            <button type="button" onClick={onSort}>
              {label}
            </button>
            <span className="in-[.has-scripts]:hidden print:inline">{label}</span>
          </>
        ) : (
          label
        )}
      </th>
      {areEqual(values) ? (
        <td colSpan={values.length}>
          <TextRuns runs={values[0] ?? []} />
        </td>
      ) : (
        order.map((column) => (
          <td key={column}>
            <TextRuns runs={values[column] ?? ['–']} />
          </td>
        ))
      )}
    </tr>
  );
}

const direction = ({ descending }: Sorting) => (descending ? 'descending' : 'ascending');

/** The columns from left to right. Crus without a figure stand last; equal ones keep their order from north to south. */
function columnOrder(count: number, sorting: Sorting | undefined): number[] {
  const columns = Array.from({ length: count }, (_, column) => column);
  if (!sorting) return columns;
  const { fact, descending } = sorting;
  const value = (column: number): number => {
    const number = fact.numbers?.[column] ?? null;
    if (number === null) return Infinity;
    return descending ? -number : number;
  };
  return columns.sort((a, b) => (value(a) === value(b) ? a - b : value(a) - value(b)));
}
