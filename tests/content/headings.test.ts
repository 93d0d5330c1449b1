import { describe, expect, it } from 'vitest';
import { VINEYARD_SECTIONS } from '#collections/schemas.ts';
import { readBlocks } from '../../tools/content/blocks.ts';
import { library } from './library.ts';

/** Headings of a text by the section they begin. */
function headings(file: string): Readonly<Record<string, string>> {
  const document = library.documents.find((candidate) => candidate.file === file);
  const sections = document ? readBlocks(document.body, document.bodyLine).filter(({ kind }) => kind === 'section') : [];
  return Object.fromEntries(sections.map(({ section, text }) => [section, text]));
}

const folder = 'content/vineyards/grand-cru';

describe('the sections of a Grand Cru', () => {
  // Specification 2, with the accents that decision 4 allows.
  it.each([
    ['musigny', 'The Aristocracy of Musigny', 'Tasting Profile', 'Red Clay Terroir'],
    ['clos-de-la-roche', 'The Concentration of Clos de la Roche', 'Distinctive Character', 'Limestone-Marl Terroir'],
    ['latricieres-chambertin', 'The Elegance of Latricières-Chambertin', 'Terroir Expression', 'Exceptional Terroir'],
    ['chambertin', 'The Majesty of Chambertin', 'The King of Wines', 'Napoleonic Heritage'],
  ])('bear in English the specified headings: %s', (slug, intro, notes, closing) => {
    expect(headings(`${folder}/${slug}/en.md`)).toMatchObject({ intro, notes, closing });
  });

  it.each(['corton-charlemagne', 'corton-renardes', 'richebourg', 'romanee-saint-vivant', 'clos-de-vougeot'])(
    'are on the long pages all but the closing one: %s',
    (slug) => {
      const long = VINEYARD_SECTIONS.filter((id) => id !== 'closing');
      expect(Object.keys(headings(`${folder}/${slug}/en.md`))).toEqual(expect.arrayContaining(long));
      expect(Object.keys(headings(`${folder}/${slug}/fr.md`))).toEqual(expect.arrayContaining(long));
    },
  );
});
