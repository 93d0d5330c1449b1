import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { delimiter, dirname, extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostFiles } from '#build/host-files/all.ts';
import { hostRules, isPublic } from '#build/host-files/rules.ts';
import { siteFiles } from '#build/site-files.ts';
import { defaultLocale } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import { removeFolder, temporaryFolder } from '../../tools/temporary-folder.ts';
import { builtPages, deployment, readSite, siteFolder } from '../support/built-site.ts';
import { freePort, startProgram, type RunningHost } from '../support/program.ts';
import { BASE } from '../support/second-site.ts';

/** Servers lie in folders that only root has in its path. */
const PATH = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
const isInstalled = PATH.some((folder) => existsSync(join(folder, 'nginx')));
if (!isInstalled) console.warn('Not run: nginx is not installed. On Debian: apt-get install nginx-light.');

/** The policy that hosts send; tests/site/pages.test.ts asks what it holds. */
const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(readSite('_headers')) ?? [];

const SECRET = 'This line lies outside the web root.';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks for a path exactly as written: `fetch` would normalise `/../` and `//` first. */
async function ask(origin: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const outgoing = request({ hostname, port, path, headers, agent: false }).end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, body: await buffer(incoming) };
}

/** nginx with some rules, for the built site at a base; `folder` becomes its own and its web root `folder/root`. */
async function startNginx(folder: string, base: string, rules: string): Promise<RunningHost> {
  const webRoot = join(folder, 'root');
  mkdirSync(dirname(join(webRoot, base)), { recursive: true });
  symlinkSync(siteFolder, base === '' ? webRoot : join(webRoot, base));
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  writeFileSync(join(folder, 'rules.conf'), rules);
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr error;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  access_log off; gzip on;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${webRoot}; index index.html; include ${folder}/rules.conf; }
}`,
  );
  return startProgram('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], port, { PATH: PATH.join(delimiter) });
}

describe.skipIf(!isInstalled).each(['', BASE])('nginx with our configuration, for a site at "%s"', (base) => {
  const rules = hostRules({ ...deployment, base }, policy, []);
  const below = () => hostFiles({ ...deployment, base }, policy, ['vineyard', 'data'])['.hosts/nginx.conf'] ?? '';
  const folder = temporaryFolder('nginx');
  let server: RunningHost | undefined;

  beforeAll(async () => {
    server = await startNginx(folder, base, base === '' ? readSite('.hosts/nginx.conf') : below());
  });
  afterAll(async () => {
    await server?.stop();
    removeFolder(folder);
  });

  const get = (path: string, headers = {}) => ask(server?.origin ?? '', path, headers);
  const read = (file: string): Buffer => readFileSync(join(siteFolder, file));
  /** Asks for every path, and lists those whose answer is not as it should be. */
  const wrong = async (paths: readonly string[], isRight: (answer: Answer, path: string) => boolean) => {
    const answers = await Promise.all(paths.map(async (path) => ({ path, answer: await get(`${base}${path}`) })));
    return answers
      .filter(({ path, answer }) => !isRight(answer, path))
      .map(({ path, answer }) => [path, answer.status]);
  };
  const files = async () =>
    (await siteFiles(siteFolder))
      .filter((file) => isPublic(file) && !/\.(html|br|gz)$/.test(file))
      .map((file) => `/${file}`);

  it.each(['', '/', '?from=mail'])(
    'answers every page with "%s" at the end of its address, without a redirect',
    async (end) => {
      const pages = new Map(builtPages.map(({ path }) => [path + end, read(`${path}/index.html`)]));
      const isPage = ({ status, headers, body }: Answer, path: string) =>
        status === 200 &&
        headers['content-type'] === 'text/html; charset=utf-8' &&
        pages.get(path)?.equals(body) === true;
      expect(await wrong([...pages.keys()], isPage)).toEqual([]);
    },
  );

  it('answers every file whole, with the type and character set of its format', async () => {
    const isFile = ({ headers, body }: Answer, path: string) => {
      const type = rules.contentTypes[extname(path).slice(1)] ?? 'none';
      const named = /^text\/|javascript|json$|xml$/.test(type) ? `${type}; charset=utf-8` : type;
      return headers['content-type'] === named && body.equals(read(path));
    };
    expect(await wrong(await files(), isFile)).toEqual([]);
  });

  it('leads from the root to the home page, and from an address that was a page to the part that it is now', async () => {
    const leads: Readonly<Record<string, string>> = {
      '/': pathTo({ id: 'home' }, defaultLocale),
      '/plate/horn-and-quartz/en': '/plates/en#horn-and-quartz',
      '/planche/door/': '/planches#door',
    };
    expect(
      await wrong(
        Object.keys(leads),
        ({ status, headers }, path) => status === 301 && headers.location === `${base}${leads[path] ?? ''}`,
      ),
    ).toEqual([]);
  });

  it('sends every policy once, with pages, files and errors', async () => {
    const hasAll = ({ headers }: Answer) =>
      rules.headers.every(({ name, value }) => headers[name.toLowerCase()] === value);
    expect(await wrong(['/', '/en', '/fr/', '/favicon.svg', '/unknown'], hasAll)).toEqual([]);
  });

  it('says how long each kind of file may be kept, and never lets an error be kept', async () => {
    const all = await files();
    const kept = async (value: string, paths: readonly string[]) => {
      expect(await wrong(paths, ({ headers }) => headers['cache-control'] === value)).toEqual([]);
    };
    for (const { folder: below, value } of rules.caching.folders)
      await kept(value, [all.find((name) => name.startsWith(below)) ?? 'none']);
    // The service worker is named by no hash, so it may be kept no longer than a page.
    await kept(rules.caching.pages, ['/en', '/service-worker.js', '/offline.json']);
    await kept('no-cache', ['/_astro/none.js', '/uploads/none.avif', '/unknown', '/vineyard/']);
  });

  it.runIf(base === '')('sends the files that the build compressed to those who accept them', async () => {
    for (const path of ['/en', '/vineyard/musigny/en/', '/sitemap.xml', '/favicon.svg']) {
      const packed = await get(path, { 'Accept-Encoding': 'gzip' });
      const file = extname(path) === '' ? join(path, 'index.html') : path;
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(packed.headers.vary).toMatch(/accept-encoding/i);
      expect(packed.body.equals(read(`${file}.gz`))).toBe(true);
    }
  });

  it('answers unknown addresses, folders without a page and files for hosts with status 404 and the not-found page', async () => {
    const page = read('404.html');
    const addresses = [
      ...['/unknown', '/unknown/', '/vineyard/petrus/en', '/en/more', '/uploads/none.avif', '/vineyard/', '/data/'],
      ...['/_headers', '/_redirects', '/.nojekyll', '/.hosts/nginx.conf', '/.hosts/', '/.htaccess'],
    ];
    expect(await wrong(addresses, ({ status, body }) => status === 404 && body.equals(page))).toEqual([]);
  });

  it('gives away nothing outside the web root, leads nobody off the host, and still answers', async () => {
    const up = '../'.repeat(8);
    const hostile = [
      ...['/../secret.txt', `/${up}secret.txt`, `/en/${up}secret.txt`, '/%2e%2e/%2e%2e/%2e%2e/secret.txt'],
      ...['/..%2f..%2f..%2fsecret.txt', '/..%5c..%5csecret.txt', '/%252e%252e/secret.txt', '//secret.txt'],
      ...['/en%00.html', '/%zz', '/%c0%ae%c0%ae/secret.txt', '/%0d%0aX-Injected:%20yes', `/${'long/'.repeat(4000)}`],
    ].map((path) => `${base}${path}`);
    for (const path of [...hostile, '//example.net/%2e%2e', '//example.net', '///example.net//', '/\\example.net']) {
      const { headers, body } = await get(path);
      expect(body.includes(SECRET), path).toBe(false);
      expect(headers['x-injected'], path).toBeUndefined();
      expect(new URL(headers.location ?? '/', server?.origin).origin, path).toBe(server?.origin);
    }
    expect((await get(`${base}/fr`)).status).toBe(200);
  });
});
