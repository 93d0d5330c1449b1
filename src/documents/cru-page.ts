import { ANCHORS } from '#site/anchors.ts';
import { hrefToSection } from '#site/links.ts';
import type { PageWithText } from '#site/routes.ts';
import { documentTitle } from '#site/site.ts';
import { translator } from '#text/dictionary.ts';
import { plate } from '#pictures/plates.ts';
import { renderInline } from '#text/render.ts';
import { numberSources } from '#text/citations.ts';
import { treeOf } from '#text/tree.ts';
import { typeset } from '#text/typography.ts';
import { cruMap } from '#atlas/cru-map/cru-maps.ts';
import type { PageText } from '#documents/section.ts';
import { nextStep, sectionsOf } from '#documents/written-sections.ts';
import { pronunciationFacts, cruFactGroups } from '#vineyards/facts.ts';
import { cruBody, localizedCrus } from '#vineyards/records.ts';
import { communesOf, type LocalizedGrandCru, type FactGroup, type FactKey } from '#vineyards/vineyard.ts';
import { formatOrdinal } from '#language/format.ts';
import type { Locale } from '#language/locales.ts';
import { fill, type Translate } from '#language/translate.ts';

/** The text of a Grand Cru's page: after the introduction the card of facts, and the map. */
export async function cruPageText(slug: string, locale: Locale): Promise<PageText> {
  const cru = await cruNamed(slug, locale);
  const t = await translator(locale);
  const { markdown, file } = await cruBody(slug, locale);
  const sources = numberSources(cru.sources);
  const [opening, ...rest] = await sectionsOf({
    markdown,
    file,
    quote: cru.quote,
    sources,
    textLocale: locale,
    locale,
  });
  if (!opening) throw new Error(`${file} has no section. Begin each with a heading "## Title {#id}".`);
  return {
    documentTitle: documentTitleOf(cru, t),
    name: cru.name,
    title: cru.name,
    subtitle: renderInline(cru.subtitle, locale),
    description: typeset(cru.description, locale),
    textLocale: locale,
    cover: await plate(cru.plate, locale),
    sections: [
      opening,
      {
        kind: 'facts',
        id: 'card',
        title: t('vineyard.card'),
        groups: [nameGroup(cru, locale, t), ...cruFactGroups(cru, locale, t)],
      },
      { kind: 'figure', id: 'cru-map', endsColumns: true },
      ...rest.map((section) => (section.kind === 'text' ? { ...section, isTasting: section.id === 'notes' } : section)),
    ],
    references: [cru],
    next: cru.next && nextStep(cru.next, locale),
  };
}

/** The map of a Grand Cru, with the address of the note on how to read it; undefined where no outline is published. */
export async function cruMapOnPage(cru: LocalizedGrandCru, locale: Locale) {
  const drawn = await cruMap(cru, locale, await translator(locale));
  return drawn && { ...drawn, reading: hrefToSection(ANCHORS.reading, locale) };
}

/** The Grand Cru whose page it is. */
export function cruOfPage(page: PageWithText, locale: Locale): Promise<LocalizedGrandCru> {
  if (page.id !== 'vineyard')
    throw new Error(`The page "${page.id}" is not of a Grand Cru. Take the figure of a Grand Cru out of its text.`);
  return cruNamed(page.params.slug, locale);
}

/** The Grand Cru with this slug in one language. */
export async function cruNamed(slug: string, locale: Locale): Promise<LocalizedGrandCru> {
  const cru = (await localizedCrus(locale)).find((one) => one.slug === slug);
  if (!cru) throw new Error(`No Grand Cru has the slug "${slug}". Add content/facts/vineyards/grand-cru/${slug}.md.`);
  return cru;
}

/** Its place among the nine, what it is known for, and how its name is said: its page has them on the title page. */
function nameGroup(cru: LocalizedGrandCru, locale: Locale, t: Translate): FactGroup<FactKey> {
  return {
    id: 'card-name',
    title: fill(t('vineyard.number'), { ordinal: formatOrdinal(cru.order, locale) }),
    facts: [
      {
        key: 'vineyards.grand-cru',
        label: t('vineyards.grand-cru'),
        text: cru.tags.flatMap((tag, index) => treeOf(index > 0 ? ', ' : '', ...renderInline(tag, locale))),
      },
      ...pronunciationFacts(cru, t),
    ],
  };
}

/** Name, rank and, where it lies in a single one, commune. */
function documentTitleOf(cru: LocalizedGrandCru, t: Translate): string {
  const [commune = '', ...others] = communesOf(cru);
  const pattern = t(others.length > 0 ? 'vineyard.meta-title.communes' : 'vineyard.meta-title');
  const title = fill(pattern, { name: cru.name, commune });
  // A result of a search shows about 60 characters; the village has its own name in front of its vineyard's.
  if (documentTitle(title).length <= 60) return title;
  return fill(pattern, { name: cru.name, commune: commune.replace(/-.*/, '') });
}
