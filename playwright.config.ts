import { defineConfig, devices } from 'playwright/test';
import { browserArguments, findBrowser } from './tools/browser.ts';

const ONCE_PER_DEVICE =
  /(accessibility|glossary|history-cache|images|loading-screen|menus|pages|scroll|sub-path|without-script)\.spec\.ts$/;

/**
 * Browser tests on the built site (`dist`, or the folder that SITE_DIST names), served by a plain
 * server. There are no retries: a test that fails now and then is a fault to find.
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
  workers: process.env.E2E_WORKERS ?? '100%',
  reporter: [['list']],
  use: {
    // Set by the global setup, whose server takes a free port.
    baseURL: process.env.E2E_ORIGIN,
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // The specs whose answers depend on the width of the screen, or on touch.
      testMatch: ONCE_PER_DEVICE,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
});
