import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '#i18n/locales.ts';
import { runBuild } from '../run-build.ts';
import { kit, referenceFolder } from './kit-modules.ts';
import { toMarkdown } from './page-text.ts';
import type { TextPage } from './site-text.ts';

const CONTENT_CONFIG = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** A minimal Starlight site in two languages with the same text, built. Returns its output folder. */
export async function buildStarlight(pages: readonly TextPage[]): Promise<string> {
  const folder = referenceFolder('starlight');
  // Astro bundles what the package names as dependencies and speaks `astro:`.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "dependencies": { "@astrojs/starlight": "*" } }\n');
  writeFileSync(join(folder, 'astro.config.mjs'), config());
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src', 'content.config.ts'), CONTENT_CONFIG);
  for (const page of pages) {
    const docs = join(folder, 'src', 'content', 'docs', page.locale);
    mkdirSync(docs, { recursive: true });
    writeFileSync(join(docs, `${page.name}.md`), document(page));
  }
  await runBuild(folder, [join(kit, 'node_modules/.bin/astro'), 'build']);
  return join(folder, 'dist');
}

/** Where Starlight puts a page. */
export function starlightPath({ locale, name }: Pick<TextPage, 'locale' | 'name'>): string {
  return `/${locale}/${name}/`;
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

function document({ title, blocks }: TextPage): string {
  const rest = blocks.filter(({ kind }) => kind !== 'h1');
  const description = rest.find(({ kind }) => kind === 'p')?.text ?? title;
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${toMarkdown(rest)}`;
}
