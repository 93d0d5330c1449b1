import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
  try {
    execFileSync(program, args, { cwd: kit, stdio: 'ignore', shell: process.platform === 'win32' });
    return true;
  } catch {
    return false;
  }
}

/** What a program prints, whatever its exit code: checkers that find faults use it to say so. */
export function output(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args);
    let printed = '';
    let errors = '';
    child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    child.once('error', reject).once('close', () => {
      if (printed === '') reject(new Error(`${program} printed nothing but: ${errors}`));
      else resolve(printed);
    });
  });
}
