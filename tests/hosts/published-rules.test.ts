import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { siteFiles } from '#build/site-files.ts';
import { pagePaths } from './support/addresses.ts';
import type { HostedSite } from './support/prepare.ts';

/** What the files of a built site say, as far as hosts read them. */
interface Upload {
  readonly base: string;
  readonly files: ReadonlySet<string>;
  readonly text: (file: string) => string;
}

/** A rule that a host which cannot be run here publishes, and what in an upload breaks it. */
interface PublishedRule {
  readonly host: string;
  readonly rule: string;
  readonly source: string;
  readonly faults: (upload: Upload) => readonly string[];
  /** Set where the host serves the top of a domain only. */
  readonly topOnly?: true;
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

const absent = ({ files }: Upload, wanted: readonly string[]): string[] => wanted.filter((file) => !files.has(file));

/** `/philosophy/en` as `philosophy/en`, which the given endings make a file. */
const pageFiles = (ending: string): string[] => pagePaths.map((path) => `${path.slice(1)}${ending}`);

const redirects = ({ text }: Upload): [from: string, to: string, status: string][] =>
  lines(text('_redirects')).map((line) => {
    const [from = '', to = '', status = ''] = line.split(' ');
    return [from, to, status];
  });

interface VercelConfig {
  readonly redirects: readonly { readonly destination: string; readonly statusCode: number }[];
  readonly rewrites?: readonly { readonly source: string; readonly destination: string }[];
}
const vercel = ({ text }: Upload): VercelConfig => JSON.parse(text('vercel.json')) as VercelConfig;

const unless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault]);

const rules: readonly PublishedRule[] = [
  {
    host: 'GitHub Pages',
    rule: '/a is answered from a.html, /a/ from a/index.html',
    source: 'github.com/slorber/trailing-slash-guide, GitHub Pages',
    faults: (upload) => absent(upload, [...pageFiles('.html'), ...pageFiles('/index.html')]),
  },
  {
    host: 'GitHub Pages',
    rule: 'Folders with a leading underscore are published only beside a file .nojekyll',
    source: 'docs.github.com, About GitHub Pages and Jekyll',
    faults: (upload) => absent(upload, ['.nojekyll']),
  },
  {
    host: 'S3 website hosting, Firebase, Vercel',
    rule: 'An address is answered from its folder: /a or /a/ from a/index.html',
    source:
      'docs.aws.amazon.com/AmazonS3/latest/userguide/IndexDocumentSupport.html; vercel.com/docs/project-configuration',
    faults: (upload) => absent(upload, pageFiles('/index.html')),
  },
  {
    host: 'Firebase',
    rule: 'Files with a leading dot are not uploaded, so no page may need one',
    source: 'firebase.google.com/docs/hosting/full-config, ignore',
    faults: ({ files, text }) =>
      [...files].filter((file) => file.endsWith('.html') && /(?:src|href)="[^"]*\/\.(?!well-known)/.test(text(file))),
  },
  {
    host: 'Netlify, Cloudflare Pages',
    rule: '_headers is a path that starts with a slash, then indented lines of name and value',
    source: 'docs.netlify.com/manage/routing/headers; developers.cloudflare.com/pages/configuration/headers',
    faults: ({ text }) => lines(text('_headers')).filter((line) => !/^(\/\S*|\s+[A-Za-z-]+: \S.*)$/.test(line)),
  },
  {
    host: 'Netlify, Cloudflare Pages',
    rule: 'The values of all rules that match an address are joined, so no header may be named by two of them',
    source:
      'docs.netlify.com/manage/routing/headers, Multi-value headers; developers.cloudflare.com/pages/configuration/headers',
    faults: ({ text }) => {
      const [everywhere = '', ...folders] = text('_headers').split(/\n(?=\/)/);
      const names = (block: string): string[] => [...block.matchAll(/^\s+([\w-]+):/gm)].map(([, name = '']) => name);
      return [
        ...unless(everywhere.startsWith('/*'), 'the first rule is not for every address'),
        ...folders.flatMap(names).filter((name) => names(everywhere).includes(name)),
      ];
    },
  },
  {
    host: 'Netlify',
    rule: 'A file is preferred to a redirect of its address unless the status is forced with "!"',
    source: 'docs.netlify.com/routing/redirects/rewrites-proxies, Shadowing',
    faults: (upload) => unless(redirects(upload)[0]?.[2] === '301!', 'the root, which is a file, is not forced'),
  },
  {
    host: 'Cloudflare Pages',
    rule: 'Lines with another status than 200, 301, 302, 303, 307 or 308 are passed over',
    source:
      'developers.cloudflare.com/pages/configuration/redirects; packages/pages-shared in github.com/cloudflare/workers-sdk',
    faults: (upload) => {
      const all = redirects(upload);
      const read = all.filter(([, , status]) => /^(200|30[12378])$/.test(status));
      return all
        .filter(([from, to]) => !read.some((rule) => rule[0] === from && rule[1] === to))
        .map(([from]) => `${from} has no line that is read`);
    },
  },
  {
    host: 'Netlify, Cloudflare Pages',
    rule: 'A rewrite (200) with :splat answers from the file at the rest of the path',
    source:
      'docs.netlify.com/manage/routing/redirects/rewrites-proxies; developers.cloudflare.com/pages/configuration/redirects',
    faults: (upload) => {
      const [from, to] = redirects(upload).find(([, , status]) => status === '200') ?? [];
      if (upload.base === '') return unless(from === undefined, 'a rewrite without a base');
      return unless(from === `${upload.base}/*` && to === '/:splat', `no rewrite of ${upload.base}`);
    },
  },
  {
    host: 'Vercel',
    rule: 'Redirects come before files; rewrites after them; statuses are 301, 302, 303, 307 or 308',
    source: 'vercel.com/docs/project-configuration/vercel-json',
    faults: (upload) => {
      const { redirects: rows, rewrites = [] } = vercel(upload);
      const rewritten = rewrites.some(
        ({ source, destination }) => source === `${upload.base}/(.*)` && destination === '/$1',
      );
      return [
        ...rows
          .filter(({ statusCode }) => ![301, 302, 303, 307, 308].includes(statusCode))
          .map(({ destination }) => destination),
        ...absent(
          upload,
          rows.map(({ destination }) => `${destination.slice(upload.base.length + 1)}/index.html`),
        ),
        ...unless(rewritten === (upload.base !== ''), 'the base is not rewritten'),
      ];
    },
  },
  {
    host: 'Azure Static Web Apps',
    rule: 'staticwebapp.config.json has at most 20 kB and rewrites 404 to a file of the upload',
    source: 'learn.microsoft.com/azure/static-web-apps/configuration',
    topOnly: true,
    faults: (upload) => {
      const text = upload.text('staticwebapp.config.json');
      const { responseOverrides } = JSON.parse(text) as { responseOverrides: { 404: { rewrite: string } } };
      return [
        ...unless(Buffer.byteLength(text) <= 20_000, 'more than 20 kB'),
        ...absent(upload, [responseOverrides[404].rewrite.slice(1)]),
      ];
    },
  },
];

async function uploadOf({ base, dist }: HostedSite): Promise<Upload> {
  return { base, files: new Set(await siteFiles(dist)), text: (file) => readFileSync(join(dist, file), 'utf8') };
}

describe.each(inject('sites'))('the files of a site at "$base"', (site) => {
  const due = rules.filter(({ topOnly }) => topOnly !== true || site.base === '');

  it.each(due)('suit $host: $rule ($source)', async ({ faults }) => {
    expect(faults(await uploadOf(site))).toEqual([]);
  });
});
