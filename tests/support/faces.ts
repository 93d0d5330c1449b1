import type { Page } from 'playwright/test';

/**
 * The faces a reader may meet: an optional font shows only when it came in time, so a test of the
 * layout names the one it means. The page is changed on its way to the browser, whose policy then no
 * longer fits: such a test sets `bypassCSP`.
 */
export const faces: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the site’s own face': showOwnFace,
  'the fallback face': (page) => page.route('**/*.woff2', (route) => route.abort()),
};

/** Makes the browser wait for the site's own face. */
export async function showOwnFace(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = await response.text();
    return route.fulfill({ response, body: body.replaceAll('font-display:optional', 'font-display:block') });
  });
}
