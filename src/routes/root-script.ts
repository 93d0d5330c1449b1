import { defaultLocale } from '#language/locales.ts';
import { href, type SiteAddress } from '#routes/address.ts';
import { pathTo } from '#routes/paths.ts';
import { scriptJson } from '#routes/structured-data.ts';

/** The script of the root page, which leads to the home page of the default language and replaces itself in the history. */
export function rootScript(address: SiteAddress): string {
  return `location.replace(${scriptJson(href(address, pathTo({ id: 'home' }, defaultLocale)))})`;
}
