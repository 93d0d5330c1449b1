import type { z } from 'astro/zod';
import * as schemas from '#text/schemas.ts';

interface CollectionDefinition {
  /** Folder under `content/`. */
  readonly folder: string;
  /** Which files of the folder belong to it. */
  readonly pattern: string;
  readonly schema: z.ZodType;
}

/**
 * The collections of the site. Astro loads them (`content.config.ts`) and the content check reads
 * the same list, so both agree on what a file is and what it must say. What a path says (the tier of a
 * vineyard, the slug of a Grand Cru, the year of a vintage) is not said again in the file.
 */
export const collections = {
  grandCrus: { folder: 'vineyards/grand-cru', pattern: '*/index.md', schema: schemas.grandCruSchema },
  grandCruProse: { folder: 'vineyards/grand-cru', pattern: '*/{en,fr}.md', schema: schemas.grandCruProseSchema },
  vineyards: {
    folder: 'vineyards',
    pattern: '{premier-cru,villages,bourgogne}/*.md',
    schema: schemas.vineyardSchema,
  },
  vintages: { folder: 'vintages', pattern: '*/index.md', schema: schemas.vintageSchema },
  vintageProse: { folder: 'vintages', pattern: '*/{en,fr}.md', schema: schemas.vintageProseSchema },
  history: { folder: 'history', pattern: 'en.md', schema: schemas.historySchema },
  translations: { folder: 'translations', pattern: '*.md', schema: schemas.translationsSchema },
  plates: { folder: 'plates', pattern: '*.md', schema: schemas.plateSchema },
  glossary: { folder: 'glossary', pattern: '*.md', schema: schemas.glossarySchema },
  names: { folder: 'names', pattern: '*.md', schema: schemas.namesSchema },
  aliases: { folder: 'index', pattern: 'aliases.md', schema: schemas.aliasesSchema },
  figures: { folder: 'editorial', pattern: 'figures.md', schema: schemas.figuresSchema },
  phrases: { folder: 'editorial', pattern: '{vocabulary,claims}.md', schema: schemas.phrasesSchema },
  words: { folder: 'editorial', pattern: 'words.md', schema: schemas.wordsSchema },
  limits: { folder: 'editorial', pattern: 'limits.md', schema: schemas.limitsSchema },
  addresses: { folder: 'editorial', pattern: 'addresses.md', schema: schemas.addressesSchema },
} as const satisfies Record<string, CollectionDefinition>;

export type CollectionName = keyof typeof collections;
