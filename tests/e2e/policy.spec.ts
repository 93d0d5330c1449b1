import { pathTo } from '#site/paths.ts';
import { expect, test } from '../support/e2e.ts';

// Every test of this suite runs under the site's own headers and fails on a violation (the fixture `violations`).

/** What the policy is there to stop, tried as an intruder would, by the directive that stops it. */
const attempts: Readonly<Record<string, () => void>> = {
  'style-src-elem': () => {
    document.head.appendChild(document.createElement('style')).append('body { display: none }');
  },
  'img-src': () => {
    new Image().src = 'https://elsewhere.example/pixel.gif';
  },
  'require-trusted-types-for': () => {
    document.head.appendChild(document.createElement('script')).append('document.title = "intruder"');
  },
};

test('what the policy forbids is refused, and the refusal is noticed', async ({ page, violations }) => {
  await page.goto(pathTo({ id: 'home' }, 'en'));
  for (const [directive, attempt] of Object.entries(attempts)) {
    violations.length = 0;
    await page.evaluate(attempt);
    await expect.poll(() => violations.join()).toContain(directive);
  }
  await expect(page).not.toHaveTitle('intruder');
  await expect(page.locator('body')).toBeVisible();
  violations.length = 0;
});
