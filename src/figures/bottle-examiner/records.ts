import {
  examine,
  normalized,
  readTitle,
  type BottleRecords,
  type Judged,
  type LabelName,
  type NameKind,
} from '#figures/bottle-examiner/examine.ts';
import { kindOfOthers, type bottleFactsSchema } from '#figures/bottle-examiner/schemas.ts';
import { premierCruOutlines } from '#atlas/records.ts';
import { fileOf, requireEntry } from '#text/records.ts';
import { allVineyards } from '#vineyards/records.ts';
import { tiers } from '#vineyards/schemas.ts';
import type { Vineyard } from '#vineyards/vineyard.ts';
import { formats, type Locale } from '#language/locales.ts';
import { formatNumber } from '#language/format.ts';
import { hashedFile } from '#site/links.ts';
import { fill } from '#language/translate.ts';
import { citing, numberSources } from '#text/citations.ts';
import { translator } from '#text/dictionary.ts';
import { pageFiles } from '#text/page-files.ts';
import { plate } from '#pictures/plates.ts';
import { markdownTable } from '#text/markdown.ts';
import { renderMarkdown } from '#text/render.ts';
import { typeset } from '#text/typography.ts';
import type { z } from 'astro/zod';

const FACTS = 'facts/bottles';

type Facts = z.infer<typeof bottleFactsSchema>;
type Wine = Facts['wines'][number];

const facts = async (): Promise<Facts> => (await requireEntry('bottles', FACTS)).data;

const normalizedForms = (forms: readonly string[]): string[] => [
  ...new Set(forms.map((form) => normalized(form).trim())),
];

/** The Premiers Crus of these villages are left out: Auvenay has, or may have, some. */
const AUVENAYS = ['Meursault', 'Auxey-Duresses'];

/** Throws an Error that names the file where it has a wine that no record describes. */
async function bottleRecords(): Promise<BottleRecords> {
  const { houses, wines, elsewhere, villages, regions, rules, counts, declassified } = await facts();
  const vineyards = await allVineyards;
  const lines = new Map(wines.map((wine) => [wine.file, wine]));
  const places = villages.map(([name = '']) => name);
  const own = vineyards.map((vineyard) => {
    const id = `${vineyard.tier}/${vineyard.slug}`;
    const line = lines.get(id);
    lines.delete(id);
    return wineName(id, vineyard, line, places);
  });
  const [unknown] = lines.keys();
  if (unknown !== undefined)
    throw new Error(
      `${fileOf(FACTS)}: "wines" has "${unknown}", which no file under content/facts/vineyards describes. Correct the name.`,
    );
  const others = (kind: NameKind, lists: readonly (readonly string[])[] = []): LabelName[] =>
    lists.map(([name = '', ...forms]) => ({ id: name, name, kind, forms: normalizedForms([name, ...forms]) }));
  // Beside its village, the name of the ground around the estate's means a wine of the estate: "Volnay Santenots".
  const isOwn = (name: string, village: string): boolean => {
    const [form = ''] = normalizedForms([name]);
    return own.some(({ forms, villages: among }) => among?.includes(village) && forms.includes(form));
  };
  const climats = premierCruOutlines.filter(
    ({ data: { name, appellation = '', estate } }) =>
      !estate && !AUVENAYS.includes(appellation) && !isOwn(name, appellation),
  );
  const names = [
    ...own,
    ...kindOfOthers.options.flatMap((kind) => others(kind, elsewhere[kind])),
    ...others('village', villages),
    ...others(
      'regions',
      regions.map((name) => [name]),
    ),
    ...climats.map(({ data: { name, appellation = '' } }) => premierCru(name, appellation)),
  ];
  for (const { id, when } of rules) {
    const stray = [...(when.names ?? []), ...(when.except ?? [])].find((one) => names.every((name) => name.id !== one));
    if (stray !== undefined)
      throw new Error(`${fileOf(FACTS)}: the rule "${id}" has "${stray}", which is no name of a wine. Correct it.`);
  }
  return {
    houses,
    names,
    rules: rules.map(({ id, verdict, when }) => ({ id, verdict, when })),
    counts: counts.flatMap(({ wine, year, bottles }) => (year && bottles ? [{ wine, year, bottles }] : [])),
    declassified,
  };
}

