import { file, glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import type { z } from 'astro/zod';
import { dataFiles } from '#atlas/schemas.ts';
import { collections as definitions, type CollectionName } from '#collections.ts';

/** Ids are paths without the ending (`musigny/en`); Astro's own ids change letters and drop `index`. */
const generateId = ({ entry }: { entry: string }): string => entry.replace(/\.md$/, '');

function loader(name: CollectionName) {
  const { folder, pattern } = definitions[name];
  // Nothing asks for the Markdown once it is rendered: keeping it takes a fifteenth of a large build's time.
  return glob({ base: `./content/${folder}`, pattern, generateId, retainBody: false });
}

interface DataFile<Schema> {
  readonly file: string;
  readonly parse: (text: string) => Record<string, unknown>[];
  readonly schema: Schema;
}

/** A data file under `content/atlas/`; each of its entries is checked by itself. */
const data = <Schema extends z.ZodType>({ file: name, parse, schema }: DataFile<Schema>) =>
  defineCollection({ loader: file(`content/atlas/${name}`, { parser: parse }), schema });

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
  grandCruOutlines: data(dataFiles.grandCruOutlines),
  premierCruOutlines: data(dataFiles.premierCruOutlines),
  villageOutlines: data(dataFiles.villageOutlines),
  vineyardLand: data(dataFiles.vineyardLand),
  places: data(dataFiles.places),
  slopes: data(dataFiles.slopes),
  strata: data(dataFiles.strata),
  harvests: data(dataFiles.harvests),
  seasons: data(dataFiles.seasons),
};
