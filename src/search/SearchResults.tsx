import { memo, useDeferredValue, useMemo, type MouseEventHandler } from 'react';
import { markTerms, type Findings, type SearchFile } from '#search/engine.ts';

interface ResultsProps {
  readonly data: SearchFile;
  readonly findings: Findings | undefined;
  /** Address of the page from A to Z. */
  readonly index: string;
  readonly onFollow: MouseEventHandler<HTMLAnchorElement>;
}

const HEADING = 'mt-6 border-b border-rule pb-1 text-body caps text-wine';
const NAMES = 'gap-x-10 sm:columns-2 lg:columns-3';
const LINK = 'inline-block min-h-target py-[0.6rem] text-ink decoration-rule';
const CONTEXT = '-mt-2 pb-2 text-note leading-[1.4] text-ink-soft';
/** On phones, in one column, only the part of the index that is seen is laid out. */
const LINE = 'break-inside-avoid max-sm:[contain-intrinsic-block-size:auto_3rem] max-sm:[content-visibility:auto]';
/** Out of sight, reach and hearing, as with `display: none`, but not laid out anew for the first key. */
const AWAY =
  'data-[away=true]:h-0 data-[away=true]:[content-visibility:hidden] not-supports-[content-visibility:hidden]:data-[away=true]:hidden';

/**
 * The whole index while nothing is asked; then the names and the passages that were found. The index stays, laid out but not
 * shown: to take its four hundred entries away would cost the first key more than the search.
 */
export function SearchResults({ data, index, findings, onFollow }: ResultsProps) {
  const all = useMemo(
    () => (
      <ul className={NAMES}>
        {data.names.map(([label, , href]) => (
          <li key={`${href} ${label}`} className={LINE}>
            <a className={LINK} href={href} onClick={onFollow}>
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
      <section
        aria-label={data.words.names}
        className={AWAY}
        data-away={findings !== undefined}
        aria-hidden={findings !== undefined}
      >
        <h2 className={HEADING}>
          <a href={index}>{data.words.az}</a>
        </h2>
        {all}
      </section>
      {names.length > 0 && (
        <section aria-label={data.words.names}>
          <ul className={NAMES}>
            {names.map((found, place) => (
              <li key={place} className="break-inside-avoid">
                <a className={LINK} href={found.href} onClick={onFollow}>
                  <Marked text={found.label} terms={terms} />
                </a>
                {found.context !== '' && (
                  <p className={CONTEXT}>
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
      <h2 className={HEADING}>{title}</h2>
      <ul className="max-w-176" data-passages>
        {findings.passages.map(({ label, href, context }, index) => (
          <li key={index} className="break-inside-avoid">
            <a className={LINK} href={href} onClick={onFollow}>
              {label}
            </a>
            <p className={CONTEXT}>
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
    isMet ? (
      <mark key={index} className="bg-limestone text-ink">
        {piece}
      </mark>
    ) : (
      <span key={index}>{piece}</span>
    ),
  );
}
