import { describe, expect, it } from 'vitest';
import { pageStyles } from '../../../tools/builder/page-styles.ts';

const style =
  '@layer components{.card{color:red}}@layer utilities{.flex{display:flex}.grid{display:grid}.gap-\\[1\\.5rem\\]{gap:1.5rem}' +
  ':is(.\\*\\:mt-2>*){margin-top:2px}@media (width>=40rem){.sm\\:flex{display:flex}.sm\\:grid{display:grid}}}';
const scripts = new Map([['of-none.js', '"grid"']]);
const withoutUnusedStyles = (html: string, script = '') => {
  const withScript = `${html}<script src="/_astro/of-page.js"></script>`;
  return pageStyles([withScript], new Map([...scripts, ['of-page.js', script]]), '').addTo(withScript);
};
const page = (markup: string) => `<style>a{color:blue}</style><style>${style}</style><p class="${markup}">text</p>`;

describe('the utilities of a page', () => {
  it('are those that its markup or a script names', () => {
    const html = withoutUnusedStyles(page('flex sm:grid gap-[1.5rem]'), '"*:mt-2"');
    for (const kept of ['.flex{', '.sm\\:grid{', '.gap-\\[1\\.5rem\\]{', '.\\*\\:mt-2']) expect(html).toContain(kept);
    for (const unused of ['.grid{', '.sm\\:flex{']) expect(html).not.toContain(unused);
  });

  it('are found where markup escapes a sign of their names', () => {
    const rule = '.\\[\\&\\>img\\]\\:hidden>img{display:none}';
    const html = page('[&amp;>img]:hidden').replace('.flex{', `${rule}.flex{`);
    expect(withoutUnusedStyles(html)).toContain(rule);
  });

  it('go with the properties that are registered for them only', () => {
    const registered = '@property --tw-leading{syntax:"*";inherits:false}';
    expect(withoutUnusedStyles(page('flex').replace('@layer comp', `${registered}@layer comp`))).not.toContain(
      '@property',
    );
  });

  it('are the same on pages that had the same sheet', () => {
    const { addTo } = pageStyles([page('flex'), page('grid')], new Map(), '');
    const sheetOf = (html: string) => addTo(html).replace(/<p.*/, '');
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
    expect(withoutUnusedStyles(sheet('.x,.hero{color:red}'))).toContain(';.hero{color:red}');
  });

  it('keep the order of their layers where the first rules of a layer are taken out', () => {
    const html = '<style>@layer base,late;@layer early{.x{color:red}}@layer utilities{}</style>';
    expect(withoutUnusedStyles(html)).toContain('<style>@layer base,late,early,utilities;');
  });

  it('of other style elements are left as they are', () => {
    expect(withoutUnusedStyles(page('other'))).toContain('<style>a{color:blue}</style>');
  });
});

describe('a page with a title page', () => {
  const rules =
    '@font-face{font-family:Garamond}@layer components{p{color:blue}.hero{color:red}.prose{color:green}' +
    '.note{color:red}@media print{.hero{color:black}p{color:black}}}@layer utilities{.flex{display:flex}}@media print{@page{margin:1cm}.hero{margin:0}.none{margin:0}}';
  const html =
    `<head><style>${rules}</style></head>` +
    '<h1 class="hero">Title</h1><div id="text" tabindex="-1"><p class="prose flex">Text</p></div>';
  const { addTo, files } = pageStyles([html], new Map(), '/base');
  const [[name = '', later = ''] = []] = files;

  it('has in its head the styles for elements and for the classes before its text', () => {
    expect(addTo(html)).toContain('Garamond}@layer components{p{color:blue}.hero{color:red}}');
    expect(addTo(html)).not.toContain('.prose{');
  });

  it('links before its text to the styles for all its classes in their order, and to those for paper', () => {
    expect(addTo(html)).toContain(
      `</h1><link rel="stylesheet" href="/base/${name}" fetchpriority="low"><script> </script><div id="text"`,
    );
    expect(later).toBe(
      '@layer components,utilities;@layer components{.hero{color:red}.prose{color:green}' +
        '@media print{.hero{color:black}p{color:black}}}@layer utilities{.flex{display:flex}}' +
        '@media print{@page{margin:1cm}.hero{margin:0}}',
    );
    expect(addTo(html)).not.toContain('@media print');
  });

  it('is one whose title stands before its text: others have all their styles in the head', () => {
    const plain = html.replace(/<h1.*<\/h1>/, '').replace('<p', '<h1 class="hero">Title</h1><p');
    const other = pageStyles([plain], new Map(), '/base');
    expect(other.addTo(plain)).toContain('.prose{color:green}');
    expect(other.addTo(plain)).toContain('@media print{@page{margin:1cm}.hero{margin:0}}');
    expect([...other.files]).toEqual([]);
  });
});
