import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOADING_SCREEN_MS } from '#config/interaction.ts';
import { runBuild } from '../run-build.ts';
import { kit, referenceFolder } from './kit-modules.ts';
import type { TextPage } from './site-text.ts';

const template = join(kit, 'single-page-app');

/** The same text as a client-rendered React application with the same loading screen, built. Returns its output folder. */
export async function buildSinglePageApp(pages: readonly TextPage[]): Promise<string> {
  const folder = referenceFolder('single-page-app');
  cpSync(template, folder, { recursive: true });
  mkdirSync(join(folder, 'src'), { recursive: true });
  const data = {
    splashMs: LOADING_SCREEN_MS,
    pages: pages.map(({ path, title, blocks }) => ({ path, title, blocks })),
  };
  writeFileSync(join(folder, 'src', 'pages.json'), JSON.stringify(data));
  await runBuild(folder, [join(kit, 'node_modules/.bin/vite'), 'build', '--logLevel', 'error']);
  return join(folder, 'dist');
}
