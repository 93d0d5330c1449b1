import { collections } from '#collections/definitions.ts';
import { problemAt, problemOfFile } from '../document.ts';
import { entriesOf, type Library } from '../library.ts';
import type { Problem } from '../problem.ts';

const DRAW = 'Add its scene under plates/scene and run npm run plates';

/** Every plate has words, a drawing and all the files that pages will ask for; every Grand Cru has a plate. */
export function plateProblems(library: Library): Problem[] {
  const { drawings, files } = library.pictures;
  const plates = library.documents.filter(({ definition }) => definition === collections.plates);
  const worded = new Set(plates.map(({ id }) => id));
  return [
    ...plates.filter(({ id }) => !drawings.has(id)).map(({ file }) => problemOfFile(file, 'the plate is not drawn', DRAW)),
    ...[...drawings.keys()]
      .filter((id) => !worded.has(id))
      .map((id) => problemOfFile(`content/plates/${id}.md`, 'the plate is drawn but has no words', 'Write its number, alt and caption')),
    ...plates.flatMap(({ id, file }) =>
      [...(drawings.get(id) ?? [])].flatMap(([name, bytes]) => {
        const fault = faultOf(files.get(name), bytes);
        if (fault === undefined) return [];
        return [problemOfFile(file, `the picture public/uploads/plates/${name} ${fault}`, 'Run npm run plates')];
      }),
    ),
    ...entriesOf(library, collections.grandCrus).flatMap(({ document, data }) => {
      if (worded.has(data.plate)) return [];
      return [problemAt(document, ['plate'], `there is no plate "${data.plate}"`, `Write content/plates/${data.plate}.md or name another plate`)];
    }),
  ];
}

/** A picture that was cut off or written over has another size than the plate maker noted. */
function faultOf(size: number | undefined, drawn: number): string | undefined {
  if (size === undefined) return 'does not exist';
  return size === drawn ? undefined : `is broken: it has ${size} bytes instead of ${drawn}`;
}
