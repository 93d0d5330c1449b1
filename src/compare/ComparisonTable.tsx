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
      <div className="compare-table" role="region" aria-label={t('compare.table.label')} tabIndex={0}>
        <table>
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
                      >
                        <path vectorEffect="non-scaling-stroke" d={cru.outline.d} />
                      </svg>
                    )}
                    <a href={cru?.href} lang={nameLang}>
                      {cru?.name}
                    </a>
                  </th>
                );
              })}
            </tr>
          </thead>
          {factOwners.map(({ owner, label }) => (
            <tbody key={owner}>
              <tr className="compare-table__owner">
                <th scope="rowgroup" colSpan={crus.length + 1}>
                  <span>{t(label)}</span>
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
            <span className="without-script">{label}</span>
          </>
        ) : (
          label
        )}
      </th>
      {areEqual(values) ? (
        <td colSpan={values.length} className="compare-table__same">
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
