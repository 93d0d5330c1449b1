import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The built site on real web servers, and its files under the published rules of hosts that cannot be run. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'hosts',
    include: ['tests/hosts/**/*.test.ts'],
    globalSetup: [fileURLToPath(new URL('./support/prepare.ts', import.meta.url))],
    // One server at a time on a small machine.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
