import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface HeaderLine {
  readonly name: string;
  readonly value: string;
}

/** One rule of a host's file: which paths it is for and what it sets. */
export interface HeaderRule {
  readonly matches: (path: string) => boolean;
  readonly headers: readonly HeaderLine[];
}

export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  readonly forced: boolean;
}

/**
 * `_headers` as Netlify and Cloudflare Pages read it: a path with `*`, then indented headers
 * (docs.netlify.com/manage/routing/headers, developers.cloudflare.com/pages/configuration/headers).
 */
export async function readHeadersFile(dist: string): Promise<HeaderRule[]> {
  const lines = (await readFile(join(dist, '_headers'), 'utf8')).split('\n');
  const rules: { matches: HeaderRule['matches']; headers: HeaderLine[] }[] = [];
  for (const line of lines.filter((text) => text.trim() !== '')) {
    if (!line.startsWith(' ')) rules.push({ matches: wildcard(line), headers: [] });
    else {
      const [name = '', ...value] = line.trim().split(': ');
      rules.at(-1)?.headers.push({ name, value: value.join(': ') });
    }
  }
  return rules;
}

/** The headers of a path. Rules that match are joined header by header, as both hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const joined = new Map<string, string[]>();
  for (const { name, value } of rules.filter(({ matches }) => matches(path)).flatMap(({ headers }) => headers)) {
    joined.set(name, [...(joined.get(name) ?? []), value]);
  }
  return Object.fromEntries([...joined].map(([name, values]) => [name, values.join(', ')]));
}

/** `_redirects`: from, to and a status with an optional `!` (docs.netlify.com/manage/routing/redirects). */
export async function readRedirectsFile(dist: string): Promise<RedirectRule[]> {
  const lines = (await readFile(join(dist, '_redirects'), 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [from = '', to = '', status = '301'] = line.split(' ');
    return { from, to, status: Number.parseInt(status, 10), forced: status.endsWith('!') };
  });
}

interface VercelConfig {
  readonly redirects: readonly { readonly source: string; readonly destination: string; readonly statusCode: number }[];
  readonly rewrites?: readonly { readonly source: string; readonly destination: string }[];
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
}

/** `vercel.json`, whose sources are patterns in the syntax of path-to-regexp; ours use `(.*)` only. */
export async function readVercelJson(dist: string): Promise<VercelConfig> {
  return JSON.parse(await readFile(join(dist, 'vercel.json'), 'utf8')) as VercelConfig;
}

interface AzureConfig {
  readonly routes: readonly {
    readonly route: string;
    readonly redirect?: string;
    readonly statusCode?: number;
    readonly headers?: Readonly<Record<string, string>>;
  }[];
  readonly globalHeaders: Readonly<Record<string, string>>;
  readonly responseOverrides: Readonly<Record<string, { readonly rewrite: string }>>;
  readonly mimeTypes: Readonly<Record<string, string>>;
}

export async function readAzureConfig(dist: string): Promise<AzureConfig> {
  return JSON.parse(await readFile(join(dist, 'staticwebapp.config.json'), 'utf8')) as AzureConfig;
}

/** What the pattern's `*` or `(.*)` stands for in a path; undefined when the path does not match. */
export function splat(pattern: string, path: string): string | undefined {
  const [start = '', rest] = pattern.split(/\(\.\*\)|\*/);
  if (rest === undefined) return path === pattern ? '' : undefined;
  return path.startsWith(start) ? path.slice(start.length) : undefined;
}

export function wildcard(pattern: string): (path: string) => boolean {
  return (path) => splat(pattern, path) !== undefined;
}

export function lines(headers: Readonly<Record<string, string>>): HeaderLine[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}
