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

const runsAsRoot = process.getuid?.() === 0;

/** Chromium needs these to start as root and to stay off the network. */
export const browserArguments = [
  ...(runsAsRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The path of a Chromium: `CHROME_PATH`, Playwright's own, or the system's; where none is there and
 * we may (root on a Debian), it is installed. Throws an Error with the cure when none can be had.
 */
export function findBrowser(): string {
  return knownBrowser() ?? installedBrowser();
}

function knownBrowser(): string | undefined {
  const asked = process.env.CHROME_PATH;
  if (asked !== undefined) {
    if (!existsSync(asked)) throw new Error(`CHROME_PATH is "${asked}", where there is no file.`);
    return asked;
  }
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path));
}

function installedBrowser(): string {
  if (runsAsRoot && existsSync('/usr/bin/apt-get')) {
    console.log('No browser found: installing Chromium with apt-get …');
    const options = { stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] };
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
    const installed = knownBrowser();
    if (installed !== undefined) return installed;
  }
  throw new Error('No Chromium found. Install one, or set CHROME_PATH, or run "npx playwright install chromium".');
}
