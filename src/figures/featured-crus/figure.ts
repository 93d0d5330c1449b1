import type { Figure } from '#documents/figure-registry.ts';
import { data, link, list, readingSection } from '#documents/reading.ts';
import { formats, type Locale } from '#language/locales.ts';
import { renderInline } from '#text/render.ts';
import { localizedCrus, estateFacts, cruLink } from '#vineyards/records.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: async ({ locale, t }) => {
    const lines = (await featuredCrus(locale)).map((cru) => [
      link(cruLink(cru, locale).href, cru.name),
      formats[locale].colon,
      renderInline(cru.subtitle, locale),
    ]);
    return [readingSection('wines', t('home.wines'), data(list('ul', lines)))];
  },
};

/** Three Grands Crus to begin with. */
export async function featuredCrus(locale: Locale) {
  const crus = await localizedCrus(locale);
  return crus.filter(({ slug }) => estateFacts.featured.includes(slug));
}
