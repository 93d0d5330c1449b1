import { defineConfig } from 'vitest/config';

/** Files that leave nothing behind for one another share a worker, which saves half of the time. */
const shared = { pool: 'threads', isolate: false } as const;

/** What each folder asks is in its project's name; `npx vitest run --project unit` asks one question alone. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      // The spelling of the whole content takes its time on a busy machine.
      { test: { ...shared, name: 'content', include: ['tests/content/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          // With these, Testing Library empties the page after each test and lets React flush its work inside `act`.
          globals: true,
        },
      },
      // Needs a built site: `dist`, or the folder that SITE_DIST names.
      {
        test: {
          ...shared,
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      // Asks the checkers of others about the built site; installs them when it runs for the first time.
      {
        test: {
          name: 'conformance',
          include: ['tests/conformance/*.test.ts'],
          testTimeout: 600_000,
        },
      },
      { test: { name: 'webkit', include: ['tests/webkit/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } },
      { test: { name: 'firefox', include: ['tests/firefox/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 } },
      'plates/vitest.config.ts',
    ],
  },
});
