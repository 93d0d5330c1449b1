import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Program {
  /** Names it goes by, or whole paths. */
  readonly names: readonly string[];
  /** What brings it on Debian; without one it comes with `npm ci`. */
  readonly aptPackage?: string;
}

const PROGRAMS = {
  nginx: { names: ['nginx'], aptPackage: 'nginx-light' },
  apache: { names: ['apache2'], aptPackage: 'apache2-bin' },
  caddy: { names: ['caddy'], aptPackage: 'caddy' },
  lighttpd: { names: ['lighttpd'], aptPackage: 'lighttpd' },
  python: { names: ['python3'], aptPackage: 'python3' },
  serve: { names: [fileURLToPath(new URL('../../../node_modules/serve/build/main.js', import.meta.url))] },
} as const satisfies Record<string, Program>;

type ServerName = keyof typeof PROGRAMS;

/** Path of each server's program; a server that is not there has none. */
export type Servers = Readonly<Partial<Record<ServerName, string>>>;

const serverNames = Object.keys(PROGRAMS) as ServerName[];

/** Servers lie in folders that only root has in its path. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/**
 * Finds nginx, Apache, Caddy, lighttpd, Python and `serve`; nothing is installed. Says which stay untested;
 * with `CI=true` it throws instead.
 */
export function findServers(): Servers {
  const found = presentServers();
  const absent = missing(found);
  if (absent.length > 0) {
    const packages = packagesOf(absent);
    const cure = packages.length > 0 ? `On Debian: apt-get install ${packages.join(' ')}.` : 'Run "npm ci".';
    const message = `Not installed, so not tested: ${absent.join(', ')}. ${cure}`;
    if (process.env.CI === 'true') throw new Error(message);
    console.warn(message);
  }
  return found;
}

function presentServers(): Servers {
  return Object.fromEntries(serverNames.map((name) => [name, find(PROGRAMS[name])]));
}

function find({ names }: Program): string | undefined {
  const paths = names.flatMap((name) => (name.includes('/') ? [name] : folders.map((folder) => join(folder, name))));
  return paths.find((path) => existsSync(path));
}

function missing(servers: Servers): ServerName[] {
  return serverNames.filter((name) => servers[name] === undefined);
}

function packagesOf(names: readonly ServerName[]): string[] {
  return names.flatMap((name) => {
    const program: Program = PROGRAMS[name];
    return program.aptPackage === undefined ? [] : [program.aptPackage];
  });
}
