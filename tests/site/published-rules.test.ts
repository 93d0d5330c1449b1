import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteFiles } from '#build/site-files.ts';
import { builtPages, siteFolder } from '../support/built-site.ts';
import { BASE, secondSite } from '../support/second-site.ts';

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
const pageFiles = (ending: string): string[] => builtPages.map(({ path }) => `${path.slice(1)}${ending}`);

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

/** The blocks of a server's configuration in which an answer is made, and the headers that every answer carries. */
const POLICIES = ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy'];

const rules: readonly PublishedRule[] = [
  {
    host: 'Apache',
    rule: 'AddDefaultCharset names the character set of text/html and text/plain only; AddCharset that of others',
    source: 'httpd.apache.org/docs/2.4/mod/core.html and mod_mime.html',
    faults: ({ text }) =>
      ['.md', '.csv', '.css', '.js', '.json', '.xml', '.svg', '.geojson'].filter(
        (ending) =>
          !lines(text('.htaccess')).some(
            (line) => line.trim().startsWith('AddCharset utf-8 ') && line.split(' ').includes(ending),
          ),
      ),
  },
  {
    host: 'Apache',
    rule: 'Accept-Encoding: br;q=0 refuses a coding (RFC 9110, 12.5.3)',
    source: 'rfc-editor.org/rfc/rfc9110; httpd.apache.org/docs/2.4/mod/mod_rewrite.html',
    faults: ({ text }) =>
      [...text('.htaccess').matchAll(/RewriteCond %{HTTP:Accept-Encoding} "(.+)"/g)].flatMap(([, pattern = '']) => {
        const coding = /br|gzip/.exec(pattern)?.[0] ?? '';
        const accepts = (header: string) => new RegExp(pattern).test(header);
        return [
          ...unless(accepts(coding) && accepts(`zstd, ${coding};q=0.5`), `${coding} is not accepted`),
          ...unless(!accepts(`${coding};q=0`) && !accepts(`${coding};q=0.0, zstd`), `${coding};q=0 is sent`),
        ];
      }),
  },
  {
    host: 'Apache, Caddy',
    rule: 'An answer that is an error must not be kept',
    source: 'rfc-editor.org/rfc/rfc9111, 4.2.2',
    faults: ({ text }) => [
      ...unless(
        text('.htaccess').includes('Header always set Cache-Control "no-cache" "expr=%{REQUEST_STATUS} >= 400"'),
        '.htaccess',
      ),
      ...unless(/handle_errors {[^]*?header Cache-Control no-cache/.test(text('.hosts/Caddyfile')), 'Caddyfile'),
    ],
  },
  {
    host: 'Caddy',
    rule: 'A redirect carries only the headers of its own block',
    source: 'caddyserver.com/docs/caddyfile/directives/handle',
    faults: (upload) => {
      const [redirect = ''] = /handle @estate_root {[^]*?\n}/.exec(upload.text('.hosts/Caddyfile')) ?? [];
      return [
        ...POLICIES.filter((name) => !redirect.includes(`header ${name} `)),
        // Without `*` the address would be taken for a matcher.
        ...unless(redirect.includes(`redir * ${upload.base}/en 301`), 'the redirect'),
      ];
    },
  },
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

describe.each(['', BASE])('the files of a site at "%s"', (base) => {
  let upload: Upload;
  let remove: () => void = () => undefined;

  beforeAll(async () => {
    let folder = siteFolder;
    if (base !== '') ({ folder, remove } = await secondSite());
    upload = {
      base,
      files: new Set(await siteFiles(folder)),
      text: (file) => readFileSync(join(folder, file), 'utf8'),
    };
  });
  afterAll(() => {
    remove();
  });

  const due = rules.filter(({ topOnly }) => topOnly !== true || base === '');

  it.each(due)('suit $host: $rule ($source)', ({ faults }) => {
    expect(faults(upload)).toEqual([]);
  });
});
