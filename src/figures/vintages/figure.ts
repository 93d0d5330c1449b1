import type { Figure } from '#documents/figure-registry.ts';
import { data, factList, readingSection, proseSection, type ReadingSection } from '#documents/reading.ts';
import { factsOfVintage, vintages } from '#vintages/vintages.ts';

export const figure: Figure = {
  standsAlone: true,
  prose: async ({ locale }) => (await vintages(locale)).flatMap(({ vineyard, winery }) => [vineyard.tree, winery.tree]),
  reading: async ({ locale, t }) =>
    (await vintages(locale)).flatMap((vintage): ReadingSection[] => [
      {
        ...readingSection(
          `year-${vintage.year}`,
          String(vintage.year),
          data(factList(factsOfVintage(vintage, locale, t))),
        ),
        isYear: true,
      },
      ...(['vineyard', 'winery'] as const).map((place): ReadingSection => {
        const { heading, tree } = vintage[place];
        const plate = vintage.plates[place];
        const told = proseSection({ id: `${place}-${vintage.year}`, heading, under: String(vintage.year) }, tree);
        return plate ? { ...told, blocks: [...told.blocks, { kind: 'plate', plate, isSmall: true }] } : told;
      }),
    ]),
};
