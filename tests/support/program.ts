import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { vi } from 'vitest';

/** A server that answers on this machine until it is stopped. */
export interface RunningHost {
  /** `http://127.0.0.1:41234` */
  readonly origin: string;
  readonly stop: () => Promise<unknown>;
}

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const SETPRIV = '/usr/bin/setpriv';

/**
 * Goes before a command: lets the kernel end the program when this process ends, even if it is killed. Part of
 * util-linux; empty where that is not there.
 */
export const endsWithUs = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'SIGTERM', '--'] : [];

/** Starts a program that listens on a port and stays in the foreground. Throws an Error with what it said when it ends before. */
export async function startProgram(
  command: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningHost> {
  const [program = command, ...all] = [...endsWithUs, command, ...args];
  const child = spawn(program, all, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(origin, { redirect: 'manual' }).then(
      () => true,
      () => child.exitCode !== null,
    );
  await vi.waitUntil(answers, { timeout: 20_000, interval: 50 });
  if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} did not start:\n${said}`);
  return {
    origin,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}
