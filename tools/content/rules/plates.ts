import { defaultLocale } from '#language/locales.ts';
import { entriesOf, type Library } from '../library.ts';
import { problem, repeated, type Problem } from '../problem.ts';

/** A reader who meets a plate for the third time takes the page for one already read. */
const MOST_PAGES = 2;

/** Every plate has a number, words, a drawing and all the files that pages will ask for; the plates of a Grand Cru are among them. */
export function* plateProblems(library: Library): Iterable<Problem> {
  const { documents, drawings } = library;
  const plates = documents.filter(({ collection }) => collection === 'plates');
  const worded = new Set(plates.map(({ name }) => name));
  const write = (id: string): string => `Write content/<language>/plates/${id}.md`;

  const numbers = entriesOf(library, 'plateOrder').flatMap(({ document, data }) =>
    data.order.map((id, index) => ({ id, place: document.at(['order', index]) })),
  );
  for (const { item } of repeated(numbers, ({ id }) => id))
    yield problem(item.place, `"${item.id}" is there twice`, 'Remove one of the two');
  for (const { id, place } of numbers)
    if (!worded.has(id)) yield problem(place, `the plate "${id}" has no words`, write(id));

  for (const plate of plates) {
    if (!drawings.has(plate.name))
      yield problem(plate, 'the plate is not drawn', 'Add its scene to the plate maker and run npm run plates');
    if (!numbers.some(({ id }) => id === plate.name))
      yield problem(plate, 'the plate has no number', 'Add it to content/facts/plates.md');
  }

  for (const [id, faults] of drawings) {
    const words = { file: `content/${defaultLocale}/plates/${id}.md` };
    if (!worded.has(id)) yield problem(words, 'the plate is drawn but has no words', 'Write its alt and caption');
    for (const fault of faults) yield problem(words, fault, 'Run npm run plates');
  }

  const placed = documents
    .filter(({ locale }) => locale === defaultLocale)
    .flatMap(({ file, blocks }) => blocks.map((block) => ({ file, block })))
    .filter(({ block }) => block.kind === 'placed' && block.text.includes('(plate:'));
  for (const { block } of placed) {
    const pages = new Set(placed.filter((other) => other.block.text === block.text).map(({ file }) => file));
    if (pages.size > MOST_PAGES)
      yield problem(block, `stands on ${pages.size} pages`, `Leave it to ${MOST_PAGES} of them`);
  }

  for (const { document, data } of entriesOf(library, 'grandCruFacts')) {
    const cure = `${write(data.plate)} or name another plate`;
    if (!worded.has(data.plate)) yield problem(document.at(['plate']), `there is no plate "${data.plate}"`, cure);
  }
}
