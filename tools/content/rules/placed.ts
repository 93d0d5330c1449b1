import { figureNames } from '#contents/figures.ts';
import type { Document } from '../document.ts';
import type { Library } from '../library.ts';
import { problemAt, type Problem } from '../problem.ts';
import { readBlocks } from '../texts.ts';

const PLACED = /\((\w+):([^)]*)\)/;

/** What a text places with a line such as `![](plate:gate)` exists, and its quotation has one place. */
export function placedProblems({ documents }: Library): Problem[] {
  const plates = new Set(documents.filter(({ collection }) => collection === 'plates').map(({ name }) => name));
  return documents.flatMap((document) => {
    const lines = readBlocks(document)
      .filter(({ kind }) => kind === 'placed')
      .map((block) => {
        const [, kind = '', name = ''] = PLACED.exec(block.text) ?? [];
        return { ...block, kind, name };
      });
    const quotations = lines.filter(({ kind }) => kind === 'quotation').length;
    const hasQuote = isQuoting(document);
    return [
      ...lines.flatMap(({ line, field, kind, name }) => {
        const problem = (wrong: string, cure: string): Problem[] => [{ file: document.file, line, field, wrong, cure }];
        if (kind === 'plate' && !plates.has(name)) return problem(`there is no plate "${name}"`, 'Name another plate');
        if (kind === 'figure' && !figureNames.includes(name))
          return problem(`there is no figure "${name}"`, `Write one of ${figureNames.join(', ')}`);
        if (kind === 'quotation' && (name !== 'quote' || !hasQuote))
          return problem(
            `there is no quotation "${name}"`,
            'Add it as "quote" to the front matter, or remove the line',
          );
        return [];
      }),
      ...(hasQuote && document.body.trim() !== '' && quotations !== 1
        ? [
            problemAt(
              document,
              ['quote'],
              `stands in ${quotations} places of the text`,
              'Write ![](quotation:quote) once',
            ),
          ]
        : []),
    ];
  });
}

function isQuoting({ data }: Document): boolean {
  return typeof data === 'object' && data !== null && 'quote' in data;
}
