import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { oldestBrowsers } from '#config/browsers.ts';

/** The script in the head of every page, made of head.client.ts: as short as can be. Made once for all pages. */
export const headScript = compile();

function compile(): string {
  // Programs of this project run in its folder; the place of this module is not that of its source in a build of Astro.
  const root = process.cwd();
  const { outputFiles } = buildSync({
    entryPoints: [join(root, 'src/frame/head.client.ts')],
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: oldestBrowsers,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
