import { defaultLocale } from '#language/locales.ts';
import { href, type SiteAddress } from '#site/address.ts';
import { pathTo } from '#site/paths.ts';

/** JSON for a `<script>` element: `<` is escaped so that no text can end the element (HTML Standard, 4.12.1.3). */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The script of the root page, which leads to the home page of the default language and replaces itself in the history. */
export function rootScript(address: SiteAddress): string {
  return `location.replace(${scriptJson(href(address, pathTo({ id: 'home' }, defaultLocale)))})`;
}
