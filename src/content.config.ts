import { file, glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import type { z } from 'astro/zod';
import { collections as markdownFiles, dataFiles } from '#collections.ts';

type Definitions = Readonly<Record<string, { readonly schema: z.ZodType }>>;

/** A collection of each definition. Astro tells the types of their entries by the schemas. */
function collectionsOf<Of extends Definitions>(definitions: Of, define: (definition: Of[keyof Of]) => unknown) {
  const defined = Object.entries(definitions).map(([name, definition]) => [name, define(definition as Of[keyof Of])]);
  return Object.fromEntries(defined) as { readonly [Name in keyof Of]: Pick<Of[Name], 'schema'> };
}

export const collections = {
  ...collectionsOf(markdownFiles, ({ files, schema }) => {
    // Ids are paths without the ending (`en/vineyards/musigny`); Astro's own ids change letters and drop `index`.
    const generateId = ({ entry }: { entry: string }): string => entry.replace(/\.md$/, '');
    const loader = glob({ base: './content', pattern: [...files], generateId });
    return defineCollection({ loader, schema });
  }),
  ...collectionsOf(dataFiles, ({ file: name, parse, schema }) =>
    defineCollection({ loader: file(`content/facts/atlas/${name}`, { parser: parse }), schema }),
  ),
};
