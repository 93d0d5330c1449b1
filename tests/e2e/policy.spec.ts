import { pathTo } from '#routes/paths.ts';
import { words } from '../support/content.ts';
import { expect, test } from '../support/e2e.ts';

// Every test of this suite runs under the site's own headers and fails on a violation (the fixture `violations`).

/** What the policy is there to stop, tried as an intruder would. */
const attempts: readonly [name: string, attempt: () => void, directive: string][] = [
  [
    'an inline style',
    () => {
      const style = document.createElement('style');
      style.append('body { display: none }');
      document.head.append(style);
    },
    'style-src-elem',
  ],
  [
    'a picture of another host',
    () => {
      new Image().src = 'https://elsewhere.example/pixel.gif';
    },
    'img-src',
  ],
  [
    'a script made of a string',
    () => {
      const script = document.createElement('script');
      script.append('document.title = "intruder"');
      document.head.append(script);
    },
    'require-trusted-types-for',
  ],
];

test('what the policy forbids is refused, and the refusal is noticed', async ({ page, violations }) => {
  await page.goto(pathTo({ id: 'home' }, 'en'));
  for (const [name, attempt, directive] of attempts) {
    violations.length = 0;
    await page.evaluate(attempt);
    await expect.poll(() => violations.join(), name).toContain(directive);
    await expect(page, name).not.toHaveTitle('intruder');
  }
  await expect(page.locator('body')).toBeVisible();
  violations.length = 0;
});

test('a page is left and entered with a view transition', async ({ page }) => {
  await page.goto(pathTo({ id: 'home' }, 'en'));
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.toggleAttribute('data-transition', viewTransition !== null);
    });
  });
  // By keyboard: what the pointer rests on is rendered ahead, and shown without one.
  await page.getByRole('link', { name: words('home.explore', 'en') }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-transition');
});
