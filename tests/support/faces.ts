import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

/** The faces a reader may meet: the site's own shows only when its file comes in time. */
export type Face = 'own' | 'fallback';

const require = createRequire(import.meta.url);

/** Tinos has the widths of Times, which the fallback asks the system for and a test machine may not have. */
const TIMES = {
  normal: require.resolve('@fontsource/tinos/files/tinos-latin-400-normal.woff2'),
  italic: require.resolve('@fontsource/tinos/files/tinos-latin-400-italic.woff2'),
};

/** What is measured of a page at some widths, in pixels and in whole numbers, in each face. The page is loaded anew between them. */
export async function inEachFace(
  page: Page,
  widths: readonly number[],
  measure: () => Promise<readonly number[]>,
): Promise<Record<Face, number[]>> {
  const seen: Record<Face, number[]> = { fallback: [], own: [] };
  for (const face of ['fallback', 'own'] as const) {
    await page.reload();
    await setFace(page, face);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      seen[face].push(...(await measure()).map(Math.round));
    }
  }
  return seen;
}

/** Sets the page in one face for certain, by changing its style sheets in place. The own face comes first. */
export async function setFace(page: Page, face: Face): Promise<void> {
  if (face === 'fallback') {
    for (const [style, path] of Object.entries(TIMES)) {
      await page.route(`**/times-${style}.woff2`, (route) => route.fulfill({ path }));
    }
  }
  await page.evaluate(async (own) => {
    const rewritten = (rule: CSSFontFaceRule): string => {
      const isOwn = !rule.cssText.includes('local(');
      if (own) return isOwn ? rule.cssText.replace(/font-display:[^;]*/, 'font-display: block') : rule.cssText;
      const style = rule.cssText.includes('italic') ? 'italic' : 'normal';
      // A face that is off keeps its place, so that the others keep their numbers.
      return isOwn ? '@font-face {}' : rule.cssText.replace(/src:[^;]*/, `src: url('/times-${style}.woff2')`);
    };
    const rewrite = (sheet: CSSStyleSheet | CSSGroupingRule): void => {
      for (const [index, rule] of [...sheet.cssRules].entries()) {
        if (rule instanceof CSSGroupingRule) rewrite(rule);
        if (!(rule instanceof CSSFontFaceRule)) continue;
        sheet.deleteRule(index);
        sheet.insertRule(rewritten(rule), index);
      }
    };
    for (const sheet of document.styleSheets) rewrite(sheet);
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
    await document.fonts.ready;
  }, face === 'own');
  // As long as a route is there, the browser caches nothing.
  for (const style of Object.keys(TIMES)) await page.unroute(`**/times-${style}.woff2`);
}
