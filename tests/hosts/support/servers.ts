import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';
import answerFiles from 'serve-handler';
import { temporaryFolder } from '../../../tools/project-copy.ts';
import type { HostedSite } from './prepare.ts';
import { freePort, startProgram, type RunningHost } from './program.ts';

/** A web server in one configuration, and what it can be expected to do beyond answering pages and files. */
export interface Host {
  readonly name: string;
  /** Whether it is configured by a file of the build, and so follows all of our rules. */
  readonly configured: boolean;
  /** Sends the `.br` and `.gz` files made by the build. */
  readonly codings: readonly ('br' | 'gzip')[];
  /** Answers a page at its canonical address, without a redirect to the form with a slash. */
  readonly direct: boolean;
  /** Where it shows our not-found page at unknown addresses: everywhere, for a site at `/`, or nowhere. */
  readonly notFoundPage: 'everywhere' | 'at the top' | 'nowhere';
  readonly start: (site: HostedSite) => Promise<RunningHost>;
}

const UNCONFIGURED = { configured: false, codings: [], direct: false, notFoundPage: 'nowhere' } as const;
const CONFIGURED = { configured: true, codings: ['br', 'gzip'], direct: true, notFoundPage: 'everywhere' } as const;

/** Programs by the names they go by, or by path, and the Debian package of each. */
const PROGRAMS = {
  nginx: { program: 'nginx', aptPackage: 'nginx-light' },
  apache: { program: 'apache2', aptPackage: 'apache2-bin' },
  caddy: { program: 'caddy', aptPackage: 'caddy' },
  lighttpd: { program: 'lighttpd', aptPackage: 'lighttpd' },
  python: { program: 'python3', aptPackage: 'python3' },
  serve: { program: process.execPath, aptPackage: 'nodejs' },
} as const;
type ServerName = keyof typeof PROGRAMS;

/** Servers lie in folders that only root has in its path. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

function find(name: ServerName): string | undefined {
  const { program } = PROGRAMS[name];
  const paths = program.includes('/') ? [program] : folders.map((folder) => join(folder, program));
  return paths.find((path) => existsSync(path));
}

/**
 * The servers that are installed here, as they come and with our configuration. Prints which are not; with
 * `CI=true` it throws an Error with the cure instead.
 */
export function installedHosts(): Host[] {
  const names = Object.keys(PROGRAMS) as ServerName[];
  const absent = names.filter((name) => find(name) === undefined);
  if (absent.length > 0) {
    const packages = absent.map((name) => PROGRAMS[name].aptPackage);
    const message = `Not run: ${absent.join(', ')}, not installed. On Debian: apt-get install ${packages.join(' ')}.`;
    if (process.env.CI === 'true') throw new Error(message);
    console.warn(message);
  }
  return names.flatMap((name) => {
    const program = find(name);
    return program === undefined ? [] : hosts[name](program);
  });
}

const hosts: Readonly<Record<ServerName, (program: string) => Host[]>> = {
  nginx: (program) => [
    {
      ...UNCONFIGURED,
      name: 'nginx as it comes',
      start: (site) => startNginx(program, site, 'location / { try_files $uri $uri/ =404; }'),
    },
    {
      ...CONFIGURED,
      name: 'nginx with our configuration',
      codings: ['gzip'],
      start: (site) => startNginx(program, site, `include ${site.dist}/.hosts/nginx.conf;`),
    },
  ],
  apache: (program) => [
    { ...UNCONFIGURED, name: 'Apache as it comes', start: (site) => startApache(program, site, [], 'None') },
    {
      ...CONFIGURED,
      name: 'Apache with our .htaccess',
      start: (site) => startApache(program, site, ['headers', 'rewrite'], 'All'),
    },
    {
      ...UNCONFIGURED,
      name: 'Apache with our .htaccess and no further module',
      notFoundPage: 'everywhere',
      start: (site) => startApache(program, site, [], 'All'),
    },
  ],
  caddy: (program) => [
    { ...UNCONFIGURED, name: 'Caddy as it comes', start: (site) => startCaddy(program, site, 'file_server') },
    {
      ...CONFIGURED,
      name: 'Caddy with our configuration',
      start: (site) => startCaddy(program, site, `import ${site.dist}/.hosts/Caddyfile`),
    },
  ],
  lighttpd: (program) => [
    { ...UNCONFIGURED, name: 'lighttpd as it comes', start: (site) => startLighttpd(program, site) },
  ],
  python: (program) => [
    {
      ...UNCONFIGURED,
      name: 'python3 -m http.server',
      start: async ({ webRoot }) => {
        const port = await freePort();
        const args = ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', webRoot];
        return startProgram(program, args, port);
      },
    },
  ],
  // The program `serve` answers by this library and nothing else.
  serve: () => [
    {
      ...UNCONFIGURED,
      name: 'npx serve',
      direct: true,
      notFoundPage: 'at the top',
      start: async ({ webRoot }) => {
        const port = await freePort();
        const server = createServer((request, response) => void answerFiles(request, response, { public: webRoot }));
        await once(server.listen(port, '127.0.0.1'), 'listening');
        return {
          origin: `http://127.0.0.1:${port}`,
          stop: async () => {
            server.close();
            server.closeAllConnections();
            await once(server, 'close');
          },
        };
      },
    },
  ],
};

