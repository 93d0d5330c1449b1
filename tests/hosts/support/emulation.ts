import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { hostRules } from '../../../tools/builder/host-files/rules.ts';
import { siteFiles } from '../../../tools/builder/site-files.ts';
import { headersFor } from './host-files.ts';
import { BARE, type Host } from './host.ts';
import type { BuiltSite } from './prepare.ts';
import { listening, type RunningHost } from './program.ts';
import type { EmulatedHost } from './published-rules.ts';

const NO_DEPLOYMENT = { base: '', origin: '', contact: undefined, buildDate: '' };
const { contentTypes } = hostRules(NO_DEPLOYMENT, '', []);

/** A host as its published rules describe it. */
export function emulate(host: EmulatedHost): Host {
  return {
    name: host.name,
    abilities: ({ base }) => ({
      ...BARE,
      headers: host.readsOurFiles,
      rootRedirect: host.readsOurFiles,
      direct: host.direct,
      notFoundPage: base === '' || host.notFoundPage === 'anywhere',
    }),
    start: (site, port) => startEmulation(host, site, port),
  };
}

/**
 * A small server that answers by the published rules of a host. It knows the uploaded files by name and
 * can therefore show nothing else.
 */
async function startEmulation(host: EmulatedHost, site: BuiltSite, port = 0): Promise<RunningHost> {
  const rules = await host.rules(site);
  const folder = rules.upload === 'dist' ? site.dist : site.webRoot;
  const files = new Set((await siteFiles(folder)).map((file) => `/${file}`));

  const server = createServer((request, response) => {
    const path = decoded(request.url ?? '/');
    const reply = path === undefined ? { status: 400 as const } : rules.reply(path, (file) => files.has(file));
    if ('location' in reply) {
      response.writeHead(reply.status, { Location: encodeURI(reply.location) }).end();
      return;
    }
    response.setHeaders(new Map(Object.entries(headersFor(rules.headers, path ?? '/'))));
    if (!('file' in reply) || reply.file === undefined) {
      response.writeHead(reply.status, { 'Content-Type': 'text/plain' }).end('The host has its own words for this.');
      return;
    }
    const { file, status } = reply;
    void readFile(join(folder, file)).then((content) => {
      const type = contentTypes[extname(file).slice(1)] ?? 'application/octet-stream';
      response.writeHead(status, { 'Content-Type': type }).end(content);
    });
  });
  return listening(server, port);
}

/** The path of an address in readable letters, without its query; undefined when it is malformed. */
function decoded(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}
