/** Fields that the schemas of all content share. */
import { z } from 'astro/zod';

export const text = z.string().trim().min(1);
/** A name, or a title: it is printed as it stands, so it holds no markup but that of a title within it. */
export const name = text
  .regex(/[\p{L}\d]/u, 'holds no letter: write a name, or take the line out')
  .refine((value) => !/<(?!\/?cite>)/.test(value), 'holds markup: write it without <');
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write lower-case letters, digits and single hyphens');
export const year = z.int().min(1000).max(2100);
/** YAML would take the 30th of February for the 2nd of March, so days are texts. */
export const day = z.iso.date({ error: "write a day of the calendar in quotes, such as '2026-11-21'" });
/** The page itself: a bare domain is an error unless content/editorial/addresses.md gives a reason. */
export const address = z.url({ protocol: /^https$/, error: 'write a whole address, https://…' });
export const hectares = z.number().positive();
export const hectolitresPerHectare = z.number().positive().max(80);
export const range = (min: number, max: number) =>
  z
    .tuple([z.number().min(min).max(max), z.number().min(min).max(max)])
    .refine(([from, to]) => from <= to, 'the smaller number comes first');
/** For search results: long enough to say something, short enough not to be cut (docs/behaviour.md 2.6). */
export const description = z.string().min(110).max(155);
