import { useEffect, useRef, useState } from 'react';
import { ADDRESS_PAUSE_MS } from '#site/timings.ts';
import type { Parameter } from '#island/dialog-address.client.ts';
import { writeAddress } from '#island/address.client.ts';
import { useFetched } from '#island/use-fetched.client.ts';
import { Island, useLanguage, type LanguageProps } from '#island/Island.tsx';
import type { OptionGroup } from '#island/OptionGroups.tsx';
import { Answer, type AnswerWords } from '#figures/bottle-examiner/Answer.tsx';
import { BottleFields } from '#figures/bottle-examiner/BottleFields.tsx';
import {
  examine,
  readTitle,
  writeTitle,
  type Bottle,
  type BottleRecords,
  type Judged,
} from '#figures/bottle-examiner/examine.ts';

interface ExaminerProps extends AnswerWords {
  /** Address of the file with the rules and names. */
  readonly file: string;
  readonly tiers: readonly OptionGroup[];
  /** Titles to try, of which the first is judged already. */
  readonly examples: readonly string[];
  readonly judged: Judged;
}

/**
 * Says of what stands on a bottle whether it cannot be, can be, or cannot be told (docs/behaviour.md 3.8). The title in the
 * field is its whole state: the other fields read it and write it, and the address keeps it. Until there is one the first
 * example stands in the fields, with its answer.
 */
export function BottleExaminer({ locale, messages, ...props }: ExaminerProps & LanguageProps) {
  return (
    <Island locale={locale} messages={messages} className="examiner">
      <Examiner {...props} />
    </Island>
  );
}

/** From the answer that excludes to the one that does not. */
const VERDICTS = ['cannot', 'ask', 'can'] as const;

function Examiner({ file, tiers, examples, judged, ...answers }: ExaminerProps) {
  const { t } = useLanguage<'examiner'>();
  const [title, setTitle] = useTitle();
  const [isUnfetched, setUnfetched] = useState(false);
  const records = useFetched(file, () => {
    setUnfetched(true);
  }) as BottleRecords | undefined;
  const isAsked = title.trim() !== '';
  const { bottle, finding } = isAsked ? judge(title, records) : judged;
  const set = (change: Partial<Bottle>): void => {
    if (records) setTitle(writeTitle({ ...bottle, ...change }));
  };
  return (
    <div data-controls="">
      <label className="title without-scripts:hidden">
        <span>{t('examiner.title')}</span>
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={examples[0]}
          value={title}
          onChange={({ currentTarget }) => {
            setTitle(currentTarget.value);
          }}
        />
      </label>
      <div className="scale" aria-hidden="true">
        {VERDICTS.map((verdict) => (
          <span key={verdict} data-here={finding?.verdict === verdict || undefined}>
            {t(`examiner.verdict.${verdict}`)}
          </span>
        ))}
      </div>
      <div className="answer">
        {isAsked && <p className="mb-4 hidden text-h3 italic print:block">{title}</p>}
        <div role="status">
          {isUnfetched && <p>{t('examiner.unfetched')}</p>}
          {!isAsked && (
            <p>
              <span className="caps">{t('examiner.examples')}</span>
              <br />
              <i className="text-h3">{examples[0]}</i>
            </p>
          )}
          {finding && <Answer finding={finding} name={bottle.name?.name} cites={isAsked} {...answers} />}
        </div>
        {isAsked && finding && (
          <button
            type="button"
            onClick={() => {
              document.documentElement.dataset.printing = 'examiner';
              window.addEventListener('afterprint', () => delete document.documentElement.dataset.printing, {
                once: true,
              });
              window.print();
            }}
          >
            {t('examiner.print')}
          </button>
        )}
        {!isAsked && (
          <div className="on-screen without-scripts:hidden">
            <p className="caps">{t('examiner.others')}</p>
            <ul>
              {examples.slice(1).map((example) => (
                <li key={example} className="border-t border-rule">
                  <button
                    type="button"
                    onClick={() => {
                      setTitle(example);
                    }}
                  >
                    {example}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="without-scripts:hidden">
        <BottleFields bottle={bottle} names={records?.names ?? []} tiers={tiers} onSet={set} />
        <p className="mt-gap text-note text-ink-soft italic">{t('examiner.limits')}</p>
      </div>
    </div>
  );
}

/** A title read and held against the rules, as far as these are there. */
function judge(title: string, records: BottleRecords | undefined): Partial<Judged> & Pick<Judged, 'bottle'> {
  if (!records) return { bottle: {} };
  const bottle = readTitle(title, records);
  return { bottle, finding: examine(bottle, records, new Date().getFullYear()) };
}

const TITLE: Parameter = 'title';

/** The title, from the address or from what was typed before; the address follows it. */
function useTitle() {
  const [title, setTitle] = useState('');
  const isFirst = useRef(true);
  useEffect(() => {
    const begin = (): void => {
      const typed = document.querySelector<HTMLInputElement>('.examiner input')?.value ?? '';
      setTitle(new URLSearchParams(location.search).get(TITLE) ?? typed);
    };
    begin();
  }, []);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const pause = setTimeout(() => {
      const address = new URL(location.href);
      if (title === '') address.searchParams.delete(TITLE);
      else address.searchParams.set(TITLE, title);
      writeAddress(address);
    }, ADDRESS_PAUSE_MS);
    return () => {
      clearTimeout(pause);
    };
  }, [title]);
  return [title, setTitle] as const;
}
