import { z } from 'astro/zod';
import { slug, text } from '#text/fields.ts';

/** The plates in the order of their numbers; the pictures themselves are drawn by `plates/`. */
export const plateOrderSchema = z.strictObject({ order: z.array(slug).min(1) });

/** Words about a plate. */
export const plateSchema = z.strictObject({ alt: text, caption: text });
