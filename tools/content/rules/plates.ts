import { defaultLocale } from '#language/locales.ts';
import { entriesOf, type Library } from '../library.ts';
import { problemAt, problemOfFile, repeated, type Problem } from '../problem.ts';

/** Every plate has a number, words, a drawing and all the files that pages will ask for; the plates of a Grand Cru are among them. */
export function plateProblems(library: Library): Problem[] {
  const { drawings, files } = library.pictures;
  const plates = library.documents.filter(({ collection }) => collection === 'plates');
  const worded = new Set(plates.map(({ name }) => name));
  const numbers = entriesOf(library, 'plateOrder').flatMap(({ document, data }) =>
    data.order.map((id, index) => ({ document, id, path: ['order', index] })),
  );
  const broken = [...drawings].flatMap(([id, pictures]) =>
    [...pictures].filter(([name, bytes]) => files.get(name) !== bytes).map(([name, bytes]) => ({ id, name, bytes })),
  );
  const words = (id: string): string => `content/${defaultLocale}/plates/${id}.md`;
  const write = (id: string): string => `Write content/<language>/plates/${id}.md`;
  return [
    ...repeated(numbers, ({ id }) => id).map(({ item: { document, path, id } }) =>
      problemAt(document, path, `"${id}" is there twice`, 'Remove one of the two'),
    ),
    ...numbers
      .filter(({ id }) => !worded.has(id))
      .map(({ document, path, id }) => problemAt(document, path, `the plate "${id}" has no words`, write(id))),
    ...plates
      .filter(({ name }) => !drawings.has(name))
      .map(({ file }) =>
        problemOfFile(file, 'the plate is not drawn', 'Add its scene to the plate maker and run npm run plates'),
      ),
    ...plates
      .filter(({ name }) => !numbers.some(({ id }) => id === name))
      .map(({ file }) => problemOfFile(file, 'the plate has no number', 'Add it to content/facts/plates.md')),
    ...[...drawings.keys()]
      .filter((id) => !worded.has(id))
      .map((id) => problemOfFile(words(id), 'the plate is drawn but has no words', 'Write its alt and caption')),
    ...broken.map(({ id, name, bytes }) => {
      const size = files.get(name);
      const fault = size === undefined ? 'does not exist' : `is broken: it has ${size} bytes instead of ${bytes}`;
      return problemOfFile(words(id), `the picture public/uploads/plates/${name} ${fault}`, 'Run npm run plates');
    }),
    ...entriesOf(library, 'grandCruFacts')
      .filter(({ data: { plate } }) => !worded.has(plate))
      .map(({ document, data: { plate } }) =>
        problemAt(document, ['plate'], `there is no plate "${plate}"`, `${write(plate)} or name another plate`),
      ),
  ];
}
