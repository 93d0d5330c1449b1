import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The folder whose packages only this suite needs. */
const kit = fileURLToPath(new URL('kit', import.meta.url));

/** The Nu Html Checker as a Java archive, once the kit is installed. */
export const checker = join(kit, 'node_modules/vnu-jar/build/dist/vnu.jar');

/** Installs the checker. Returns what is missing to run it, as a reason not to, or undefined. */
export function missing(): string | undefined {
  const reason = installKit() ?? (runs('java', ['-version']) ? undefined : 'Java is not installed');
  if (reason !== undefined) console.warn(`Not run: the Nu Html Checker (${reason}).`);
  return reason;
}

function installKit(): string | undefined {
  if (existsSync(checker)) return undefined;
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const installed = runs('npm', ['ci', ...options]) && existsSync(checker);
  return installed ? undefined : 'npm could not install it';
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
