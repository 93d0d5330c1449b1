import { getCollection } from 'astro:content';
import { finishHtml } from '#data/prose.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Vintage } from '#model/vintage.ts';
import { requireSection, splitSections } from '#prose/html.ts';

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
