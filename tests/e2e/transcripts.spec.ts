import type { Locator, Page } from 'playwright/test';
import { localeCodes, type Locale } from '#language/locales.ts';
import { pathTo } from '#site/paths.ts';
import type { PageRef } from '#site/routes.ts';
import { awake, expect, test } from '../support/e2e.ts';

// What the browser tells screen readers on ten ways through the site, as files to read: tests/e2e/transcripts/.
// npx playwright test transcripts --update-snapshots writes them anew.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Journey {
  readonly page: PageRef;
  /** What is done and heard, in order. `hear` reads an element, or with nothing named what has the focus. */
  readonly walk: (
    page: Page,
    hear: (what: string, selector?: string) => Promise<void>,
    locale: Locale,
  ) => Promise<void>;
}

/** Roles, names and states of a part of the page. Addresses and long texts have tests of their own: of prose nothing but its links is kept, of others the beginning. */
async function heardIn(part: Locator): Promise<string> {
  const lines = (await part.ariaSnapshot()).replaceAll('\u2060', '').split('\n');
  const told = lines.filter((line) => !line.includes('- /url:'));
  return `${told.map((line) => line.replace(/(?<=(?:text|paragraph): ).{60,}/, '…').replace(/(?<=: .{60}\S*) .+/, ' …')).join('\n')}\n`;
}

const cru = (slug: string): PageRef => ({ id: 'vineyard', params: { slug } });

const journeys: Record<string, Journey> = {
  'home, from top to foot': {
    page: { id: 'home' },
    walk: async (_, hear) => {
      await hear('The whole page', 'body');
    },
  },
  'the other language': {
    page: { id: 'philosophy' },
    walk: async (page, hear, locale) => {
      await page.locator('.language summary').click();
      await hear('Languages opened', '.language');
      const other = localeCodes.find((code) => code !== locale) ?? locale;
      await page.locator(`.language a[hreflang=${other}]`).first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await hear('The same page', 'main .hero');
    },
  },
  'a source and back': {
    page: cru('romanee-saint-vivant'),
    walk: async (page, hear) => {
      await page.locator('[role=doc-noteref]').first().press('Enter');
      await hear('The mark was pressed', '.sources li:target');
    },
  },
  'a plate enlarged': {
    page: { id: 'philosophy' },
    walk: async (page, hear) => {
      await hear('The plate', 'figure:has([data-plate])');
      await page.locator('[data-plate]').first().press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await hear('Enlarged', 'dialog[open]');
    },
  },
  'a Grand Cru': {
    page: cru('musigny'),
    walk: async (_, hear) => {
      await hear('The title', 'main header.hero');
      await hear('The map', 'main figure:has(svg)');
      await hear('The way on', 'main > nav:last-of-type');
    },
  },
  'a word explained': {
    page: cru('clos-de-la-roche'),
    walk: async (page, hear) => {
      await page.locator('main a.term').first().press('Enter');
      await hear('The word was pressed');
    },
  },
  'a search': {
    page: { id: 'home' },
    walk: async (page, hear) => {
      await page.keyboard.press('Control+k');
      const field = page.getByRole('dialog').getByRole('textbox');
      await field.fill('1354');
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(/\d/);
      await hear('A year was typed', 'dialog[open]');
    },
  },
  'the harvest of a year': {
    page: { id: 'harvests' },
    walk: async (page, hear) => {
      await page.getByRole('spinbutton').fill('1985');
      await awake(page);
      await expect(page.locator('.harvest-years [role=status]')).toContainText('1985');
      await hear('A year was typed', '.harvest-years');
    },
  },
  'two compared': {
    page: { id: 'compare' },
    walk: async (page, hear) => {
      await hear('What can be chosen', 'main [data-picker]');
      await page.locator('[data-picker] button', { hasText: 'Musigny' }).click();
      await expect(page.locator('#musigny--romanee-saint-vivant')).toBeVisible();
      await hear('One was pressed', 'main [data-picker] + [role=status]');
      await hear('Two side by side', 'main [data-side-by-side]');
    },
  },
  'the map explored': {
    page: { id: 'atlas' },
    walk: async (page, hear) => {
      const explorer = page.getByRole('dialog');
      await page.locator('main button').filter({ visible: true }).first().click();
      await expect(explorer.locator('path[data-id]').first()).toBeAttached();
      await explorer.getByRole('combobox').selectOption('corton-renardes');
      await expect(explorer.locator('[aria-live]')).toContainText('ha');
      await hear('What was chosen', 'dialog [aria-live]');
    },
  },
};

for (const locale of localeCodes)
  for (const [name, { page: start, walk }] of Object.entries(journeys))
    test(`screen readers are told what was read and approved: ${name} (${locale})`, async ({ page }) => {
      await page.goto(pathTo(start, locale));
      await page.waitForLoadState();
      const heard: string[] = [];
      await walk(
        page,
        async (what, selector = ':focus') => {
          heard.push(`# ${what}`, '', await heardIn(page.locator(selector).filter({ visible: true }).first()));
        },
        locale,
      );
      expect(heard.join('\n')).toMatchSnapshot(`${name}.${locale}.txt`);
    });
