import { fileOf, nameOf } from '#text/records.ts';
import { plate } from '#pictures/plates.ts';
import { renderMarkdown } from '#text/render.ts';
import { formatDayRange, formatQuantity } from '#language/format.ts';
import type { Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';
import type { Plate } from '#pictures/picture.ts';
import { referencesIn, type References } from '#text/references.ts';
import { byAppearance, numberSources } from '#text/citations.ts';
import { treeOf } from '#text/tree.ts';
import type { Fact } from '#vineyards/vineyard.ts';
import { sectionNamed } from '#text/sections.ts';
import { vintageFacts, vintageWords } from '#vintages/records.ts';

const records = vintageFacts
  .map(({ id, data }) => ({ ...data, year: Number(nameOf(id)) }))
  .sort((a, b) => a.year - b.year);

/** The words on a year in one language. Throws an Error that names the file when it is missing. */
function wordsOn({ year, sources }: (typeof records)[number], locale: Locale) {
  const id = `${locale}/vintages/${year}`;
  const entry = vintageWords.find((one) => one.id === id);
  if (!entry) throw new Error(`${fileOf(id)} is missing. Write it.`);
  const markdown = entry.body ?? '';
  const references = referencesIn(entry.data, byAppearance(sources, markdown), fileOf(id));
  return { markdown, file: fileOf(id), references };
}

/** The sources of the vintages, year by year. */
export function vintageReferences(locale: Locale): References[] {
  return records.map((record) => wordsOn(record, locale).references);
}

/**
 * The vintages of the site, oldest first (docs/behaviour.md 3.5). Their sources are numbered on from one year to the
 * next; those of the page's other texts follow.
 */
export async function vintages(locale: Locale) {
  const drawn = async (id?: string): Promise<Plate | undefined> => (id === undefined ? undefined : plate(id, locale));
  let listed = 0;
  const all = records.map(async (record) => {
    const { markdown, file, references } = wordsOn(record, locale);
    const sources = numberSources(references.sources, listed);
    listed += references.sources.length;
    const finished = renderMarkdown(markdown, locale, { sources });
    return {
      ...record,
      vineyard: sectionNamed(finished, 'vineyard', file),
      winery: sectionNamed(finished, 'winery', file),
      /** The drawings below the narratives. */
      plates: { vineyard: await drawn(record.plates.vineyard), winery: await drawn(record.plates.winery) },
    };
  });
  return Promise.all(all);
}

/** One year of the vintages page: two narratives, each with a title of its own. */
type Vintage = Awaited<ReturnType<typeof vintages>>[number];

/** When a year was picked, where that is known, and what it yielded. */
export function factsOfVintage(
  { harvest, yieldHlPerHa, yieldQualifier }: Vintage,
  locale: Locale,
  t: Translate,
): Fact[] {
  const fact = (key: WordKey, text: string): Fact => ({ key, label: t(key), text: treeOf(text) });
  const amount = formatQuantity(yieldHlPerHa, 'hl/ha', locale);
  return [
    ...(harvest ? [fact('vintage.harvest', formatDayRange(harvest.from, harvest.to, locale))] : []),
    fact('vintage.yield', fill(t(`vintage.yield.${yieldQualifier}`), { amount })),
  ];
}
