import { outlineId } from '#atlas/outlines.ts';
import type { Figure } from '#documents/figure-registry.ts';
import { link, list, prose, readingSection, type Block } from '#documents/reading.ts';
import { formats, type Locale } from '#language/locales.ts';
import { hrefTo } from '#site/links.ts';
import { element } from '#text/tree.ts';
import { allVineyards, estateFacts, cruLink } from '#vineyards/records.ts';
import type { Vineyard } from '#vineyards/vineyard.ts';

export const figure: Figure = {
  reading: async ({ locale, t }) => {
    const lines = (await soldWines(locale)).map(({ name, from }) => [
      `${name}${formats[locale].colon}`,
      ...from.flatMap(({ name: own, href, isVillage }, index) => {
        const words = isVillage ? element('em', {}, own) : own;
        return [index > 0 ? ', ' : '', href ? link(href, words) : words];
      }),
    ]);
    const alt = `${t('declassified.alt')} ${t('declassified.legend')}`;
    const drawing: Block = { kind: 'drawing', figure: 'declassified', id: 'ways', alt };
    // On the page, too, it is a part of the section in which it stands.
    return [
      { ...readingSection('declassified', t('declassified.title'), drawing, prose(list('ul', lines))), under: '' },
    ];
  },
};

interface GivenUp {
  readonly name: string;
  /** Its page, or its row on the page of maps, where it has one. */
  readonly href?: string | undefined;
  /** Whether it is a village wine, and neither a Premier nor a Grand Cru. */
  readonly isVillage: boolean;
}

/** The wines as which the crus of 2004 were sold, each with the names that went into it. */
export async function soldWines(locale: Locale): Promise<{ name: string; from: GivenUp[] }[]> {
  const vineyards = await allVineyards;
  return estateFacts.soldIn2004.map(({ as, from, with: village }) => ({
    name: as,
    from: [
      ...from.map((slug): GivenUp => {
        const vineyard = vineyards.find((one) => one.slug === slug);
        if (!vineyard)
          throw new Error(
            `content/facts/estate.md: "soldIn2004" names "${slug}". Name a file of content/facts/vineyards.`,
          );
        const href = vineyard.tier === 'grand-cru' ? cruLink(vineyard, locale).href : rowOf(vineyard, locale);
        return { name: nameWithin(as, vineyard), href, isVillage: vineyard.tier === 'villages' };
      }),
      ...(village === undefined ? [] : [{ name: village, isVillage: true }]),
    ],
  }));
}

/** The row of a vineyard on the page of maps, which those with an outline have. */
function rowOf(vineyard: Vineyard, locale: Locale): string | undefined {
  const id = outlineId(vineyard);
  return id === undefined ? undefined : `${hrefTo({ id: 'atlas' }, locale)}#${id}`;
}

/** The name without that of the wine it went into: its climat or lieu-dit. */
function nameWithin(wine: string, { name, lieuDit }: Vineyard): string {
  return name === wine ? (lieuDit ?? name) : name.replace(`${wine} `, '');
}
