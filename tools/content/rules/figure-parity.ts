import type { Locale } from '#i18n/locales.ts';
import { figuresOf, type Figure } from '../figures.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';
import type { Library } from '../library.ts';
import { localizedGroups } from '../pairs.ts';
import { problemIn, type Passage } from '../passages.ts';
import type { Problem } from '../problem.ts';

interface Found {
  readonly passage: Passage;
  readonly figure: Figure;
}

/** Both languages give the same figures, each in its own form, section by section and field by field. */
export function figureParityProblems(library: Library): Problem[] {
  const passages = library.passages;
  return [
    ...passages.flatMap(formProblems),
    ...localizedGroups(passages, 'section').flatMap(({ en, fr }) => {
      const [english, french] = [en.flatMap(foundIn), fr.flatMap(foundIn)];
      return [...onlyIn(english, french, LANGUAGE_NAMES.fr), ...onlyIn(french, english, LANGUAGE_NAMES.en)];
    }),
  ];
}

function foundIn(passage: Passage): Found[] {
  return figuresOf(passage).map((figure) => ({ passage, figure }));
}

/** A unit may be left to the context in one language (`with 10 years … with 20`), but never contradict. */
function onlyIn(found: readonly Found[], others: readonly Found[], language: string): Problem[] {
  const same = (a: Figure, b: Figure): boolean =>
    a.value === b.value && (a.unit === b.unit || a.unit === '' || b.unit === '');
  return found
    .filter(({ figure }) => !others.some((other) => same(figure, other.figure)))
    .map(({ passage, figure }) =>
      problemIn(passage, `"${describe(figure)}" is not in the ${language} text`, 'Give both languages the same figures'),
    );
}

function describe({ value, unit }: Figure): string {
  return `${value} ${unit}`.trim();
}

/** How the other language writes numbers. */
const FOREIGN_FORMS: Readonly<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  en: [[/\d,\d{1,2}(?!\d)|\d,\d{4,}/, 'Write the decimals after a point: 0.27']],
  fr: [
    [/\d\.\d/, 'Write the decimals after a comma: 0,27'],
    [/\d,\d{3}(?=\s*(?:bouteilles|mètres|km|litres))/, 'Separate thousands with a space: 40 000'],
  ],
};

function formProblems(passage: Passage): Problem[] {
  return FOREIGN_FORMS[passage.locale].flatMap(([pattern, cure]) => {
    const match = pattern.exec(passage.text);
    return match ? [problemIn(passage, `"${match[0]}" is not how this language writes numbers`, cure)] : [];
  });
}
