import { linkTo } from '#data/deployment.ts';
import { translator } from '#data/dictionary.ts';
import { grandCrus, linkToCru } from '#data/vineyards.ts';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { footerRoutes, menuRoutes } from '#routing/routes.ts';

/** Every page that has a name, in every language. */
export async function pageList(): Promise<{ locale: Locale; name: string; href: string }[]> {
  const crus = await grandCrus;
  const lists = localeCodes.map(async (locale) => {
    const t = await translator(locale);
    const plain = [...menuRoutes, ...footerRoutes].map(({ id, label }) => ({
      name: t(label),
      href: linkTo({ id }, locale),
    }));
    return [...plain, ...crus.map((cru) => linkToCru(cru, locale))].map((link) => ({ locale, ...link }));
  });
  return (await Promise.all(lists)).flat();
}
