import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A server that answers on this machine until it is stopped. */
export interface RunningHost {
  /** `http://127.0.0.1:41234` */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const START_WITHIN_MS = 20_000;
const STOP_WITHIN_MS = 5_000;

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

const SETPRIV = '/usr/bin/setpriv';

/**
 * Goes before a command: lets the kernel end the program when this process ends, even if it is killed. Part of
 * util-linux; empty where that is not there.
 */
export const endsWithUs = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'SIGTERM', '--'] : [];

/** Starts a program that listens on a port and stays in the foreground; fails with what it printed. */
export async function startProgram(
  command: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningHost> {
  const [program = command, ...all] = [...endsWithUs, command, ...args];
  const child = spawn(program, all, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  const printed: string[] = [];
  child.stdout.on('data', (text: Buffer) => printed.push(text.toString()));
  child.stderr.on('data', (text: Buffer) => printed.push(text.toString()));
  const ended = once(child, 'exit');
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;

  const stop = async (): Promise<void> => {
    if (hasEnded()) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await ended;
    clearTimeout(timer);
  };

  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_WITHIN_MS;
  while (!(await answers(origin))) {
    if (hasEnded() || Date.now() > deadline) {
      await stop();
      throw new Error(`${command} ${args.join(' ')} did not start:\n${printed.join('')}`);
    }
    await pause(50);
  }
  return { origin, stop };
}

function answers(origin: string): Promise<boolean> {
  return fetch(origin, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}
