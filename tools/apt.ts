import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Debian starts what it installs unless this file is there and answers 101 (invoke-rc.d(8)). */
const POLICY = '/usr/sbin/policy-rc.d';

/**
 * Installs Debian packages where that is allowed (root on a Debian), without starting a service. Look for them
 * whatever came of it: of several, some may be there.
 */
export function installPackages(names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(', ')} with apt-get …`);
  const ours = !existsSync(POLICY);
  if (ours) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // What it complains of is the reason why something is missing later.
  const options: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
  } catch (error) {
    console.warn(`apt-get did not install ${names.join(', ')}: ${String(error)}`);
  } finally {
    if (ours) rmSync(POLICY);
  }
}
