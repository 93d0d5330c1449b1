import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { hostRules } from '../../../tools/builder/host-files/rules.ts';
import { siteFiles } from '../../../tools/builder/site-files.ts';
import type { BuiltSite } from './prepare.ts';
import { listening, type RunningHost } from './program.ts';

/** An answer as it would be right, which a fault may spoil. */
interface Reply {
  readonly path: string;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Spoils an answer, or takes it over by returning true. */
export type Fault = (reply: Reply, response: ServerResponse) => boolean | undefined;

/** Serves a built site at its own origin, rightly but for one fault. */
export async function startFaulty({ base, origin, port, dist }: BuiltSite, fault: Fault): Promise<RunningHost> {
  const rules = hostRules({ base, origin, contact: undefined, buildDate: '' }, '', []);
  const files = new Set(await siteFiles(dist));

  const answer = async (path: string): Promise<Reply> => {
    const bare = path.slice(base.length + 1).replace(/\/$/, '');
    const found = [bare, `${bare}/index.html`.replace(/^\//, '')].find((name) => files.has(name));
    const file = found ?? '404.html';
    return {
      path: path.slice(base.length),
      status: found === undefined ? 404 : 200,
      headers: { 'content-type': rules.contentTypes[extname(file).slice(1)] ?? 'application/octet-stream' },
      body: await readFile(join(dist, file)),
    };
  };
  const server = createServer((request, response) => {
    void answer(request.url ?? '/').then((reply) => {
      if (fault(reply, response) === true) return;
      response.writeHead(reply.status, reply.headers).end(reply.body);
    });
  });
  return listening(server, port);
}
