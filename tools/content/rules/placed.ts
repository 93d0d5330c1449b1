import { figureNames } from '#contents/figures.ts';
import type { Library } from '../library.ts';
import { problemAt, type Problem } from '../problem.ts';
import { readBlocks } from '../texts.ts';

const PLACED = /\((?<kind>\w+):(?<name>[^)]*)\)/;

const CURES: Readonly<Record<string, string>> = {
  plate: 'Name another plate',
  figure: `Write one of ${figureNames.join(', ')}`,
  quotation: 'Add it as "quote" to the front matter, or remove the line',
};

/** What a text places with a line such as `![](plate:gate)` exists, and its quotation has one place. */
export function placedProblems({ documents }: Library): Problem[] {
  const plates = documents.filter(({ collection }) => collection === 'plates').map(({ name }) => name);
  return documents.flatMap((document) => {
    const { file, data, body } = document;
    const quotations = typeof data === 'object' && data !== null && 'quote' in data ? ['quote'] : [];
    const known: Readonly<Record<string, readonly string[]>> = {
      plate: plates,
      figure: figureNames,
      quotation: quotations,
    };
    const placed = readBlocks(document)
      .filter(({ kind }) => kind === 'placed')
      .map(({ text, line, field }) => ({
        line,
        field,
        ...(PLACED.exec(text)?.groups as { kind: string; name: string }),
      }));
    const unknown = placed.filter(({ kind, name }) => known[kind]?.includes(name) === false);
    const problems = unknown.map(({ line, field, kind, name }): Problem => {
      return { file, line, field, wrong: `there is no ${kind} "${name}"`, cure: CURES[kind] ?? '' };
    });
    const places = placed.filter(({ kind }) => kind === 'quotation').length;
    if (quotations.length > 0 && body.trim() !== '' && places !== 1) {
      const cure = 'Write ![](quotation:quote) once';
      problems.push(problemAt(document, ['quote'], `stands in ${places} places of the text`, cure));
    }
    return problems;
  });
}
