import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_OURS, BARE, type Abilities, type Host } from './host.ts';
import type { Servers } from './install.ts';
import type { BuiltSite } from './prepare.ts';
import { freePort, startProgram, type RunningHost } from './program.ts';

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

/** The servers that are here, as they come and with our configuration. */
export function realServers(servers: Servers): Host[] {
  const { nginx, apache, caddy, lighttpd, python, serve } = servers;
  return [
    ...known(nginx, (program) => [
      host('nginx as it comes', BARE, (site, port) =>
        startNginx(program, site, port, 'location / { try_files $uri $uri/ =404; }'),
      ),
      host('nginx with our configuration', { ...ALL_OURS, codings: ['gzip'] }, (site, port) =>
        startNginx(program, site, port, `include ${site.dist}/.hosts/nginx.conf;`),
      ),
    ]),
    ...known(apache, (program) => [
      host('Apache as it comes', BARE, (site, port) => startApache(program, site, port, [], 'None')),
      host('Apache with our .htaccess', ALL_OURS, (site, port) =>
        startApache(program, site, port, ['headers', 'rewrite'], 'All'),
      ),
      host('Apache with our .htaccess and no further module', { ...BARE, notFoundPage: true }, (site, port) =>
        startApache(program, site, port, [], 'All'),
      ),
    ]),
    ...known(caddy, (program) => [
      host('Caddy as it comes', BARE, (site, port) => startCaddy(program, site, port, 'file_server')),
      host('Caddy with our configuration', ALL_OURS, (site, port) =>
        startCaddy(program, site, port, `import ${site.dist}/.hosts/Caddyfile`),
      ),
    ]),
    ...known(lighttpd, (program) => [
      host('lighttpd as it comes', BARE, (site, port) => startLighttpd(program, site, port)),
    ]),
    ...known(python, (program) => [host('python3 -m http.server', BARE, (site) => startPython(program, site))]),
    ...known(serve, (program) => [
      {
        name: 'npx serve',
        // It looks for the not-found page at the top only.
        abilities: ({ base }) => ({ ...BARE, direct: true, notFoundPage: base === '' }),
        start: (site) => startServe(program, site),
      },
    ]),
  ];
}

function host(name: string, abilities: Abilities, start: Host['start']): Host {
  return { name, abilities: () => abilities, start };
}

/** Nothing for a server that is not installed here. */
function known(program: string | undefined, hosts: (program: string) => Host[]): Host[] {
  return program === undefined ? [] : hosts(program);
}

/** Runs a server on a configuration in a folder of its own, which goes when the server goes. */
async function withConfig(
  asked: number | undefined,
  write: (folder: string, port: number) => string,
  command: (file: string, folder: string) => readonly [string, ...string[]],
  env: (folder: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<RunningHost> {
  const folder = await mkdtemp(join(tmpdir(), 'estate-server-'));
  const port = asked ?? (await freePort());
  const file = join(folder, 'server.conf');
  await mkdir(join(folder, 'tmp'));
  await writeFile(file, write(folder, port));
  const [program, ...args] = command(file, folder);
  const tidyUp = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const running = await startProgram(program, args, port, env(folder)).catch(async (error: unknown) => {
    await tidyUp();
    throw error;
  });
  return { origin: running.origin, stop: () => running.stop().then(tidyUp) };
}

function startNginx(
  program: string,
  { webRoot }: BuiltSite,
  asked: number | undefined,
  rules: string,
): Promise<RunningHost> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return withConfig(
    asked,
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

function startApache(
  program: string,
  { webRoot }: BuiltSite,
  asked: number | undefined,
  modules: readonly string[],
  allowOverride: 'None' | 'All',
): Promise<RunningHost> {
  const isRoot = process.getuid?.() === 0;
  return withConfig(
    asked,
    (folder, port) => `
ServerName localhost
Listen 127.0.0.1:${port}
ServerRoot ${folder}
PidFile ${folder}/pid
DefaultRuntimeDir ${folder}/tmp
ErrorLog ${folder}/error.log
LogLevel error
${isRoot ? 'User www-data\nGroup www-data' : ''}
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

function startCaddy(
  program: string,
  { webRoot }: BuiltSite,
  asked: number | undefined,
  rules: string,
): Promise<RunningHost> {
  return withConfig(
    asked,
    (_, port) => `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${webRoot}
  ${rules}
}
`,
    (file) => [program, 'run', '--config', file, '--adapter', 'caddyfile'],
    (folder) => ({ XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }),
  );
}

function startLighttpd(program: string, { webRoot }: BuiltSite, asked: number | undefined): Promise<RunningHost> {
  const mimeTypes = '/usr/share/lighttpd/create-mime.conf.pl';
  return withConfig(
    asked,
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

async function startPython(program: string, { webRoot }: BuiltSite): Promise<RunningHost> {
  const port = await freePort();
  const args = ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', webRoot];
  return startProgram(program, args, port);
}

async function startServe(program: string, { webRoot }: BuiltSite): Promise<RunningHost> {
  const port = await freePort();
  const args = [program, '--no-clipboard', '--no-request-logging', '--listen', `tcp://127.0.0.1:${port}`, webRoot];
  return startProgram(process.execPath, args, port, { NO_UPDATE_CHECK: '1' });
}
