import { comparisonLink } from '#compare/records.ts';
import { linkTo } from '#routes/links.ts';
import { translator } from '#text/dictionary.ts';
import { markSection, type PageTerms } from '#text/glossary.ts';
import { plate, tailPiece } from '#pictures/plates.ts';
import { finishHtml, inline } from '#text/prose.ts';
import { quotation } from '#text/quotations.ts';
import { cruSheet } from '#atlas/sheets.ts';
import { slopeDrawing } from '#atlas/slopes.ts';
import { keyFigures, specimenGroups, terroirGroups } from '#vineyards/facts.ts';
import { cruBody, describedCrus, linkToCru } from '#vineyards/records.ts';
import type { Locale } from '#language/locales.ts';
import { fill } from '#language/translate.ts';
import type { Plate } from '#pictures/picture.ts';
import type { CruSheet } from '#atlas/cru-sheet.ts';
import type { SlopeDrawing } from '#atlas/slope.ts';
import {
  communesOf,
  type FactGroup,
  type DescribedCru,
  type NamedLink,
  type PicturedLink,
  type VineyardProse,
} from '#vineyards/vineyard.ts';
import { numberSources } from '#text/citations.ts';
import { requireSection, splitSections } from '#text/html.ts';
import { typeset } from '#text/typography.ts';
import { documentTitle } from '#routes/head.ts';

interface GrandCruPage {
  readonly cru: DescribedCru;
  /** The title of the document: name, rank and, where it lies in a single one, commune. */
  readonly title: string;
  readonly prose: VineyardProse;
  readonly hero: {
    readonly cru: DescribedCru;
    readonly tagline: string;
    /** HTML without a paragraph, each: area, temperature, keeping, and the tags of the record. */
    readonly tags: readonly string[];
    readonly plate: Plate;
    /** Groups of the specimen label. */
    readonly specimen: readonly FactGroup[];
    readonly compare: NamedLink;
  };
  /** The terroir card. */
  readonly terroir: readonly FactGroup[];
  /** The map with the slope beside it, and the address of the atlas; nothing where no outline is published. */
  readonly sheet: (CruSheet & { readonly slope: SlopeDrawing; readonly atlas: string }) | undefined;
  /** Small drawings in the text, by section. */
  readonly drawings: Readonly<Record<string, Plate>>;
  /** What ends the text: pages that belong to it, and the tail-piece, unless it stands in the text. */
  readonly end: { readonly links: readonly NamedLink[]; readonly drawing: Plate | undefined };
  /** The next Grands Crus along the slope, and what stands for all vineyards. */
  readonly neighbours: {
    readonly north: PicturedLink | undefined;
    readonly south: PicturedLink | undefined;
    readonly all: string;
    readonly wholeSlope: Plate;
  };
}

/** Everything a Grand Cru's page shows, with its neighbours along the slope. */
export async function grandCruPage(slug: string, locale: Locale, terms: PageTerms): Promise<GrandCruPage> {
  const all = await describedCrus(locale);
  const index = all.findIndex((one) => one.slug === slug);
  const cru = all[index];
  if (!cru) throw new Error(`No Grand Cru has the slug "${slug}". Add content/facts/vineyards/grand-cru/${slug}.md.`);
  const [north, south] = [all[index - 1], all[index + 1]];
  const t = await translator(locale);
  const prose = await vineyardProse(cru, locale, terms);
  const sheet = await cruSheet(cru, locale, t);
  const [commune = '', ...others] = communesOf(cru);
  const pattern = t(others.length > 0 ? 'vineyard.meta-title.communes' : 'vineyard.meta-title');
  const title = fill(pattern, { name: cru.name, commune });
  const drawings = await sectionDrawings(cru, prose, locale);
  const tail = await tailPiece(slug, locale);
  return {
    cru,
    // A result of a search shows about 60 characters; the village has its own name in front of its vineyard's.
    title:
      documentTitle(title).length > 60 ? fill(pattern, { name: cru.name, commune: commune.replace(/-.*/, '') }) : title,
    prose,
    hero: {
      cru,
      tagline: prose.tagline,
      tags: [...keyFigures(cru, locale, t), ...cru.tags.map((tag) => inline(tag, locale))],
      plate: await plate(cru.plate, locale),
      specimen: specimenGroups(cru, locale, t),
      compare: await comparisonLink(cru, locale, t),
    },
    terroir: terroirGroups(cru, locale, t),
    sheet: sheet && { ...sheet, slope: slopeDrawing(cru, locale, t), atlas: linkTo({ id: 'atlas' }, locale) },
    drawings,
    end: {
      links: [
        { name: t('vineyard.labels'), href: linkTo({ id: 'labels' }, locale) },
        { name: t('notes.link'), href: linkTo({ id: 'notes', params: { slug } }, locale) },
      ],
      drawing: Object.values(drawings).some(({ id }) => id === tail?.id) ? undefined : tail,
    },
    neighbours: {
      north: north && (await picturedLink(north, locale)),
      south: south && (await picturedLink(south, locale)),
      all: linkTo({ id: 'vineyards' }, locale),
      wholeSlope: await plate('cote-at-dawn', locale),
    },
  };
}

/** The drawings of the record. Throws an Error that names the record when the text lacks a section that it names. */
async function sectionDrawings(
  { slug, drawings }: DescribedCru,
  { sections }: VineyardProse,
  locale: Locale,
): Promise<Record<string, Plate>> {
  const placed = Object.entries(drawings).map(async ([section, id]) => {
    if (sections.some((one) => one.id === section)) return [section, await plate(id, locale)] as const;
    const record = `content/facts/vineyards/grand-cru/${slug}.md`;
    throw new Error(`${record}: "drawings" names ${section}, which the text lacks. Name another section.`);
  });
  return Object.fromEntries(await Promise.all(placed));
}

async function picturedLink(cru: DescribedCru, locale: Locale): Promise<PicturedLink> {
  return { ...linkToCru(cru, locale), plate: await plate(cru.plate, locale) };
}

/** The prose of a Grand Cru in one language. */
async function vineyardProse(cru: DescribedCru, locale: Locale, terms: PageTerms): Promise<VineyardProse> {
  const { html: rendered, file } = await cruBody(cru.slug, locale);
  const html = finishHtml(rendered, locale, { sources: numberSources(cru.sources) });
  const sections = splitSections(html, file);
  return {
    tagline: inline(cru.subtitle, locale),
    description: typeset(cru.description, locale),
    quote: cru.quote && (await quotation(cru.quote, locale)),
    intro: markSection(requireSection(sections, 'intro', file), terms),
    sections: sections.filter(({ id }) => id !== 'intro').map((section) => markSection(section, terms)),
  };
}
