import { defaultLocale } from '#language/locales.ts';
import { entriesOf, type Library } from '../library.ts';
import { problemAt, problemOfFile, repeated, type Problem } from '../problem.ts';

const DRAW = 'Add its scene to the plate maker and run npm run plates';

/** Every plate has a number, words, a drawing and all the files that pages will ask for; the plates of a Grand Cru are among them. */
export function plateProblems(library: Library): Problem[] {
  const { drawings, files } = library.pictures;
  const plates = library.documents.filter(({ collection }) => collection === 'plates');
  const worded = new Set(plates.map(({ name }) => name));
  const orders = entriesOf(library, 'plateOrder');
  const numbered = new Set(orders.flatMap(({ data }) => data.order));
  return [
    ...orders.flatMap(({ document, data }) => [
      ...repeated([...data.order.entries()], ([, id]) => id).map(({ item: [index, id] }) =>
        problemAt(document, ['order', index], `"${id}" is there twice`, 'Remove one of the two'),
      ),
      ...[...data.order.entries()]
        .filter(([, id]) => !worded.has(id))
        .map(([index, id]) => {
          const cure = `Write content/<language>/plates/${id}.md`;
          return problemAt(document, ['order', index], `the plate "${id}" has no words`, cure);
        }),
    ]),
    ...plates
      .filter(({ name }) => !drawings.has(name))
      .map(({ file }) => problemOfFile(file, 'the plate is not drawn', DRAW)),
    ...plates
      .filter(({ name }) => !numbered.has(name))
      .map(({ file }) => problemOfFile(file, 'the plate has no number', 'Add it to content/facts/plates.md')),
    ...[...drawings.keys()]
      .filter((id) => !worded.has(id))
      .map((id) => {
        const file = `content/${defaultLocale}/plates/${id}.md`;
        return problemOfFile(file, 'the plate is drawn but has no words', 'Write its alt and caption');
      }),
    ...plates
      .filter(({ locale }) => locale === defaultLocale)
      .flatMap(({ name: id, file }) =>
        [...(drawings.get(id) ?? [])]
          .filter(([name, bytes]) => files.get(name) !== bytes)
          .map(([name, bytes]) => {
            const size = files.get(name);
            const fault = size === undefined ? 'does not exist' : `is broken: it has ${size} bytes instead of ${bytes}`;
            return problemOfFile(file, `the picture public/uploads/plates/${name} ${fault}`, 'Run npm run plates');
          }),
      ),
    ...entriesOf(library, 'grandCruFacts').flatMap(({ document, data }) =>
      [data.plate]
        .filter((plate) => !worded.has(plate))
        .map((plate) => {
          const cure = `Write content/<language>/plates/${plate}.md or name another plate`;
          return problemAt(document, ['plate'], `there is no plate "${plate}"`, cure);
        }),
    ),
  ];
}
