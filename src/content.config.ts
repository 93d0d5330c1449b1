import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { collections as definitions, type CollectionName } from '#collections/definitions.ts';

/** Ids are paths without the ending (`musigny/en`); Astro's own ids change letters and drop `index`. */
const generateId = ({ entry }: { entry: string }): string => entry.replace(/\.md$/, '');

function loader(name: CollectionName) {
  const { folder, pattern } = definitions[name];
  // Nothing asks for the Markdown once it is rendered: keeping it takes a fifteenth of a large build's time.
  return glob({ base: `./content/${folder}`, pattern, generateId, retainBody: false });
}

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
  names: defineCollection({ loader: loader('names'), schema: definitions.names.schema }),
};
