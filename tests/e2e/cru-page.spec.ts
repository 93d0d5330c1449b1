import { pathTo } from '#routing/paths.ts';
import { builtPages } from '../support/built-site.ts';
import { expect, scrollTo, test } from '../support/e2e.ts';

const clos = pathTo({ id: 'vineyard', params: { slug: 'clos-de-la-roche' } }, 'en');

for (const { path, page: target } of builtPages) {
  if (target.id !== 'vineyard') continue;
  test(`${path} shows its title, whole plate, caption and label on one screen`, async ({ page }) => {
    await page.goto(path);
    const plate = page.locator('.hero img');
    await expect(plate).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.hero figcaption')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.specimen')).toBeInViewport({ ratio: 1 });
    const shapes = await plate.evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      return { shown: width / height, drawn: image.naturalWidth / image.naturalHeight };
    });
    expect(shapes.shown).toBeCloseTo(shapes.drawn, 1);
  });
}

test('the caption of the plate stays in its place while the picture moves inside its frame', async ({ page }) => {
  await page.goto(clos);
  const caption = page.locator('.hero figcaption');
  const top = () => caption.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await scrollTo(page, 300);
  await expect(page.locator('[data-parallax]')).not.toHaveCSS('transform', 'none');
  expect(await top()).toBe(before);
  await expect(caption).toBeInViewport({ ratio: 1 });
  const covered = await caption.evaluate((element) => {
    const { left, top: y, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 5, y + height / 2));
  });
  expect(covered).toBe(false);
});

test('a phone shows area, temperature and keeping on the first screen, and that this is a fan page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(clos);
  for (const words of ['0.665 ha', '15–16 °C', '15–25 years']) {
    await expect(page.locator('.hero__label').getByText(words)).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByText('A fan page about a Burgundy wine estate')).toBeInViewport({ ratio: 1 });
});
