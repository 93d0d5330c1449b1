import { pathTo } from '#routes/paths.ts';
import { awake, expect, scriptsAskedFor, test } from '../support/e2e.ts';

const path = pathTo({ id: 'harvests' }, 'en');

test('a year is typed, walked by arrow keys over the plot and kept in the address', async ({ page, watch }) => {
  const scripts = scriptsAskedFor(page);
  await page.goto(path);
  expect(scripts.join()).not.toContain('/HarvestYears.');
  const status = page.locator('.harvest-years [role=status]');
  await page.getByRole('spinbutton').fill('1893');
  await awake(page);
  await expect(status).toContainText('28 August');
  expect(page.url()).toContain('#1893');

  await page.getByRole('slider').press('ArrowRight');
  await expect(status).toContainText('1894: 29 September');
  await page.reload();
  await expect(status).toContainText('1894');
  expect(watch.errors).toEqual([]);
});
