import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Where Debian, Fedora, macOS and Windows keep a Chromium or Chrome. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/**
 * What Chromium leaves out under Playwright. A second list replaces its own, so that it is said again here, without what
 * concerns Edge, macOS and Windows. Ours are the last: the pages in which the address bar shows what it proposes, and a
 * process that waits for the next page, each a renderer more for every window.
 */
const LEFT_OUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/**
 * Chromium needs these to start as root, to stay off the network and to open no more processes than tabs: with the limit, a
 * page keeps the process of the empty tab or of the page before it.
 */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  `--disable-features=${LEFT_OUT.join(',')}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--renderer-process-limit=1',
];

/**
 * The path of a Chromium: `CHROME_PATH`, Playwright's own, or the system's; where none is there and
 * we may (root on a Debian), it is installed. Throws an Error with the cure when none can be had.
 */
export function findBrowser(): string {
  const asked = process.env.CHROME_PATH;
  if (asked !== undefined && !existsSync(asked)) throw new Error(`CHROME_PATH is "${asked}", where there is no file.`);
  const known = (): string | undefined =>
    asked ?? [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path));
  if (known() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installBrowser();
  const browser = known();
  if (browser !== undefined) return browser;
  throw new Error('No Chromium found. Install one, or set CHROME_PATH, or run "npx playwright install chromium".');
}

/** Installs Debian's Chromium. A failure is printed: what follows names the cure. */
function installBrowser(): void {
  console.log('Installing chromium with apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  try {
    for (const args of [['update', '-qq'], install])
      execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  } catch (error) {
    console.warn(`apt-get did not install it: ${String(error)}`);
  }
}

/** Where Debian, Ubuntu, macOS and Windows keep a Firefox. */
const SYSTEM_FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
];

/** The path of a Firefox: `FIREFOX_PATH` or the system's. Undefined when none is there; nothing is installed. */
export function findFirefox(): string | undefined {
  return [process.env.FIREFOX_PATH, ...SYSTEM_FIREFOXES].find((path) => path && existsSync(path));
}
