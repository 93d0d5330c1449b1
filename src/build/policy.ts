import { createHash } from 'node:crypto';

/** Hashes of what one page or one site holds inline, as CSP sources. */
interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** Types of `<script>` that hold data rather than code: they are not executed and need no hash. */
const DATA_TYPE = /\btype="application\/(ld\+)?json"/;

/** The policies of a site's pages, and of all of them together. */
export interface SitePolicy {
  /**
   * The page with its Content-Security-Policy in its head (CSP Level 3: hashes of inline scripts and styles). Throws an
   * Error that names the page where it has an inline script that is not allowed.
   */
  readonly addTo: (html: string, page: string) => string;
  /** What hosts send as a header with every page that was given a policy so far. */
  readonly header: () => string;
}

/** `allowed` are the inline scripts of the site; a page with another one is refused. */
export function sitePolicy(allowed: ReadonlySet<string>): SitePolicy {
  const all: InlineHashes[] = [];
  const sorted = (kind: keyof InlineHashes): string[] => [...new Set(all.flatMap((hashes) => hashes[kind]))].sort();
  return {
    addTo: (html, page) => {
      const hashes = inlineHashes(html, (code) => {
        if (allowed.has(code)) return;
        throw new Error(
          `${page}: holds an inline script that is none of the site's own (src/build/inline-scripts.ts), and would run: "${code.slice(0, 80)}". Take the HTML out of the content of the page.`,
        );
      });
      all.push(hashes);
      return withPolicy(html, contentSecurityPolicy(hashes));
    },
    header: () => {
      const policy = contentSecurityPolicy({ scripts: sorted('scripts'), styles: sorted('styles') });
      return `${policy}; frame-ancestors 'none'`;
    },
  };
}

/** The hashes of a page's inline scripts and styles, in order and without repetition. */
function inlineHashes(html: string, examine: (script: string) => void): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag, attributes = '', content = ''] of html.matchAll(INLINE)) {
    if (tag === 'style') styles.add(hash(content));
    else if (!/\bsrc=/.test(attributes) && !DATA_TYPE.test(attributes)) {
      examine(content);
      scripts.add(hash(content));
    }
  }
  return { scripts: [...scripts], styles: [...styles] };
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

function hash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** The policy has to stand before anything it governs: right after the declaration of the encoding. */
function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return html.replace(/<meta charset="utf-8"\s*\/?>/, (charset) => `${charset}${meta}`);
}
