import type { z } from 'astro/zod';
import { atlasFiles } from '#atlas/schemas.ts';
import { localeCodes } from '#language/locales.ts';
import { bottleFactsSchema, bottleWordsSchema } from '#figures/bottle-examiner/schemas.ts';
import { plateOrderSchema, plateSchema } from '#pictures/schemas.ts';
import { aliasesSchema, searchSchema } from '#search/schemas.ts';
import {
  glossarySchema,
  namesSchema,
  pageFactsSchema,
  pageSchema,
  texturesSchema,
  translationsSchema,
} from '#text/schemas.ts';
import {
  estateSchema,
  grandCruFactsSchema,
  otherVineyardFactsSchema,
  tiers,
  vineyardWordsSchema,
} from '#vineyards/schemas.ts';
import { vintageFactsSchema, vintageSchema, yearFiles } from '#vintages/schemas.ts';

/** The files of a folder that every language has. */
const inEachLanguage = (files: string): string[] => localeCodes.map((locale) => `${locale}/${files}`);

/**
 * The collections of the site that Markdown files make. Astro loads them (`content.config.ts`) and the content check reads
 * the same list, so both agree on what a file is and what it must say. What a path says (the language, the tier of a
 * vineyard, the year of a vintage) is not said again in the file.
 */
export const collections = {
  grandCruFacts: { files: ['facts/vineyards/grand-cru/*.md'], schema: grandCruFactsSchema },
  otherVineyardFacts: {
    files: [`facts/vineyards/{${tiers.slice(1).join(',')}}/*.md`],
    schema: otherVineyardFactsSchema,
  },
  vineyards: { files: inEachLanguage('vineyards/*.md'), schema: vineyardWordsSchema },
  estate: { files: ['facts/estate.md'], schema: estateSchema },
  vintageFacts: { files: ['facts/vintages/*.md'], schema: vintageFactsSchema },
  vintages: { files: inEachLanguage('vintages/*.md'), schema: vintageSchema },
  pageFacts: { files: ['facts/pages/*.md'], schema: pageFactsSchema },
  pages: { files: inEachLanguage('pages/*.md'), schema: pageSchema },
  translations: { files: inEachLanguage('translations/*.md'), schema: translationsSchema },
  plateOrder: { files: ['facts/plates.md'], schema: plateOrderSchema },
  plates: { files: inEachLanguage('plates/*.md'), schema: plateSchema },
  glossary: { files: inEachLanguage('glossary/*.md'), schema: glossarySchema },
  textures: { files: ['facts/rocks.md'], schema: texturesSchema },
  names: { files: ['facts/names.md'], schema: namesSchema },
  bottles: { files: ['facts/bottles.md'], schema: bottleFactsSchema },
  bottleWords: { files: inEachLanguage('bottles.md'), schema: bottleWordsSchema },
  aliases: { files: ['facts/aliases.md'], schema: aliasesSchema },
  search: { files: inEachLanguage('search.md'), schema: searchSchema },
} as const satisfies Record<string, { readonly files: readonly string[]; readonly schema: z.ZodType }>;

/** The collections that data files make: each row or shape of a file below `content/facts/atlas/` is an entry. */
export const dataFiles = { ...atlasFiles, ...yearFiles };
