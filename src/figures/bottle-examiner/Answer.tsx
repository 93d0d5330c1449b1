import type { Finding } from '#figures/bottle-examiner/examine.ts';
import { useLanguage } from '#island/Island.tsx';
import { fill } from '#language/translate.ts';
import { sourceAnchor } from '#text/citations.ts';

export interface AnswerWords {
  /** The sentence of each rule, with `{name}` for the wine, and the numbers of its sources on the page. */
  readonly rules: Readonly<Record<string, { readonly says: string; readonly sources: readonly number[] }>>;
  /** The name of the mark of a source, with its `{number}`. */
  readonly citation: string;
  readonly look: readonly string[];
  readonly questions: readonly string[];
}

function Missing({ missing }: Pick<Finding, 'missing'>) {
  const { t } = useLanguage<'examiner'>();
  return (
    <p>
      {t('examiner.missing')} {missing.map((one) => t(`examiner.missing.${one}`)).join(', ')}.
    </p>
  );
}

interface AnswerProps extends AnswerWords {
  readonly finding: Finding;
  readonly name: string | undefined;
  /** Whether it marks its sources. The example does not: marks count up in the order of the page. */
  readonly cites: boolean;
}

/** The verdict, its reasons, and advice on where to look and whom to ask next. */
export function Answer({
  finding: { verdict, rules: spoken, missing },
  name,
  cites,
  rules,
  citation,
  look,
  questions,
}: AnswerProps) {
  const { t } = useLanguage<'examiner'>();
  const next = verdict === 'cannot' ? [] : verdict === 'can' ? look : questions;
  return (
    <>
      <p className="text-h2 leading-head text-wine">{t(`examiner.verdict.${verdict}`)}</p>
      {verdict === 'can' && <p>{t('examiner.nothing-against')}</p>}
      {missing.length > 0 && <Missing missing={missing} />}
      {spoken.map((id) => (
        <p key={id}>
          {fill(rules[id]?.says ?? '', { name: name ?? t('examiner.this-one') })}
          {cites && (rules[id]?.sources.length ?? 0) > 0 && (
            <sup className="citation">
              {rules[id]?.sources.map((source) => (
                <a
                  key={source}
                  href={`#${sourceAnchor(source)}`}
                  role="doc-noteref"
                  aria-label={fill(citation, { number: source })}
                >
                  {source}
                </a>
              ))}
            </sup>
          )}
        </p>
      ))}
      {next.length > 0 && (
        <>
          <p className="caps">{t(verdict === 'can' ? 'examiner.look' : 'examiner.ask-seller')}</p>
          <ul>
            {next.map((one) => (
              <li key={one} className="border-t border-rule py-1.5">
                {one}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
