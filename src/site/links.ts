import { hash } from 'node:crypto';
import { readDeployment, readOffline } from '#site/deployment.ts';
import type { Locale } from '#language/locales.ts';
import type { SectionRef } from '#site/anchors.ts';
import type { FetchedName } from '#site/fetched-files.ts';
import { pathTo } from '#site/paths.ts';
import type { PageRef } from '#site/routes.ts';
import { absoluteUrl, href } from '#site/address.ts';

/** Where this build will live, from the environment; read once. */
export const deployment = readDeployment(process.env);

/** Whether visitors may keep pages on their devices. */
export const offersCopies = readOffline(process.env);

/** The address of a path for links inside the site: `/estate/favicon.svg`. */
export function hrefToPath(path: string): string {
  return href(deployment, path);
}

/** The address of a page for links inside the site: `/estate/philosophie`. */
export function hrefTo(page: PageRef, locale: Locale): string {
  return hrefToPath(pathTo(page, locale));
}

/** The address of a page or of a section of it: `/estate/etiquettes#examiner`. */
export function hrefToSection({ id, section }: SectionRef, locale: Locale): string {
  return hrefTo({ id }, locale) + (section === undefined ? '' : `#${section}`);
}

/** The public address of a path: `https://leroy.example/estate/sitemap.xml`. */
export function urlOfPath(path: string): string {
  return absoluteUrl(deployment, path);
}

/** The public address of a page: `https://leroy.example/estate/philosophie`. */
export function urlOf(page: PageRef, locale: Locale): string {
  return urlOfPath(pathTo(page, locale));
}

/** A JSON file that an island fetches. Its name carries a hash of its content, so that it may be kept for ever. */
export function hashedFile(name: FetchedName, content: unknown): { readonly path: string; readonly text: string } {
  const text = JSON.stringify(content);
  return { path: `/_astro/${name}.${hash('sha256', text).slice(0, 8)}.json`, text };
}
