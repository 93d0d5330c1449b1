import { hash } from 'node:crypto';
import { headScript, speculationRules } from '#layouts/head-script.ts';
import type { ParsedPage, Edit } from './parsed-page.ts';
import type { SiteAddress } from '#site/address.ts';
import { rootScript } from '#site/scripts.ts';

/** Between a style sheet in the body and what it dresses: Firefox waits for the one before it shows the other. */
const PAUSE = ' ';

/** The inline scripts that pages may have. What content brings into a page must not run. */
export function inlineScripts(address: SiteAddress): ReadonlySet<string> {
  return new Set([headScript, speculationRules, rootScript(address), PAUSE]);
}

/** Hashes of what one page or one site holds inline, as CSP sources. */
interface InlineHashes {
  readonly scripts: Iterable<string>;
  readonly styles: Iterable<string>;
}

/** Types of scripts that hold data rather than code, which need no hash. */
const DATA = new Set(['application/json', 'application/ld+json']);

/** The policies of a site's pages, and of all of them together. `allowed` are the inline scripts of the site. */
export function sitePolicy(allowed: ReadonlySet<string>) {
  const all = { scripts: new Set<string>(), styles: new Set<string>() };
  return {
    /**
     * Gives a page its Content-Security-Policy in its head (CSP Level 3: hashes of inline scripts and styles), the last step,
     * because it hashes what the others leave. Throws an Error that names the page where it has an inline script that is
     * not allowed.
     */
    addTo: ({ name, $ }: ParsedPage): Edit[] => {
      const own = { scripts: new Set<string>(), styles: new Set<string>() };
      for (const node of $('script:not([src]), style').toArray()) {
        const [isScript, content] = [node.name === 'script', $(node).text()];
        if (isScript && DATA.has(node.attribs.type ?? '')) continue;
        if (isScript && !allowed.has(content))
          throw new Error(
            `${name}: holds an inline script that is none of the site's own (src/build/policy.ts), and would run: "${content.slice(0, 80)}". Take the HTML out of the content of the page.`,
          );
        const source = `'sha256-${hash('sha256', content, 'base64')}'`;
        for (const hashes of [own, all]) hashes[isScript ? 'scripts' : 'styles'].add(source);
      }
      // It has to stand before anything it governs: right after the declaration of the encoding.
      const at = $('meta[charset]').get(0)?.sourceCodeLocation?.endOffset;
      if (at === undefined) throw new Error(`${name}: has no <meta charset>, after which its policy stands. Add one.`);
      const html = `<meta http-equiv="content-security-policy" content="${contentSecurityPolicy(own)}">`;
      return [{ from: at, to: at, html }];
    },
    /** The header that hosts send with every page that was given a policy so far. */
    header: (): string => {
      const policy = contentSecurityPolicy({ scripts: [...all.scripts].sort(), styles: [...all.styles].sort() });
      return `${policy}; frame-ancestors 'none'`;
    },
  };
}

/** The site's policy: its own files, the inline code it was built with, and nothing else. */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
