import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { vi } from 'vitest';
import { endsWithUs, freePort, startProgram } from '../support/program.ts';
import { describeBehaviours, type Engine } from '../support/behaviours.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const browserBinary = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];

/** What has to be installed for WebKitGTK to be driven, or undefined when all is there. */
const missing =
  existsSync(DRIVER) && existsSync(SCREEN) && browserBinary !== undefined
    ? undefined
    : 'On Debian: apt-get install webkit2gtk-driver xvfb.';

const PRESS_WITHIN_MS = 5000;

/** Keys as W3C WebDriver numbers them (17.4.2). */
const KEYS = { Enter: '\uE007', Escape: '\uE00C' };

/** Opens a window on a screen of its own, with an empty profile. */
async function openWebKit(): Promise<Engine> {
  const [program, ...args] = [...endsWithUs, SCREEN, '-displayfd', '1', '-screen', '0', '1280x900x24'];
  const screen = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const driver = await startProgram(DRIVER, [`--port=${port}`], port, {
    DISPLAY: `:${display.toString().trim()}`,
    // Its sandbox cannot be set up by root or inside a container.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });

  const send = async (method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${driver.origin}/session${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`WebKitWebDriver: ${JSON.stringify(value)}`);
    return value;
  };
  const { sessionId } = (await send('POST', '', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browserBinary, args: ['--automation'] } },
    },
  })) as { sessionId: string };
  const element = async (selector: string): Promise<string> => {
    const found = await send('POST', `/${sessionId}/element`, { using: 'css selector', value: selector });
    return `/${sessionId}/element/${Object.values(found as Record<string, string>).join('')}`;
  };

  /** The driver refuses to press what still moves or fades in; a hand would wait. */
  const act = (selector: string, action: string, body: object): Promise<unknown> =>
    vi.waitFor(async () => send('POST', `${await element(selector)}/${action}`, body), { timeout: PRESS_WITHIN_MS });

  return {
    goTo: (address) => send('POST', `/${sessionId}/url`, { url: address }),
    ask: (expression) => send('POST', `/${sessionId}/execute/sync`, { script: `return ${expression}`, args: [] }),
    click: (selector) => act(selector, 'click', {}),
    press: (selector, key) => act(selector, 'value', { text: KEYS[key] }),
    close: async () => {
      await send('DELETE', `/${sessionId}`);
      await driver.stop();
      screen.kill();
    },
  };
}

describeBehaviours('WebKitGTK, the engine of Safari', missing, openWebKit);
