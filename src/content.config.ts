import { file, glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { dataFiles } from '#collections/atlas.ts';
import { collections as definitions, type CollectionName } from '#collections/definitions.ts';

/** Ids are paths without the ending (`musigny/en`); Astro's own ids change letters and drop `index`. */
const generateId = ({ entry }: { entry: string }): string => entry.replace(/\.md$/, '');

function loader(name: CollectionName) {
  const { folder, pattern } = definitions[name];
  // Nothing asks for the Markdown once it is rendered: keeping it takes a fifteenth of a large build's time.
  return glob({ base: `./content/${folder}`, pattern, generateId, retainBody: false });
}

/** A data file under `content/atlas/`; each of its entries is checked by itself. */
const data = ({ file: name, parse }: (typeof dataFiles)[keyof typeof dataFiles]) =>
  file(`content/atlas/${name}`, { parser: parse });

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
    loader: data(dataFiles.grandCruOutlines),
    schema: dataFiles.grandCruOutlines.schema,
  }),
  premierCruOutlines: defineCollection({
    loader: data(dataFiles.premierCruOutlines),
    schema: dataFiles.premierCruOutlines.schema,
  }),
  villageOutlines: defineCollection({
    loader: data(dataFiles.villageOutlines),
    schema: dataFiles.villageOutlines.schema,
  }),
  vineyardLand: defineCollection({ loader: data(dataFiles.vineyardLand), schema: dataFiles.vineyardLand.schema }),
  places: defineCollection({ loader: data(dataFiles.places), schema: dataFiles.places.schema }),
  slopes: defineCollection({ loader: data(dataFiles.slopes), schema: dataFiles.slopes.schema }),
  strata: defineCollection({ loader: data(dataFiles.strata), schema: dataFiles.strata.schema }),
  harvests: defineCollection({ loader: data(dataFiles.harvests), schema: dataFiles.harvests.schema }),
  seasons: defineCollection({ loader: data(dataFiles.seasons), schema: dataFiles.seasons.schema }),
};
