import { hash } from 'node:crypto';
import island from 'astro/runtime/server/astro-island.prebuilt.js';
import { build } from 'esbuild';
import { attributePlace, replaced, type ParsedPage, type Edit } from './parsed-page.ts';

/** The site's own hydration directives, by name, with the module of each. */
export const DIRECTIVES: Readonly<Record<string, string>> = {
  interaction: './src/island/interaction.client.ts',
};

/** Astro prints it before the first island, where HTML allows none; the site's own style sheet says the same. */
const ISLAND_STYLE = 'astro-island,astro-slot,astro-static-slot{display:contents}';

/**
 * Numbers the islands of a page from 1, takes Astro's style for them out, and moves the scripts that Astro prints into the
 * page for them (the custom element and the directives, 2 kB compressed) to files, which pages with the same islands share
 * and which run once the page is parsed. `known` are those scripts. Astro derives the `uid` of an island from the absolute
 * path of its component, and the prefix of the ids of `useId`, which no island uses, counts islands in the order in which
 * they were rendered: two machines would build different bytes.
 */
export function islandFiles(base: string, known: ReadonlySet<string>) {
  /** The files of the pages so far, by their names from the site's root. */
  const files = new Map<string, string>();
  const settle = ({ $ }: ParsedPage): Edit[] => {
    const edits = $('astro-island')
      .toArray()
      .flatMap((node, index): Edit[] => {
        const uid = attributePlace(node, 'uid');
        if (!uid) return [];
        const { endOffset } = attributePlace(node, 'prefix') ?? uid;
        return [{ from: uid.startOffset, to: endOffset, html: `uid="${index + 1}"` }];
      });
    const codes: string[] = [];
    for (const node of $('script, style').toArray()) {
      const code = $(node).text();
      if (code !== ISLAND_STYLE && !known.has(code)) continue;
      if (node.name === 'script') codes.push(code);
      edits.push(...replaced(node, ''));
      $(node).remove();
    }
    const at = $('head').get(0)?.sourceCodeLocation?.endTag?.startOffset;
    if (codes.length === 0 || at === undefined) return edits;
    const code = codes.join('\n');
    const name = `_astro/islands.${hash('sha256', code).slice(0, 8)}.js`;
    files.set(name, code);
    return [...edits, { from: at, to: at, html: `<script defer src="${base}/${name}"></script>` }];
  };
  return { settle, files };
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
