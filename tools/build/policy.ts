import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Hashes of what one page or one site holds inline, as CSP sources. */
interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** Types of `<script>` that hold data rather than code: they are not executed and need no hash. */
const DATA_TYPE = /\btype="application\/(ld\+)?json"/;

/**
 * Gives every page a Content-Security-Policy in its head and returns the policy for all of them
 * together, which hosts send as a header (CSP Level 3: hashes of inline scripts and styles).
 */
export async function writePolicies(folder: string, pages: readonly string[]): Promise<string> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of pages) {
    const file = join(folder, page);
    const html = await readFile(file, 'utf8');
    const hashes = inlineHashes(html);
    for (const hash of hashes.scripts) scripts.add(hash);
    for (const hash of hashes.styles) styles.add(hash);
    await writeFile(file, withPolicy(html, contentSecurityPolicy(hashes)));
  }
  const all = contentSecurityPolicy({ scripts: [...scripts].sort(), styles: [...styles].sort() });
  return `${all}; frame-ancestors 'none'`;
}

/** The hashes of a page's inline scripts and styles, in order and without repetition. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag, attributes = '', content = ''] of html.matchAll(INLINE)) {
    if (tag === 'style') styles.add(hash(content));
    else if (!/\bsrc=/.test(attributes) && !DATA_TYPE.test(attributes)) scripts.add(hash(content));
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
