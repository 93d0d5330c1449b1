import { memo, useDeferredValue, useMemo, type MouseEventHandler } from 'react';
import { markTerms, type Findings, type SearchFile } from '#search/engine.ts';

interface ResultsProps {
  readonly data: SearchFile;
  readonly findings: Findings | undefined;
  /** Address of the page from A to Z. */
  readonly index: string;
  readonly onFollow: MouseEventHandler<HTMLAnchorElement>;
}

/**
 * The whole index while nothing is asked; then the names and the passages that were found. The index stays, laid out but not
 * shown: to take its four hundred entries away would cost the first key more than the search.
 */
export function SearchResults({ data, index, findings, onFollow }: ResultsProps) {
  const all = useMemo(
    () => (
      <ul className="search-sheet__names">
        {data.names.map(([label, , href]) => (
          <li key={`${href} ${label}`}>
            <a href={href} onClick={onFollow}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    ),
    [data, onFollow],
  );
  // The names are painted first.
  const later = useDeferredValue(findings);
  const { names = [], terms = new Set<string>() } = findings ?? {};
  return (
    <>
      <section aria-label={data.words.names} className="search-sheet__index" data-away={findings !== undefined}>
        <h2 className="caps">
          <a href={index}>{data.words.az}</a>
        </h2>
        {all}
      </section>
      {names.length > 0 && (
        <section aria-label={data.words.names}>
          <ul className="search-sheet__names">
            {names.map((found, place) => (
              <li key={place}>
                <a href={found.href} onClick={onFollow}>
                  <Marked text={found.label} terms={terms} />
                </a>
                {found.context !== '' && (
                  <p>
                    <Marked text={found.context} terms={terms} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Passages title={data.words.passages} findings={later} onFollow={onFollow} />
    </>
  );
}

interface PassagesProps extends Pick<ResultsProps, 'findings' | 'onFollow'> {
  readonly title: string | undefined;
}

const Passages = memo(function Passages({ title, findings, onFollow }: PassagesProps) {
  if (!findings || findings.passages.length === 0) return undefined;
  return (
    <section>
      <h2 className="caps">{title}</h2>
      <ul className="search-sheet__passages">
        {findings.passages.map(({ label, href, context }, index) => (
          <li key={index}>
            <a href={href} onClick={onFollow}>
              {label}
            </a>
            <p>
              <Marked text={context} terms={findings.terms} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Each piece has an element: a translator of pages takes words out of the elements that hold other things beside them. */
function Marked({ text, terms }: { readonly text: string; readonly terms: ReadonlySet<string> }) {
  return markTerms(text, terms).map(([piece, isMet], index) =>
    isMet ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
  );
}
