import island from 'astro/runtime/server/astro-island.prebuilt.js';
import { build } from 'esbuild';
import { headScript } from '#frame/head-script.ts';
import { SPECULATION_RULES } from '#frame/speculation-rules.ts';
import type { SiteAddress } from '#routes/address.ts';
import { rootScript, scriptJson } from '#routes/scripts.ts';
import { DIRECTIVES } from './directives.ts';

/** Between a style sheet in the body and what it dresses: Firefox waits for the one before it shows the other. */
const PAUSE = ' ';

/** The inline scripts that pages may have. What content brings into a page must not run. */
export function inlineScripts(address: SiteAddress): ReadonlySet<string> {
  return new Set([headScript, scriptJson(SPECULATION_RULES), rootScript(address), PAUSE]);
}

/** The scripts that Astro prints into pages with islands: the custom element, and each directive as Astro compiles it. */
export async function islandScripts(root: string): Promise<ReadonlySet<string>> {
  const own = Object.entries(DIRECTIVES).map(async ([name, entrypoint]) => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import directive from ${JSON.stringify(entrypoint)};

(self.Astro || (self.Astro = {}))[${JSON.stringify(name)}] = directive;

window.dispatchEvent(new Event('astro:' + ${JSON.stringify(name)}));`,
        resolveDir: root,
      },
      absWorkingDir: root,
      format: 'iife',
      minify: true,
      bundle: true,
      write: false,
    });
    return outputFiles[0]?.text ?? '';
  });
  return new Set([island, ...(await Promise.all(own))]);
}