/** Runs a server on a configuration in a folder of its own, which is removed when the server stops. */
async function withConfig(
  write: (folder: string, port: number) => string,
  command: (file: string, folder: string) => readonly [string, ...string[]],
  env: (folder: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<RunningHost> {
  const folder = temporaryFolder('server');
  const port = await freePort();
  const file = join(folder, 'server.conf');
  await mkdir(join(folder, 'tmp'));
  await writeFile(file, write(folder, port));
  const [program, ...args] = command(file, folder);
  const removeFolder = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const { origin, stop } = await startProgram(program, args, port, env(folder));
    return { origin, stop: () => stop().then(removeFolder) };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

function startNginx(program: string, { webRoot }: HostedSite, rules: string): Promise<RunningHost> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return withConfig(
    (folder, port) => `
daemon off; master_process off; pid ${folder}/pid; error_log stderr error;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off; sendfile on; gzip on;
  ${temporary.map((name) => `${name}_temp_path ${folder}/tmp/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${webRoot}; index index.html; ${rules} }
}`,
    (file, folder) => [program, '-p', folder, '-c', file],
  );
}

const DEBIAN_MIME_TYPES = '/etc/mime.types';
const APACHE_MODULES = '/usr/lib/apache2/modules';
const DEBIAN_APACHE = [
  'mpm_event',
  'authz_core',
  'alias',
  'autoindex',
  'deflate',
  'dir',
  'filter',
  'mime',
  'negotiation',
];

function startApache(
  program: string,
  { webRoot }: HostedSite,
  modules: readonly string[],
  allowOverride: 'None' | 'All',
): Promise<RunningHost> {
  return withConfig(
    (folder, port) => `
ServerName localhost
Listen 127.0.0.1:${port}
ServerRoot ${folder}
PidFile ${folder}/pid
DefaultRuntimeDir ${folder}/tmp
ErrorLog ${folder}/error.log
LogLevel error
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${[...DEBIAN_APACHE, ...modules].map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n')}
${existsSync(DEBIAN_MIME_TYPES) ? `TypesConfig ${DEBIAN_MIME_TYPES}` : ''}
DocumentRoot ${webRoot}
DirectoryIndex index.html
<Directory ${webRoot}>
  Options Indexes FollowSymLinks
  AllowOverride ${allowOverride}
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>`,
    (file) => [program, '-D', 'FOREGROUND', '-f', file],
  );
}

function startCaddy(program: string, { webRoot }: HostedSite, rules: string): Promise<RunningHost> {
  return withConfig(
    (_, port) =>
      `{\n  admin off\n  auto_https off\n}\nhttp://127.0.0.1:${port} {\n  root * ${webRoot}\n  ${rules}\n}\n`,
    (file) => [program, 'run', '--config', file, '--adapter', 'caddyfile'],
    (folder) => ({ XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }),
  );
}

function startLighttpd(program: string, { webRoot }: HostedSite): Promise<RunningHost> {
  const mimeTypes = '/usr/share/lighttpd/create-mime.conf.pl';
  return withConfig(
    (folder, port) => `
server.modules = ( "mod_access", "mod_indexfile", "mod_dirlisting", "mod_staticfile" )
server.document-root = "${webRoot}"
server.bind = "127.0.0.1"
server.port = ${port}
server.upload-dirs = ( "${folder}/tmp" )
index-file.names = ( "index.html" )
static-file.exclude-extensions = ( ".php", ".pl", ".fcgi" )
${existsSync(mimeTypes) ? `include_shell "${mimeTypes}"` : ''}
`,
    (file) => [program, '-D', '-f', file],
  );
}
