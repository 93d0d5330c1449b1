import { describe, expect, it } from 'vitest';
import { usedStyles } from '../../../tools/builder/page-styles.ts';

const style =
  '@layer components{.card{color:red}}@layer utilities{.flex{display:flex}.grid{display:grid}.gap-\\[1\\.5rem\\]{gap:1.5rem}' +
  ':is(.\\*\\:mt-2>*){margin-top:2px}@media (width>=40rem){.sm\\:flex{display:flex}.sm\\:grid{display:grid}}}';
const scripts = new Map([['of-none.js', '"grid"']]);
const withoutUnusedStyles = (html: string, script = '') => {
  const withScript = `${html}<script src="/_astro/of-page.js"></script>`;
  return usedStyles([withScript], new Map([...scripts, ['of-page.js', script]]))(withScript);
};
const page = (markup: string) => `<style>a{color:blue}</style><style>${style}</style><p class="${markup}">text</p>`;

describe('the utilities of a page', () => {
  it('are those that its markup or a script names', () => {
    const html = withoutUnusedStyles(page('flex sm:grid gap-[1.5rem]'), '"*:mt-2"');
    for (const kept of ['.flex{', '.sm\\:grid{', '.gap-\\[1\\.5rem\\]{', '.\\*\\:mt-2']) expect(html).toContain(kept);
    for (const unused of ['.grid{', '.sm\\:flex{']) expect(html).not.toContain(unused);
  });

  it('go with the properties that are registered for them only', () => {
    const registered = '@property --tw-leading{syntax:"*";inherits:false}';
    expect(withoutUnusedStyles(page('flex').replace('@layer comp', `${registered}@layer comp`))).not.toContain(
      '@property',
    );
  });

  it('are the same on pages that had the same sheet', () => {
    const clean = usedStyles([page('flex'), page('grid')], new Map());
    const sheetOf = (html: string) => clean(html).replace(/<p.*/, '');
    expect(sheetOf(page('flex'))).toBe(sheetOf(page('grid')));
    expect(sheetOf(page('flex'))).toContain('.grid{');
  });
});

describe('the other styles of a page', () => {
  const sheet = (rules: string) => `<style>${rules}@layer utilities{}</style><p class="hero">text</p>`;
  const kept = (rules: string) => withoutUnusedStyles(sheet(rules), '"open"').includes(rules);

  it('stay where the page or a script names their classes, or a class is an exception or an alternative', () => {
    for (const rule of [
      '.hero{color:red}',
      '.hero:not(.full) p{color:red}',
      ':is(.hero,.x){color:red}',
      '.open a{color:red}',
    ]) {
      expect(kept(rule), rule).toBe(true);
    }
    expect(kept('.other .hero{color:red}')).toBe(false);
    expect(withoutUnusedStyles(sheet('.x,.hero{color:red}'))).toContain('<style>.hero{color:red}');
  });

  it('of other style elements are left as they are', () => {
    expect(withoutUnusedStyles(page('other'))).toContain('<style>a{color:blue}</style>');
  });
});
