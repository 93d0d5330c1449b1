import { collections } from '#collections/definitions.ts';
import { localeCodes } from '#i18n/locales.ts';
import { problemAt } from '../document.ts';
import { entriesOf, type Library } from '../library.ts';
import { repeated } from '../repeated.ts';
import type { Problem } from '../problem.ts';

/** Records agree with the folders they lie in, and no two of them claim the same place, name or number. */
export function recordProblems(library: Library): Problem[] {
  return [
    ...vineyardProblems(library),
    ...vintageProblems(library),
    ...plateNumberProblems(library),
    ...glossaryProblems(library),
  ];
}

function vineyardProblems(library: Library): Problem[] {
  const vineyards = entriesOf(library, collections.vineyards);
  const misplaced = vineyards.flatMap(({ document, data }) => {
    const [tier = '', folder = ''] = document.id.split('/');
    const problems: Problem[] = [];
    if (data.tier !== tier) {
      problems.push(problemAt(document, ['tier'], `is ${data.tier}, but the file lies in ${tier}/`, 'Correct it or move the file'));
    }
    if (data.tier === 'grand-cru' && data.slug !== folder) {
      problems.push(problemAt(document, ['slug'], `is ${data.slug}, but the folder is ${folder}/`, 'Give both the same name'));
    }
    return problems;
  });
  return [
    ...misplaced,
    ...repeated(vineyards, ({ data }) => (data.tier === 'grand-cru' ? data.slug : undefined)).map(({ item, first }) =>
      problemAt(item.document, ['slug'], `is also the slug of ${first.document.file}`, 'Give each Grand Cru its own'),
    ),
    ...repeated(vineyards, ({ data }) => `${data.tier} ${data.order}`).map(({ item, first }) =>
      problemAt(item.document, ['order'], `is ${item.data.order}, as in ${first.document.file}`, 'Give each record of a tier its own place'),
    ),
    ...repeated(vineyards, ({ data }) => `${data.tier} ${data.name}`).map(({ item, first }) =>
      problemAt(item.document, ['name'], `is also the name of ${first.document.file}`, 'Name the climat as well'),
    ),
  ];
}

function vintageProblems(library: Library): Problem[] {
  return entriesOf(library, collections.vintages).flatMap(({ document, data }) => {
    const folder = document.id.split('/')[0] ?? '';
    if (String(data.year) === folder) return [];
    return [problemAt(document, ['year'], `is ${data.year}, but the folder is ${folder}/`, 'Give both the same year')];
  });
}

function plateNumberProblems(library: Library): Problem[] {
  return repeated(entriesOf(library, collections.plates), ({ data }) => data.number).map(({ item, first }) =>
    problemAt(item.document, ['number'], `is ${item.data.number}, as in ${first.document.file}`, 'Give each plate its own number'),
  );
}

/** A word of the text must lead to one definition. */
function glossaryProblems(library: Library): Problem[] {
  const forms = entriesOf(library, collections.glossary).flatMap(({ document, data }) =>
    localeCodes.flatMap((locale) => data.forms[locale].map((form, index) => ({ document, locale, form, index }))),
  );
  return repeated(forms, ({ locale, form }) => `${locale} ${form.toLowerCase()}`)
    .filter(({ item, first }) => item.document !== first.document)
    .map(({ item: { document, locale, form, index }, first }) =>
      problemAt(
        document,
        ['forms', locale, index],
        `"${form}" is also a form in ${first.document.file}`,
        'Leave it to one of the two terms',
      ),
    );
}
