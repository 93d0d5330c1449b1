import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { localeCodes } from '#language/locales.ts';
import { bookPath } from '#site/book.ts';
import { findBrowser } from '../../tools/browser.ts';
import { temporaryFolder } from '../../tools/temporary-folder.ts';
import { startStaticServer } from '../../tools/static-server.ts';
import { builtPages, siteFolder } from '../support/built-site.ts';

/** The folder whose packages only this suite needs. */
const kit = fileURLToPath(new URL('kit', import.meta.url));

/** The Nu Html Checker as a Java archive, once the kit is installed. */
const checker = join(kit, 'node_modules/vnu-jar/build/dist/vnu.jar');

const hasKit = (): boolean => existsSync(checker) && existsSync(join(kit, 'node_modules/@daisy/ace-core'));

/** Installs the checkers. Returns what is missing to run the one of this name, as a reason not to, or undefined. */
function missing(name: string, needs?: 'Java'): string | undefined {
  if (!hasKit()) runs('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  const hasJava = needs === undefined || runs('java', ['-version']);
  const reason = !hasKit() ? 'npm could not install it' : hasJava ? undefined : 'Java is not installed';
  if (reason !== undefined) console.warn(`Not run: ${name} (${reason}).`);
  return reason;
}

function runs(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { cwd: kit, stdio: 'ignore', shell: process.platform === 'win32' }).status === 0;
}

/** A checker is done in seconds, less than Java takes to compile its code thoroughly. */
const QUICK = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** What a Java program prints, whatever its exit code: checkers that find faults use it to say so. */
async function java(args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)('java', [...QUICK, ...args], { maxBuffer: Infinity }).catch(
    (error: unknown) => error as { readonly stdout: string; readonly stderr: string },
  );
  if (stdout === '') throw new Error(`Java printed nothing but: ${stderr}`);
  return stdout;
}

/** What the checker says although the page conforms, and the specification the page follows. */
const exceptions: readonly [specification: string, message: RegExp][] = [
  // CSP Level 3, 6.7.3.3: an inline element is let through by its hash. The checker knows only
  // 'unsafe-inline'; the browser tests see to it that nothing is refused.
  ['CSP3', /^Inline (script|style) violates Content Security Policy \(meta tag\): blocked by “(script|style)-src”/],
  // CSS Box Model Level 4, and CSS Properties and Values API Level 1.
  ['css-box-4', /^CSS: “margin-trim”: Property .* doesn't exist\.$/],
  ['css-properties-values-api-1', /^CSS: Unrecognized at-rule “@property”$/],
  // CSS Conditional Rules Level 5: container queries.
  ['css-conditional-5', /^CSS: (Unrecognized at-rule “@container”|“container-type”: Property .* doesn't exist\.)$/],
  // CSS View Transitions Level 1, 4.2, and Level 2, 4.
  ['css-view-transitions-1', /^CSS: “view-transition-name”: Property .* doesn't exist\.$/],
  ['css-view-transitions-2', /^CSS: Unrecognized at-rule “@view-transition”$/],
  // HTML, 7.6.1.1: "immediate" is the fourth.
  ['html', /^The “eagerness” property in a speculation rule must be one of “eager”, “moderate”, or “conservative”\.$/],
  // HTML, 13.1.2.1, step 6: on void elements a slash has no effect.
  ['html', /^Trailing slash on void elements has no effect/],
  // HTML, 4.3.2: an article need hold no heading of its own. That of the history is the page's.
  ['html', /^Article lacks heading\./],
];

interface Message {
  readonly type: string;
  readonly message: string;
  readonly url?: string;
  readonly lastLine?: number;
}

it.skipIf(missing('the Nu Html Checker', 'Java') !== undefined)(
  'the Nu Html Checker reports nothing but the documented exceptions, each of which it still reports',
  async () => {
    const { origin, close } = await startStaticServer({ folder: siteFolder });
    const pages = [...builtPages.map(({ path }) => `${path}/`), '/', '/404.html', '/500.html'];
    const options = ['-Dnu.validator.servlet.allow-forbidden-hosts=true', '-Xss2m', '-jar', checker];
    const report = await java([
      ...options,
      ...['--format', 'json', '--stdout'],
      ...pages.map((path) => `${origin}${path}`),
    ]).finally(close);

    const { messages } = JSON.parse(report) as { messages: Message[] };
    const unexplained = messages.filter(({ message }) => !exceptions.some(([, known]) => known.test(message)));
    expect(unexplained.map(({ type, message, url, lastLine }) => `${url}:${lastLine} ${type}: ${message}`)).toEqual([]);
    const idle = exceptions.filter(([, known]) => !messages.some(({ message }) => known.test(message)));
    expect(idle).toEqual([]);
  },
);

/** Where Debian's package `epubcheck` puts the archive. */
const ARCHIVE = '/usr/share/java/epubcheck.jar';

const isInstalled = existsSync(ARCHIVE);
if (!isInstalled) console.warn('Not run: EPUBCheck (the Debian package epubcheck is not installed).');

it.skipIf(!isInstalled).each(localeCodes)(
  'EPUBCheck finds no error and gives no warning on the book in %s',
  async (locale) => {
    const report = await java(['-jar', ARCHIVE, join(siteFolder, bookPath(locale)), '--json', '-', '--quiet']);
    const { messages } = JSON.parse(report.slice(report.indexOf('{'))) as {
      messages: { ID: string; message: string }[];
    };
    expect(messages.map(({ ID, message }) => `${ID}: ${message}`)).toEqual([]);
  },
);

/** What Ace reports of one document. */
interface Checked {
  readonly 'earl:testSubject': { readonly url: string };
  readonly assertions: readonly {
    readonly 'earl:test': { readonly 'dct:title': string };
    readonly 'earl:result': { readonly html?: string };
  }[];
}

it.skipIf(missing('Ace') !== undefined).each(localeCodes)(
  'Ace by DAISY finds no barrier in the book in %s',
  async (locale) => {
    const folder = temporaryFolder('ace');
    try {
      const env = { ...process.env, PUPPETEER_EXECUTABLE_PATH: findBrowser() };
      const args = [join(kit, 'ace.mjs'), join(siteFolder, bookPath(locale)), folder];
      await promisify(execFile)(process.execPath, args, { env, maxBuffer: Infinity });
      const { assertions } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as {
        assertions: readonly Checked[];
      };
      expect(assertions.length).toBeGreaterThan(0);
      const faults = assertions.flatMap((document) =>
        document.assertions.map(
          (fault) =>
            `${document['earl:testSubject'].url} ${fault['earl:test']['dct:title']}: ${fault['earl:result'].html ?? ''}`,
        ),
      );
      expect(faults).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
