import { z } from 'astro/zod';
import { text } from '#text/fields.ts';

/** Other names of what the index lists; those that are not printed there only lead the search. */
export const aliasesSchema = z.strictObject({
  entries: z.array(
    z.strictObject({
      name: text,
      /** The entry it leads to, as the texts name it. */
      at: text,
      printed: z.boolean().default(true),
    }),
  ),
});
