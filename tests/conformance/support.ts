import { execFileSync, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder whose packages only these tests need. */
const kit = fileURLToPath(new URL('kit', import.meta.url));

/** The parts of the Observatory's knowledge that its set-up script would fetch; an empty list costs points only. */
const PRELOAD_LIST = join(kit, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json');

/**
 * Installs the checkers, without running any script of theirs, and says what is missing: a reason not to
 * run the tests, or undefined.
 */
export function missing(program: 'java' | 'openssl', purpose: string): string | undefined {
  const reason = installKit() ?? (answers(program) ? undefined : `${program} is not installed`);
  if (reason === undefined) return undefined;
  const message = `Not run: ${purpose} (${reason}).`;
  console.warn(message);
  return message;
}

function installKit(): string | undefined {
  if (existsSync(PRELOAD_LIST)) return undefined;
  try {
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: kit,
      stdio: 'ignore',
      shell: process.platform === 'win32',
    });
    writeFileSync(PRELOAD_LIST, '{}');
    return undefined;
  } catch {
    return 'npm could not install the checkers';
  }
}

function answers(program: string): boolean {
  try {
    execFileSync(program, [program === 'java' ? '-version' : 'version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** What a program prints, whatever its exit code: checkers that find faults use it to say so. */
export function output(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return new Promise<string>((resolve, reject) => {
    const child = spawn(program, args, { cwd: kit, env: { ...process.env, ...env } });
    let printed = '';
    let complaint = '';
    child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
    child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
    child.once('error', reject).once('close', () => {
      if (printed === '') reject(new Error(`${program} printed nothing but: ${complaint}`));
      else resolve(printed);
    });
  });
}
