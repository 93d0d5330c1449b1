import { collections } from '#collections/definitions.ts';
import { localeCodes } from '#i18n/locales.ts';
import { problemAt, problemOfFile, type Document } from '../document.ts';
import { entriesOf, type Library } from '../library.ts';
import { repeated } from '../repeated.ts';
import type { Problem } from '../problem.ts';

/** Records agree with the folders they lie in, and no two of them claim the same place, name or number. */
export function recordProblems(library: Library): Problem[] {
  return [
    ...vineyardProblems(library),
    ...pathProblems(library),
    ...plateNumberProblems(library),
    ...glossaryProblems(library),
  ];
}

function vineyardProblems(library: Library): Problem[] {
  const vineyards = [...entriesOf(library, collections.grandCrus), ...entriesOf(library, collections.vineyards)];
  const tierOf = ({ file }: Document): string => file.split('/')[2] ?? '';
  return [
    ...repeated(vineyards, ({ document, data }) => `${tierOf(document)} ${data.order}`).map(({ item, first }) =>
      problemAt(item.document, ['order'], `is ${item.data.order}, as in ${first.document.file}`, 'Give each record of a tier its own place'),
    ),
    ...repeated(vineyards, ({ document, data }) => `${tierOf(document)} ${data.name}`).map(({ item, first }) =>
      problemAt(item.document, ['name'], `is also the name of ${first.document.file}`, 'Name the climat as well'),
    ),
  ];
}

/** Paths say tier, slug and year, and become addresses. */
function pathProblems({ documents }: Library): Problem[] {
  return documents.flatMap(({ file, id, definition }) => {
    const wrong = id.split('/').find((name) => !NAME.test(name));
    if (wrong !== undefined) {
      return [problemOfFile(file, `the name "${wrong}" would make a bad address`, 'Use lower-case letters, digits and single hyphens')];
    }
    if (definition !== collections.vintages || YEAR.test(id)) return [];
    return [problemOfFile(file, 'the folder is no year', 'Name it after the vintage, such as 2019')];
  });
}

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const YEAR = /^\d{4}\//;

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
