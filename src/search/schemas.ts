import { z } from 'astro/zod';
import { name } from '#text/fields.ts';

/** Other names of what the index lists; those that are not printed there only lead the search. */
export const aliasesSchema = z.strictObject({
  entries: z.array(
    z.strictObject({
      name,
      /** The entry it leads to, as the texts name it. */
      at: name,
      printed: z.boolean().default(true),
    }),
  ),
});
