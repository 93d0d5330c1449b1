import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readDeployment, warningsOf } from '#site/deployment.ts';
import { defaultLocale } from '#language/locales.ts';
import { HEAD_FIELDS } from '#language/translate.ts';
import { BOOK_FOLDER } from '#site/book.ts';
import { DIRECTIVES } from './islands.ts';
import { openStaging, WORK_FOLDER, type Staging } from './staging.ts';

/**
 * What this site adds to Astro: its hydration directives, the chapters of the book, and the build.
 * A build renders into a folder of its own, binds the book, finishes every page and only then puts
 * the result in the place of `dist`. Whatever fails before that leaves the last good `dist`.
 */
export function siteIntegration(): AstroIntegration {
  let root: string;
  let staging: Staging | undefined;
  let plates: Promise<ReadonlyMap<string, Buffer>>;
  return {
    name: 'site',
    hooks: {
      'astro:config:setup': async ({ command, config, addClientDirective, injectRoute, updateConfig }) => {
        root = fileURLToPath(config.root);
        refusePlace(root);
        for (const [name, entrypoint] of Object.entries(DIRECTIVES)) addClientDirective({ name, entrypoint });
        injectRoute({ pattern: `/${BOOK_FOLDER}/[locale]/[chapter]`, entrypoint: './src/layouts/book/Chapter.astro' });
        if (command !== 'build') return;
        const opened = await openStaging(root);
        staging = opened;
        process.once('exit', (code) => {
          if (code !== 0) tellOfFailure(opened, join(root, 'dist'));
          opened.remove();
        });
        // Content that was read under another schema must not be used again: the cache is of this build alone.
        updateConfig({ outDir: pathToFileURL(`${opened.site}/`), cacheDir: pathToFileURL(`${opened.cache}/`) });
      },
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({ filename: 'word-keys.d.ts', content: wordKeys(root) });
      },
      'astro:build:start': async () => {
        const { bookPlates } = await import('#layouts/book/plates.ts');
        plates = bookPlates(join(root, 'public/uploads/plates'), join(root, WORK_FOLDER, 'book-plates'));
        // Reported where they are awaited.
        plates.catch(() => undefined);
      },
      'astro:build:done': async ({ logger }) => {
        if (staging === undefined) return;
        const { finish } = await import('./finish.ts');
        const deployment = readDeployment(process.env);
        const pages = await finish(staging.site, deployment, await plates);
        for (const warning of warningsOf(deployment)) logger.warn(warning);
        const leftover = await staging.publish();
        if (leftover !== undefined)
          logger.warn(`What dist/ held before is still in ${WORK_FOLDER}/: ${leftover.message}`);
        logger.info(
          `${pages} pages for ${deployment.origin}${deployment.base}, dated ${deployment.buildDate}, in dist/`,
        );
      },
    },
  };
}

/** Throws an Error where the project lies in a folder that Vite (`#`, `?`) or Astro (`%`) takes for a part of an address. */
export function refusePlace(root: string): void {
  const [sign] = /[#?%]/.exec(root) ?? [];
  if (sign !== undefined)
    throw new Error(`${root}: Astro cannot work in a folder whose path has a "${sign}". Move it.`);
}

function tellOfFailure({ isPublished }: Staging, dist: string): void {
  if (isPublished()) console.error('The new site is in dist/; what failed came after it.');
  else if (existsSync(dist)) console.error('The last good build in dist/ is untouched.');
}

/** A line that begins a text of the dictionary: `offline.kept: Kept on This Device`. */
const KEY = /^([\w.-]+):/gm;

/** The declaration of `WordKey`, the keys of the dictionary and of the heads of pages as the default language has them. */
function wordKeys(root: string): string {
  const filesIn = (folder: string) => globSync(join(root, 'content', defaultLocale, folder, '*.md'));
  const words = filesIn('translations').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(KEY)].map(([, key = '']) => key),
  );
  const heads = filesIn('pages').flatMap((file) => HEAD_FIELDS.map((field) => `${basename(file, '.md')}.${field}`));
  return `type WordKey =\n${[...words, ...heads]
    .sort()
    .map((key) => `  | '${key}'`)
    .join('\n')};\n`;
}
