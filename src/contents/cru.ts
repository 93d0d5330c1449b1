import { comparisonLink } from '#compare/records.ts';
import { linkTo } from '#routes/links.ts';
import { documentTitle } from '#config/site.ts';
import { translator } from '#text/dictionary.ts';
import { plate, tailPiece } from '#pictures/plates.ts';
import { inline } from '#text/prose.ts';
import { numberSources } from '#text/citations.ts';
import { typeset } from '#text/typography.ts';
import { cruMap } from '#atlas/cru-maps.ts';
import { altitudesOf } from '#atlas/slopes.ts';
import type { PageText, Section } from '#contents/section.ts';
import { nextStep, sectionsOf } from '#contents/text-of.ts';
import { keyFigures, specimenGroups, terroirGroups } from '#vineyards/facts.ts';
import { cruBody, describedCrus, picturedLink } from '#vineyards/records.ts';
import { communesOf, type DescribedCru } from '#vineyards/vineyard.ts';
import type { Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';

/** What a Grand Cru's page shows around its text, with its neighbours along the slope. */
export async function cruFrame(slug: string, locale: Locale) {
  const all = await describedCrus(locale);
  const cru = await cruNamed(slug, locale);
  const index = all.findIndex((one) => one.slug === slug);
  const [north, south] = [all[index - 1], all[index + 1]];
  const t = await translator(locale);
  return {
    cru,
    hero: {
      cru,
      /** HTML without a paragraph, each: area, temperature, keeping, and the tags of the record. */
      tags: [...keyFigures(cru, locale, t), ...cru.tags.map((tag) => inline(tag, locale))],
      plate: await plate(cru.plate, locale),
      specimen: specimenGroups(cru, locale, t),
      links: [
        comparisonLink(cru, locale, t),
        { name: t('notes.link'), href: linkTo({ id: 'notes', params: { slug } }, locale) },
      ],
    },
    /** What is drawn within the text: the card of the ground, the map and the altitudes below it; one may be missing. */
    drawn: {
      terroir: terroirGroups(cru, locale, t),
      map: await cruMapOnPage(cru, locale),
      altitudes: await altitudesOf(cru, locale, t),
    },
    /** What ends the text: pages that belong to it, and the tail-piece, where there is one. */
    end: {
      links: [{ name: t('vineyard.labels'), href: linkTo({ id: 'labels' }, locale) }],
      drawing: await tailPiece(slug, locale),
    },
    /** The next Grands Crus along the slope, and what stands for all vineyards. */
    neighbours: {
      north: north && (await picturedLink(north, locale)),
      south: south && (await picturedLink(south, locale)),
      all: linkTo({ id: 'vineyards' }, locale),
      wholeSlope: await plate('cote-at-dawn', locale),
    },
  };
}

/** The text of a Grand Cru's page: after the introduction the card of figures, and the map. */
export async function cruText(slug: string, locale: Locale): Promise<PageText> {
  const cru = await cruNamed(slug, locale);
  const t = await translator(locale);
  const { html, file } = await cruBody(slug, locale);
  const sources = numberSources(cru.sources);
  const [opening, ...rest] = await sectionsOf({ html, file, quote: cru.quote, sources, textLocale: locale, locale });
  if (!opening) throw new Error(`${file} has no section. Begin each with a heading "## Title {#id}".`);
  return {
    documentTitle: titleOf(cru, t),
    name: cru.name,
    title: cru.name,
    subtitle: inline(cru.subtitle, locale),
    description: typeset(cru.description, locale),
    textLocale: locale,
    cover: await plate(cru.plate, locale),
    sections: [opening, card(cru, locale, t), { kind: 'figure', id: 'cru-map', says: [] }, ...rest],
    sources: [cru],
    next: cru.next && nextStep(cru.next, locale),
  };
}

/** The estate's own facts stand in two places of the page and in one of its text. */
function card(cru: DescribedCru, locale: Locale, t: Translate): Section {
  const groups = [...specimenGroups(cru, locale, t), ...terroirGroups(cru, locale, t)];
  const byTitle = Map.groupBy(groups, ({ title }) => title);
  return {
    kind: 'facts',
    id: 'card',
    title: t('vineyard.card'),
    groups: [...byTitle].map(([title, all]) => ({ title, facts: all.flatMap(({ facts }) => facts) })),
  };
}

/** The map of a Grand Cru, with the address of the note on how to read it; undefined where no outline is published. */
export async function cruMapOnPage(cru: DescribedCru, locale: Locale) {
  const drawn = await cruMap(cru, locale, await translator(locale));
  return drawn && { ...drawn, reading: `${linkTo({ id: 'atlas' }, locale)}#reading` };
}

/** The Grand Cru with this slug in one language. */
export async function cruNamed(slug: string, locale: Locale): Promise<DescribedCru> {
  const cru = (await describedCrus(locale)).find((one) => one.slug === slug);
  if (!cru) throw new Error(`No Grand Cru has the slug "${slug}". Add content/facts/vineyards/grand-cru/${slug}.md.`);
  return cru;
}

/** Name, rank and, where it lies in a single one, commune. */
function titleOf(cru: DescribedCru, t: Translate): string {
  const [commune = '', ...others] = communesOf(cru);
  const pattern = t(others.length > 0 ? 'vineyard.meta-title.communes' : 'vineyard.meta-title');
  const title = fill(pattern, { name: cru.name, commune });
  // A result of a search shows about 60 characters; the village has its own name in front of its vineyard's.
  if (documentTitle(title).length <= 60) return title;
  return fill(pattern, { name: cru.name, commune: commune.replace(/-.*/, '') });
}
