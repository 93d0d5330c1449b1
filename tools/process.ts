import { execFile } from 'node:child_process';
import { addAbortListener } from 'node:events';

/** How a program ended. */
export interface Ending {
  /** Absent when it was ended by a signal. */
  readonly exitCode: number | null;
  /** Everything it printed. */
  readonly output: string;
}

interface RunOptions {
  /** Added to the environment; undefined takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Asks the program to end when it is aborted; npm passes that on to what it runs. */
  readonly signal?: AbortSignal;
  /** Takes what the program prints as it comes. */
  readonly onOutput?: (text: string) => void;
}

/** Runs a program in a folder to its end. Throws an Error when it cannot be started. */
export function run(
  cwd: string,
  program: string,
  args: readonly string[],
  { env = {}, signal, onOutput }: RunOptions = {},
): Promise<Ending> {
  const all = { cwd, env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env }, maxBuffer: Infinity };
  return new Promise((resolve, reject) => {
    const child = execFile(program, args, all, (cause, stdout, stderr) => {
      listening?.[Symbol.dispose]();
      if (child.pid === undefined) reject(new Error(`${program} cannot be started.`, { cause }));
      else resolve({ exitCode: child.exitCode, output: stdout + stderr });
    });
    if (onOutput) child.stdout?.setEncoding('utf8').on('data', onOutput);
    const listening = signal && addAbortListener(signal, () => child.kill());
  });
}
