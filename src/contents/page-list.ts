import { linkTo } from '#routes/links.ts';
import { translator } from '#text/dictionary.ts';
import { grandCrus, linkToCru } from '#vineyards/records.ts';
import { localeCodes, type Locale } from '#language/locales.ts';
import { namedRoutes } from '#routes/routes.ts';

/** Every page that has a name, in every language. */
export async function pageList(): Promise<{ locale: Locale; name: string; href: string }[]> {
  const crus = await grandCrus;
  const lists = localeCodes.map(async (locale) => {
    const t = await translator(locale);
    const plain = namedRoutes.map(({ id, label }) => ({
      name: t(label),
      href: linkTo({ id }, locale),
    }));
    return [...plain, ...crus.map((cru) => linkToCru(cru, locale))].map((link) => ({ locale, ...link }));
  });
  return (await Promise.all(lists)).flat();
}
