import { defineConfig, devices, type PlaywrightTestConfig } from 'playwright/test';
import { browserArguments, findBrowser } from './tools/browser.ts';

const { BASE_URL, E2E_SITE, E2E_SITE_BELOW, E2E_WORKERS = '100%' } = process.env;

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

/** The specs whose answers depend on the width of the screen, or on touch. All others run once, on the desktop. */
const PER_DEVICE =
  /(accessibility|glossary|history-cache|images|loading-screen|menus|pages|scroll|without-script)\.spec\.ts$/;

/** The way through the site by its links; the projects for the base path run it, or those of a live site. */
const JOURNEY = /journey\.spec\.ts$/;

const local: NonNullable<PlaywrightTestConfig['projects']> = [
  { name: 'desktop', use: desktop, testIgnore: JOURNEY },
  { name: 'phone', use: phone, testMatch: PER_DEVICE },
  { name: 'desktop, base path', use: { ...desktop, baseURL: E2E_SITE_BELOW }, testMatch: JOURNEY },
  { name: 'phone, base path', use: { ...phone, baseURL: E2E_SITE_BELOW }, testMatch: JOURNEY },
];

const live: typeof local = [
  { name: 'desktop', use: desktop },
  { name: 'phone', use: phone, testMatch: [PER_DEVICE, JOURNEY] },
];

/**
 * Browser tests on the built site (`dist`, or the folder that SITE_DIST names), or on the live site that
 * BASE_URL names. There are no retries: a test that fails now and then is a fault to find.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/serve.ts',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  outputDir: '.artifacts/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  workers: E2E_WORKERS,
  reporter: [['list']],
  use: {
    // Set by the global setup, whose servers take free ports.
    baseURL: BASE_URL ?? E2E_SITE,
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    screenshot: 'only-on-failure',
  },
  projects: BASE_URL === undefined ? local : live,
});
