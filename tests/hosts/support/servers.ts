import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';
import answerFiles from 'serve-handler';
import { removeFolder, temporaryFolder } from '../../../tools/project-copy.ts';
import type { HostedSite } from './prepare.ts';
import { freePort, startProgram, type RunningHost } from './program.ts';

/** A web server in one configuration, and what it can be expected to do beyond answering pages and files. */
export interface Host {
  readonly name: string;
  /** What has to be installed; undefined for a server that runs in this process. */
  readonly program?: Program;
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

/** Programs that have to be installed, and the Debian package of each. */
const PACKAGES = {
  nginx: 'nginx-light',
  apache2: 'apache2-bin',
  caddy: 'caddy',
  lighttpd: 'lighttpd',
  python3: 'python3',
} as const;
type Program = keyof typeof PACKAGES;

/** Servers lie in folders that only root has in its path. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
const env = { PATH: folders.join(delimiter) };

function isInstalled(program: Program): boolean {
  return folders.some((folder) => existsSync(join(folder, program)));
}

/**
 * The servers that are installed here, as they come and with our configuration. Prints which are not; with
 * `CI=true` it throws an Error with the cure instead.
 */
export function installedHosts(): Host[] {
  const absent = (Object.keys(PACKAGES) as Program[]).filter((program) => !isInstalled(program));
  if (absent.length > 0) {
    const packages = absent.map((program) => PACKAGES[program]);
    const message = `Not run: ${absent.join(', ')}, not installed. On Debian: apt-get install ${packages.join(' ')}.`;
    if (process.env.CI === 'true') throw new Error(message);
    console.warn(message);
  }
  return hosts.filter(({ program }) => program === undefined || isInstalled(program));
}

const hosts: readonly Host[] = [
  {
    ...UNCONFIGURED,
    name: 'nginx as it comes',
    program: 'nginx',
    start: (site) => startNginx(site, 'location / { try_files $uri $uri/ =404; }'),
  },
  {
    ...CONFIGURED,
    name: 'nginx with our configuration',
    program: 'nginx',
    codings: ['gzip'],
    start: (site) => startNginx(site, `include ${site.dist}/.hosts/nginx.conf;`),
  },
  {
    ...UNCONFIGURED,
    name: 'Apache as it comes',
    program: 'apache2',
    start: (site) => startApache(site, [], 'None'),
  },
  {
    ...CONFIGURED,
    name: 'Apache with our .htaccess',
    program: 'apache2',
    start: (site) => startApache(site, ['headers', 'rewrite'], 'All'),
  },
  {
    ...UNCONFIGURED,
    name: 'Apache with our .htaccess and no further module',
    program: 'apache2',
    notFoundPage: 'everywhere',
    start: (site) => startApache(site, [], 'All'),
  },
  { ...UNCONFIGURED, name: 'Caddy as it comes', program: 'caddy', start: (site) => startCaddy(site, 'file_server') },
  {
    ...CONFIGURED,
    name: 'Caddy with our configuration',
    program: 'caddy',
    start: (site) => startCaddy(site, `import ${site.dist}/.hosts/Caddyfile`),
  },
  { ...UNCONFIGURED, name: 'lighttpd as it comes', program: 'lighttpd', start: startLighttpd },
  {
    ...UNCONFIGURED,
    name: 'python3 -m http.server',
    program: 'python3',
    start: async ({ webRoot }) => {
      const port = await freePort();
      const args = ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', webRoot];
      return startProgram('python3', args, port, env);
    },
  },
  // The program `serve` answers by this library and nothing else.
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
];

/** Runs a server on a configuration in a folder of its own, which is removed when the server stops. */
async function withConfig(
  write: (folder: string, port: number) => string,
  command: (file: string, folder: string) => readonly [Program, ...string[]],
  ownEnv: (folder: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<RunningHost> {
  const folder = temporaryFolder('server');
  const port = await freePort();
  const file = join(folder, 'server.conf');
  await mkdir(join(folder, 'tmp'));
  await writeFile(file, write(folder, port));
  const [program, ...args] = command(file, folder);
  const remove = (): void => {
    removeFolder(folder);
  };
  try {
    const { origin, stop } = await startProgram(program, args, port, { ...env, ...ownEnv(folder) });
    return { origin, stop: () => stop().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

function startNginx({ webRoot }: HostedSite, rules: string): Promise<RunningHost> {
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
    (file, folder) => ['nginx', '-p', folder, '-c', file],
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
    (file) => ['apache2', '-D', 'FOREGROUND', '-f', file],
  );
}

function startCaddy({ webRoot }: HostedSite, rules: string): Promise<RunningHost> {
  return withConfig(
    (_, port) =>
      `{\n  admin off\n  auto_https off\n}\nhttp://127.0.0.1:${port} {\n  root * ${webRoot}\n  ${rules}\n}\n`,
    (file) => ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'],
    (folder) => ({ XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }),
  );
}

function startLighttpd({ webRoot }: HostedSite): Promise<RunningHost> {
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
    (file) => ['lighttpd', '-D', '-f', file],
  );
}
