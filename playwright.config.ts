import { defineConfig, devices } from 'playwright/test';
import { browserArguments, findBrowser } from './tools/browser.ts';

const { BASE_URL, E2E_SITE, E2E_SITE_BELOW, E2E_WORKERS = '100%', E2E_SLOWED = '1' } = process.env;

/** A test asks on a desktop; with this tag it asks on a phone instead, and with the second on both. */
const PHONE = /@phone/;
const PHONE_OR_BOTH = /@phone|@both/;

/** Specs that need the back/forward cache, which Playwright switches off; visitors have it. */
const HISTORY_CACHE = /history-cache\.spec\.ts$/;

/** The way through the site by its links, which is asked below a base path, or of a live site. */
const JOURNEY = /journey\.spec\.ts$/;

const launchOptions = { executablePath: findBrowser(), args: browserArguments };
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const isLocal = BASE_URL === undefined;

/**
 * Browser tests on the built site (`dist`, or the folder that SITE_DIST names), or on the live site that
 * BASE_URL names. E2E_SLOWED slows the processor of the pages so many times. There are no retries: a test that fails now and then is a fault to find.
 */
export default defineConfig({
  testMatch: '{src,tests}/**/*.spec.ts',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: '.artifacts/e2e',
  snapshotPathTemplate: 'tests/e2e/transcripts/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000 * Number(E2E_SLOWED),
  expect: { timeout: 10_000 * Number(E2E_SLOWED) },
  workers: Number(E2E_WORKERS) || E2E_WORKERS,
  reporter: [['list']],
  use: {
    // Set by the global setup, whose servers take free ports.
    baseURL: BASE_URL ?? E2E_SITE,
    launchOptions,
  },
  projects: [
    { name: 'phone', use: phone, grep: PHONE_OR_BOTH, testIgnore: JOURNEY },
    { name: 'desktop', use: desktop, grepInvert: PHONE, testIgnore: [HISTORY_CACHE, JOURNEY] },
    {
      name: 'desktop, history cache',
      use: { ...desktop, launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } },
      testMatch: HISTORY_CACHE,
    },
    { name: 'journey', use: { ...desktop, ...(isLocal && { baseURL: E2E_SITE_BELOW }) }, testMatch: JOURNEY },
  ],
});
