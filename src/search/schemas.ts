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
  /** What visitors ask for, in all languages, and the page or section that answers it: `labels#names`. */
  answers: z.array(z.strictObject({ to: z.string().regex(/^[a-z]+(#[a-z-]+)?$/), words: z.array(name).min(1) })),
});
