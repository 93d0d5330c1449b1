import { getCollection } from 'astro:content';
import { finishHtml } from '#data/prose.ts';
import type { Referenced } from '#data/references.ts';
import type { Locale } from '#i18n/locales.ts';
import { requireSection, splitSections, type Section } from '#prose/html.ts';

/** One year of the vintages page: two narratives, each with a title of its own. */
export interface Vintage extends Referenced {
  readonly year: number;
  readonly yieldHlPerHa: number;
  readonly yieldQualifier: 'about' | 'just-under';
  readonly harvest: { readonly from: Date; readonly to: Date } | undefined;
  readonly vineyard: Section;
  readonly winery: Section;
}

/** The vintages told on the site, oldest first (specification 2). */
export async function vintages(locale: Locale): Promise<Vintage[]> {
  const records = await getCollection('vintages');
  const prose = await getCollection('vintageProse');
  return records
    .map(({ id, data }) => {
      const year = Number(id.split('/')[0]);
      const entry = prose.find((candidate) => candidate.id === `${year}/${locale}`);
      const file = `content/vintages/${year}/${locale}.md`;
      const sections = splitSections(finishHtml(entry?.rendered?.html ?? '', locale));
      return {
        ...data,
        year,
        harvest: data.harvest,
        vineyard: requireSection(sections, 'vineyard', file),
        winery: requireSection(sections, 'winery', file),
      };
    })
    .sort((a, b) => a.year - b.year);
}
