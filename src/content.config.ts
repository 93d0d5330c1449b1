import { file, glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import type { z } from 'astro/zod';
import { dataFiles } from '#atlas/schemas.ts';
import { collections as definitions } from '#collections.ts';

/** Ids are paths without the ending (`en/vineyards/musigny`); Astro's own ids change letters and drop `index`. */
const generateId = ({ entry }: { entry: string }): string => entry.replace(/\.md$/, '');

interface Definition<Schema> {
  readonly files: readonly string[];
  readonly schema: Schema;
}

const markdown = <Schema extends z.ZodType>({ files, schema }: Definition<Schema>) =>
  defineCollection({
    // Nothing asks for the Markdown once it is rendered: keeping it takes a fifteenth of a large build's time.
    loader: glob({ base: './content', pattern: [...files], generateId, retainBody: false }),
    schema,
  });

interface DataFile<Schema> {
  readonly file: string;
  readonly parse: (text: string) => Record<string, unknown>[];
  readonly schema: Schema;
}

/** A data file of the atlas; each of its entries is checked by itself. */
const data = <Schema extends z.ZodType>({ file: name, parse, schema }: DataFile<Schema>) =>
  defineCollection({ loader: file(`content/facts/atlas/${name}`, { parser: parse }), schema });

export const collections = {
  grandCruFacts: markdown(definitions.grandCruFacts),
  holdingFacts: markdown(definitions.holdingFacts),
  vineyards: markdown(definitions.vineyards),
  estate: markdown(definitions.estate),
  vintageFacts: markdown(definitions.vintageFacts),
  vintages: markdown(definitions.vintages),
  pageFacts: markdown(definitions.pageFacts),
  pages: markdown(definitions.pages),
  translations: markdown(definitions.translations),
  plateOrder: markdown(definitions.plateOrder),
  plates: markdown(definitions.plates),
  glossary: markdown(definitions.glossary),
  textures: markdown(definitions.textures),
  names: markdown(definitions.names),
  aliases: markdown(definitions.aliases),
  grandCruOutlines: data(dataFiles.grandCruOutlines),
  premierCruOutlines: data(dataFiles.premierCruOutlines),
  vineyardLand: data(dataFiles.vineyardLand),
  plots: data(dataFiles.plots),
  places: data(dataFiles.places),
  slopes: data(dataFiles.slopes),
  strata: data(dataFiles.strata),
  ground: data(dataFiles.ground),
  harvests: data(dataFiles.harvests),
  seasons: data(dataFiles.seasons),
};
