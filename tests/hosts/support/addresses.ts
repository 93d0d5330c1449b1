import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPublic } from '#build/host-files/rules.ts';
import { siteFiles } from '#build/site-files.ts';
import { builtPages } from '../../support/built-site.ts';

/** Every page address of the route table, without base: `/philosophy/en`. */
export const pagePaths: readonly string[] = builtPages.map(({ path }) => path);

/** The finished page that belongs to an address. */
export function pageFile(dist: string, path: string): Buffer {
  return readFileSync(join(dist, path, 'index.html'));
}

/** Files that pages refer to: everything public that is neither a page nor a compressed copy. */
export async function assetFiles(dist: string): Promise<string[]> {
  return (await siteFiles(dist)).filter((file) => isPublic(file) && !/\.(html|br|gz)$/.test(file));
}

/** Folders that hold the not-found page in the place of one, as addresses: `/vineyard/musigny/`. */
export async function foldersWithoutPage(dist: string): Promise<string[]> {
  const notFoundPage = readFileSync(join(dist, '404.html'));
  const indexes = (await siteFiles(dist)).filter((file) => isPublic(file) && file.endsWith('/index.html'));
  return indexes
    .filter((file) => readFileSync(join(dist, file)).equals(notFoundPage))
    .map((file) => `/${file.replace('index.html', '')}`);
}

/** Addresses of nothing, some of them close to a page. */
export const UNKNOWN_PATHS: readonly string[] = [
  '/unknown',
  '/unknown/',
  '/vineyard/petrus/en',
  '/en/more',
  '/uploads/plates/none.avif',
  '/en.htm',
];

/** Attempts to reach what is not the site, or to upset a server. `base` is the site's own. */
export function hostilePaths(base: string): readonly string[] {
  const up = '../'.repeat(8);
  return [
    `${base}/../secret.txt`,
    `${base}/${up}secret.txt`,
    `${base}/en/${up}secret.txt`,
    `${base}/%2e%2e/%2e%2e/%2e%2e/secret.txt`,
    `${base}/..%2f..%2f..%2fsecret.txt`,
    `${base}/..%5c..%5csecret.txt`,
    `${base}/%252e%252e/secret.txt`,
    `${base}//secret.txt`,
    `${base}/en%00.html`,
    `${base}/%zz`,
    `${base}/%c0%ae%c0%ae/secret.txt`,
    `${base}/%0d%0aX-Injected:%20yes`,
    `${base}/${'long/'.repeat(4000)}`,
    `${base}/?${'q'.repeat(4000)}`,
    '//example.net/%2e%2e',
    '//example.net',
    '///example.net//',
    '/\\example.net',
  ];
}