/** The words in which a name may stand on a label, without what only the map writes: `Les Amoureuses`, `Amoureuses`. */
function premierCru(name: string, village: string): LabelName {
  const bare = name.replace(/^(?:les?|la|aux?|en|ès|l’|l')\s*/i, '');
  return {
    id: name,
    name,
    kind: 'premiers-crus',
    forms: normalizedForms([name, bare]),
    villages: [village],
    needsVillage: true,
  };
}

/** A wine of the estate. Its climat may stand alone, but not beside the name of another village. */
function wineName(id: string, vineyard: Vineyard, wine: Wine | undefined, places: readonly string[]): LabelName {
  const { name, lieuDit, commune, tier, grape, appellation, firstVintage } = vineyard;
  const whole = wine?.name ?? (tier === 'grand-cru' ? name : [name, lieuDit].filter(Boolean).join(' '));
  const first = firstVintage ?? wine?.first;
  const villages =
    tier === 'premier-cru' || tier === 'villages' ? [name, commune, ...(appellation?.communes ?? [])] : undefined;
  return {
    id,
    name: whole,
    kind: tier,
    forms: normalizedForms([whole, ...(wine?.forms ?? [])]),
    grape,
    ...(first !== undefined && { first }),
    ...(villages && { villages: places.filter((place) => villages.some((one) => one?.startsWith(place))) }),
  };
}

/** The file that the examiner reads. Its name carries a hash of its content. */
export const bottlesFile = bottleRecords().then((records) => hashedFile('bottles', records));

/** The first of the titles to try, and what the examiner says of it in any year. */
export async function judgedExample(): Promise<Judged> {
  const records = await bottleRecords();
  const [title = ''] = (await facts()).examples;
  const bottle = readTitle(title, records);
  return { bottle, finding: examine(bottle, records, Infinity) };
}

/** The rules in the words of one language. Throws an Error that names the file where it lacks one, or has another. */
export async function bottleWords(locale: Locale) {
  const { rules, examples } = await facts();
  const id = `${locale}/bottles`;
  const { rules: words, ...others } = (await requireEntry('bottleWords', id)).data;
  const unknown = Object.keys(words).find((one) => !rules.some((rule) => rule.id === one));
  if (unknown !== undefined)
    throw new Error(`${fileOf(id)}: "rules" has "${unknown}", which ${fileOf(FACTS)} does not. Correct the name.`);
  const said = rules.map((rule) => {
    const own = words[rule.id];
    if (!own || (rule.verdict !== 'hint' && own.case === undefined))
      throw new Error(`${fileOf(id)}: "rules" lacks "${rule.id}", or its case. Write it.`);
    return { ...rule, ...own };
  });
  return { rules: said, examples, ...others };
}

/** The labels that the page draws, their words line by line, and what each line tells as a list of Markdown. */
export async function drawnLabels(locale: Locale) {
  const { labels } = await facts();
  const { labels: words } = await bottleWords(locale);
  return Promise.all(
    labels.map(async ({ id, plate: view, name, wine, foot, sources }) => {
      const told = words[id];
      if (!told) throw new Error(`${fileOf(`${locale}/bottles`)}: "labels" lacks "${id}". Write it.`);
      return {
        id,
        house: told.house,
        picture: (await plate(view, locale)).picture,
        lines: [[name], wine, foot].map((line) => line.map((words) => typeset(words, locale))),
        notes: told.notes
          .map((note, index) => `${index + 1}. ${formats[locale].cited(note, citing(sources[index] ?? []))}`)
          .join('\n'),
      };
    }),
  );
}

/** The bottles of the estate that can exist, wine by wine, as a table of Markdown. */
export async function bottlesTable(locale: Locale): Promise<string> {
  const t = await translator(locale);
  const { wines, counts } = await facts();
  const { rules, first, made } = await bottleWords(locale);
  const { names } = await bottleRecords();
  const rows = wines.flatMap((wine) => {
    const name = names.find(({ id }) => id === wine.file);
    if (name?.first === undefined || !name.kind.endsWith('-cru')) return [];
    const year = fill(wine.earliest ? t('examiner.earliest') : '{year}', { year: name.first });
    const missing = rules.flatMap(({ verdict, when }) => {
      if (when.year === undefined || when.house?.[0] !== 'domaine') return [];
      const isMeant =
        when.names?.includes(wine.file) ?? (when.kind?.includes(name.kind) === true && when.grape === name.grape);
      return isMeant ? [fill(verdict === 'cannot' ? '{year}' : t('examiner.uncertain'), { year: when.year })] : [];
    });
    const own = counts.filter((count) => count.wine === wine.file);
    const exact = own.map(
      ({ year: of, bottles = 0 }) => `${of}${formats[locale].colon}${formatNumber(bottles, locale)}`,
    );
    const bottles = (made[wine.file] ?? exact.join(', ')) + citing(own.map(({ source }) => source));
    return [[name.name, `${first[wine.file] ?? year}${citing(wine.sources)}`, missing.join(', '), bottles || '–']];
  });
  return markdownTable(
    [
      t('examiner.bottles.wine'),
      t('examiner.bottles.first'),
      t('examiner.bottles.missing'),
      t('examiner.bottles.made'),
    ],
    rows,
  );
}

/** The rules that exclude a bottle or leave it open, as a table of Markdown. */
export async function rulesTable(locale: Locale): Promise<string> {
  const t = await translator(locale);
  const { rules } = await bottleWords(locale);
  const rows = rules.flatMap(({ verdict, case: where, says, sources, grade }) => {
    if (where === undefined || verdict === 'hint') return [];
    const why = fill(says, { name: t('examiner.this-one') });
    return [[where, t(`examiner.verdict.${verdict}`), `${formats[locale].cited(why, citing(sources))} (${grade})`]];
  });
  return markdownTable([t('examiner.rules.case'), t('examiner.rules.verdict'), t('examiner.rules.why')], rows);
}

/** The wines of the estate to choose from, tier by tier. */
export const ownWines = bottleRecords().then(({ names }) =>
  tiers.map((tier) => ({
    tier,
    wines: names.filter(({ kind }) => kind === tier).map(({ id, name }) => ({ id, name })),
  })),
);

/** Markdown that cites the sources of the labels page. */
export async function citingLabels(markdown: string, locale: Locale) {
  const { references } = await pageFiles('labels', locale);
  return renderMarkdown(markdown, locale, { sources: numberSources(references.sources) });
}
