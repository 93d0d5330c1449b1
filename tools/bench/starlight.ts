import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { locales } from '#language/locales.ts';
import { compress, isText } from '#build/compress.ts';
import { siteFiles } from '#build/site-files.ts';
import { run } from '../project-copy.ts';
import { builtSite, projectFolder, type SitePage } from './site.ts';

/** The folder whose packages only the bench needs. */
export const kit = join(projectFolder, 'tools', 'bench', 'kit');

const folder = join(kit, '.build');

const CONTENT_CONFIG = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Installs Lighthouse and the packages of the reference site. Throws an Error when npm fails. */
export function installKit(): void {
  const options = ['ci', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', options, { cwd: kit, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('npm ci failed in tools/bench/kit.');
}

/** Builds a minimal Starlight site in two languages with the text of the given pages, compressed as ours is. */
export async function buildStarlight(pages: readonly SitePage[]): Promise<string> {
  removeStarlight();
  mkdirSync(join(folder, 'src'), { recursive: true });
  // Astro bundles what the package names as dependencies and speaks `astro:`.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "dependencies": { "@astrojs/starlight": "*" } }\n');
  writeFileSync(join(folder, 'astro.config.mjs'), config());
  writeFileSync(join(folder, 'src', 'content.config.ts'), CONTENT_CONFIG);
  for (const page of pages) {
    const docs = join(folder, 'src', 'content', 'docs', page.locale);
    mkdirSync(docs, { recursive: true });
    writeFileSync(join(docs, `${nameOf(page)}.md`), document(page));
  }
  const { exitCode, output } = await run(folder, process.execPath, [join(kit, 'node_modules/.bin/astro'), 'build']);
  if (exitCode !== 0) throw new Error(`Building the reference site failed:\n${output.slice(-4000)}`);
  const dist = join(folder, 'dist');
  for (const file of (await siteFiles(dist)).filter(isText)) {
    for (const { ending, bytes } of await compress(readFileSync(join(dist, file)))) {
      writeFileSync(join(dist, `${file}.${ending}`), bytes);
    }
  }
  return dist;
}

export function removeStarlight(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Where Starlight puts a page: `/fr/musigny/`. */
export function starlightPath(page: SitePage): string {
  return `/${page.locale}/${nameOf(page)}/`;
}

function nameOf({ page }: SitePage): string {
  return page.id === 'vineyard' ? page.params.slug : page.id;
}

function config(): string {
  const languages = Object.fromEntries(
    Object.entries(locales).map(([code, { name }]) => [code, { label: name, lang: code }]),
  );
  const options = JSON.stringify({ title: 'Estate', defaultLocale: 'en', locales: languages });
  return `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({ site: 'https://reference.example', integrations: [starlight(${options})] });
`;
}

const PREFIX: Readonly<Record<string, string>> = { h2: '## ', h3: '### ', li: '- ' };
const TEXT_ELEMENTS = 'h2, h3, p, li, dt, dd, figcaption';

/** What a finished page says, without its design, as a document of Starlight. */
function document({ path }: SitePage): string {
  const $ = load(readFileSync(join(builtSite(), path, 'index.html')));
  $('script, style, template, noscript, svg').remove();
  const text = (element: Parameters<typeof $>[0]): string => $(element).text().replace(/\s+/g, ' ').trim();
  const blocks = $('main')
    .find(TEXT_ELEMENTS)
    .toArray()
    // A list item that holds paragraphs is printed as these.
    .filter((element) => $(element).find(TEXT_ELEMENTS).length === 0 && text(element) !== '')
    .map((element) => `${PREFIX[element.tagName] ?? ''}${text(element).replace(/[\\`*_{}[\]<>#|]/g, '\\$&')}\n`);
  const title = text('main h1');
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(title)}\n---\n\n${blocks.join('\n')}`;
}
