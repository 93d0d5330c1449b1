import { memo, useDeferredValue, useMemo, type MouseEventHandler } from 'react';
import type { Found } from '#search/direct-answers.ts';
import type { Findings, SearchEngine } from '#search/engine.ts';
import type { SearchFile } from '#search/search-file.ts';

interface ResultsProps {
  readonly data: SearchFile;
  readonly findings: Findings | undefined;
  readonly mark: SearchEngine['mark'] | undefined;
  /** Address of the page from A to Z. */
  readonly index: string;
  readonly onFollow: MouseEventHandler<HTMLAnchorElement>;
}

const HEADING = 'mt-6 border-b border-rule pb-1 text-body caps text-wine';
const NAMES = 'gap-x-10 sm:columns-2 lg:columns-3';
const LINK = 'inline-block min-h-target py-2.5 text-ink decoration-rule';
const CONTEXT = '-mt-2 pb-2 text-note leading-snug text-ink-soft';
/** On phones, in one column, only the part of the index that is seen is laid out. */
const LINE = 'break-inside-avoid max-sm:[contain-intrinsic-block-size:auto_3rem] max-sm:[content-visibility:auto]';
/** Out of sight, reach and hearing, as with `display: none`, but not laid out anew for the first key. */
const HIDDEN_INDEX =
  'data-[away=true]:h-0 data-[away=true]:[content-visibility:hidden] not-supports-[content-visibility:hidden]:data-[away=true]:hidden';

/**
 * The whole index while nothing is asked; then the names and the passages that were found. The index stays, laid out but not
 * shown: to take its four hundred entries away would cost the first key more than the search.
 */
export function SearchResults({ data, index, findings, mark = unmarked, onFollow }: ResultsProps) {
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
  const { direct = [], names = [], lead } = findings ?? {};
  const terms = findings?.terms ?? NONE;
  const passages = <Passages title={data.words.passages} findings={later} {...{ mark, onFollow }} />;
  return (
    <>
      <section
        aria-label={data.words.names}
        className={HIDDEN_INDEX}
        data-away={findings !== undefined}
        aria-hidden={findings !== undefined}
      >
        <h2 className={HEADING}>
          <a href={index}>{data.words.az}</a>
        </h2>
        {all}
      </section>
      {direct.length > 0 && <Names found={direct} label={data.words.title} {...{ terms, mark, onFollow }} />}
      {lead === 'passages' && passages}
      {names.length > 0 && <Names found={names} label={data.words.names} {...{ terms, mark, onFollow }} />}
      {lead === 'names' && passages}
    </>
  );
}

const NONE: Findings['terms'] = new Set();
const unmarked: SearchEngine['mark'] = (text) => [[text, false]];

interface NamesProps extends MarkedProps, Pick<ResultsProps, 'onFollow'> {
  readonly label: string;
  readonly found: readonly Found[];
}

function Names({ label, found, onFollow, ...marked }: NamesProps) {
  return (
    <section aria-label={label}>
      <ul className={NAMES}>
        {found.map((one, place) => (
          <li key={place} className="break-inside-avoid">
            <a className={LINK} href={one.href} onClick={onFollow}>
              <Marked text={one.label} {...marked} />
            </a>
            {one.context !== '' && (
              <p className={CONTEXT}>
                <Marked text={one.context} {...marked} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PassagesProps extends Pick<ResultsProps, 'findings' | 'onFollow'>, Pick<MarkedProps, 'mark'> {
  readonly title: string;
}

const Passages = memo(function Passages({ title, findings, mark, onFollow }: PassagesProps) {
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
              <Marked text={context} terms={findings.terms} mark={mark} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
});

interface MarkedProps {
  readonly terms: Findings['terms'];
  readonly mark: SearchEngine['mark'];
}

/** Each piece has an element: a translator of pages takes words out of the elements that hold other things beside them. */
function Marked({ text, terms, mark }: MarkedProps & { readonly text: string }) {
  return mark(text, terms).map(([piece, isMet], index) =>
    isMet ? (
      <mark key={index} className="bg-limestone text-ink">
        {piece}
      </mark>
    ) : (
      <span key={index}>{piece}</span>
    ),
  );
}
