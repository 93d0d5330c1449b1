import { file, glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import * as atlas from '#collections/atlas.ts';
import { collections as definitions, type CollectionName } from '#collections/definitions.ts';

/** Ids are paths without the ending (`musigny/en`); Astro's own ids change letters and drop `index`. */
const generateId = ({ entry }: { entry: string }): string => entry.replace(/\.md$/, '');

function loader(name: CollectionName) {
  const { folder, pattern } = definitions[name];
  // Nothing asks for the Markdown once it is rendered: keeping it takes a fifteenth of a large build's time.
  return glob({ base: `./content/${folder}`, pattern, generateId, retainBody: false });
}

/** A data file under `content/atlas/`; each of its entries is checked by itself. */
const data = (name: string, parser: (text: string) => Record<string, unknown>[]) =>
  file(`content/atlas/${name}`, { parser });

export const collections = {
  grandCrus: defineCollection({ loader: loader('grandCrus'), schema: definitions.grandCrus.schema }),
  grandCruProse: defineCollection({ loader: loader('grandCruProse'), schema: definitions.grandCruProse.schema }),
  vineyards: defineCollection({ loader: loader('vineyards'), schema: definitions.vineyards.schema }),
  vintages: defineCollection({ loader: loader('vintages'), schema: definitions.vintages.schema }),
  vintageProse: defineCollection({ loader: loader('vintageProse'), schema: definitions.vintageProse.schema }),
  history: defineCollection({ loader: loader('history'), schema: definitions.history.schema }),
  translations: defineCollection({ loader: loader('translations'), schema: definitions.translations.schema }),
  plates: defineCollection({ loader: loader('plates'), schema: definitions.plates.schema }),
  glossary: defineCollection({ loader: loader('glossary'), schema: definitions.glossary.schema }),
  figures: defineCollection({ loader: loader('figures'), schema: definitions.figures.schema }),
  names: defineCollection({ loader: loader('names'), schema: definitions.names.schema }),
  aliases: defineCollection({ loader: loader('aliases'), schema: definitions.aliases.schema }),
  grandCruOutlines: defineCollection({
    loader: data('grands-crus.geojson', atlas.parseFeatures),
    schema: atlas.outlineSchema,
  }),
  premierCruOutlines: defineCollection({
    loader: data('premiers-crus.geojson', atlas.parseFeatures),
    schema: atlas.outlineSchema,
  }),
  villageOutlines: defineCollection({
    loader: data('villages.geojson', atlas.parseFeatures),
    schema: atlas.outlineSchema,
  }),
  vineyardLand: defineCollection({
    loader: data('vineyard-land.geojson', atlas.parseFeatures),
    schema: atlas.outlineSchema,
  }),
  places: defineCollection({ loader: data('places.geojson', atlas.parseFeatures), schema: atlas.placeSchema }),
  slopes: defineCollection({ loader: data('slopes.json', atlas.parseSlopes), schema: atlas.slopeSchema }),
  strata: defineCollection({ loader: data('slopes.json', atlas.parseBeds), schema: atlas.bedSchema }),
  harvests: defineCollection({ loader: data('beaune-harvests.csv', atlas.parseYears), schema: atlas.harvestSchema }),
  seasons: defineCollection({ loader: data('weather-meursault.csv', atlas.parseYears), schema: atlas.seasonSchema }),
};
