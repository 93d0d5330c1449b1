import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The folder whose packages only this suite needs. */
const kit = fileURLToPath(new URL('kit', import.meta.url));

/** The Nu Html Checker as a Java archive, once the kit is installed. */
export const checker = join(kit, 'node_modules/vnu-jar/build/dist/vnu.jar');

const hasKit = (): boolean => existsSync(checker) && existsSync(join(kit, 'node_modules/@daisy/ace-core'));

/** Installs the checkers. Returns what is missing to run the one of this name, as a reason not to, or undefined. */
export function missing(name: string, needs?: 'Java'): string | undefined {
  if (!hasKit()) runs('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  const hasJava = needs === undefined || runs('java', ['-version']);
  const reason = !hasKit() ? 'npm could not install it' : hasJava ? undefined : 'Java is not installed';
  if (reason !== undefined) console.warn(`Not run: ${name} (${reason}).`);
  return reason;
}

/** Checks a book with Ace, which leaves its report in a folder. */
export async function ace(book: string, folder: string, browser: string): Promise<void> {
  const env = { ...process.env, PUPPETEER_EXECUTABLE_PATH: browser };
  await promisify(execFile)(process.execPath, [join(kit, 'ace.mjs'), book, folder], { env, maxBuffer: Infinity });
}

function runs(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { cwd: kit, stdio: 'ignore', shell: process.platform === 'win32' }).status === 0;
}

/** A checker is done in seconds, less than Java takes to compile its code thoroughly. */
const QUICK = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** What a Java program prints, whatever its exit code: checkers that find faults use it to say so. */
export async function java(args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)('java', [...QUICK, ...args], { maxBuffer: Infinity }).catch(
    (error: unknown) => error as { readonly stdout: string; readonly stderr: string },
  );
  if (stdout === '') throw new Error(`Java printed nothing but: ${stderr}`);
  return stdout;
}
