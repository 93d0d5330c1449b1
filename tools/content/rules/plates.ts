import { entriesOf, type Library } from '../library.ts';
import { problemAt, problemOfFile, type Problem } from '../problem.ts';

const DRAW = 'Add its scene to the plate maker and run npm run plates';

/** Every plate has words, a drawing and all the files that pages will ask for; the plates of a Grand Cru are among them. */
export function plateProblems(library: Library): Problem[] {
  const { drawings, files } = library.pictures;
  const plates = library.documents.filter(({ collection }) => collection === 'plates');
  const worded = new Set(plates.map(({ id }) => id));
  return [
    ...plates
      .filter(({ id }) => !drawings.has(id))
      .map(({ file }) => problemOfFile(file, 'the plate is not drawn', DRAW)),
    ...[...drawings.keys()]
      .filter((id) => !worded.has(id))
      .map((id) => {
        const file = `content/plates/${id}.md`;
        return problemOfFile(file, 'the plate is drawn but has no words', 'Write its number, alt and caption');
      }),
    ...plates.flatMap(({ id, file }) =>
      [...(drawings.get(id) ?? [])]
        .filter(([name, bytes]) => files.get(name) !== bytes)
        .map(([name, bytes]) => {
          const size = files.get(name);
          const fault = size === undefined ? 'does not exist' : `is broken: it has ${size} bytes instead of ${bytes}`;
          return problemOfFile(file, `the picture public/uploads/plates/${name} ${fault}`, 'Run npm run plates');
        }),
    ),
    ...entriesOf(library, 'grandCrus').flatMap(({ document, data }) =>
      [
        { field: ['plate'], plate: data.plate },
        ...Object.entries(data.drawings).map(([section, plate]) => ({ field: ['drawings', section], plate })),
      ]
        .filter(({ plate }) => !worded.has(plate))
        .map(({ field, plate }) => {
          const cure = `Write content/plates/${plate}.md or name another plate`;
          return problemAt(document, field, `there is no plate "${plate}"`, cure);
        }),
    ),
  ];
}
