import { describe, expect, it } from 'vitest';
import { pageStyles } from '#build/page-styles.ts';

/** A page whose style sheet has some rules, as it is printed; `script` is the code of its only script. */
function styled(rules: string, classes: string, script = ''): string {
  const markup = `<p class="${classes}">text</p><script src="/_astro/of-page.js"></script>`;
  const html = `<style>a{color:blue}</style><style>${rules}@layer utilities{}</style>${markup}`;
  const files = new Map([
    ['of-none.js', '"grid"'],
    ['of-page.js', script],
  ]);
  return pageStyles([html], files, '').addTo(html);
}

describe('the styles of a page', () => {
  it.each([
    ['.hero{color:red}', 'hero', ''],
    ['.gap-\\[1\\.5rem\\]{gap:1.5rem}', 'gap-[1.5rem]', ''],
    ['@media (width>=40rem){.sm\\:grid{display:grid}}', 'sm:grid', ''],
    ['.open a{color:red}', 'hero', '"open"'],
    [':is(.\\*\\:mt-2>*){margin-top:2px}', 'hero', '"*:mt-2"'],
    // Markup escapes a sign.
    ['.\\[\\&\\>img\\]\\:hidden>img{display:none}', '[&amp;>img]:hidden', ''],
    // An exception and an alternative.
    ['.hero:not(.full) p{color:red}', 'hero', ''],
    [':is(.hero,.x){color:red}', 'hero', ''],
  ])('keep %s where markup has "%s" and a script %s', (rule, classes, script) => {
    expect(styled(rule, classes, script)).toContain(rule);
  });

  it.each([
    '.grid{display:grid}',
    '.other .hero{color:red}',
    '@media (width>=40rem){.sm\\:flex{display:flex}}',
    '@property --tw-leading{syntax:"*";inherits:false}',
  ])('lose %s where nothing names it', (rule) => {
    expect(styled(rule, 'hero')).toContain(
      '<style>a{color:blue}</style><style>@layer utilities;@layer utilities{}</style>',
    );
  });

  it('lose the selectors that nothing names, and keep the order of their layers', () => {
    expect(styled('.x,.hero{color:red}', 'hero')).toContain(';.hero{color:red}');
    const html = styled('@layer base,late;@layer early{.x{color:red}}', 'hero');
    expect(html).toContain('<style>@layer base,late,early,utilities;');
  });

  it('are the same on pages that had the same sheet', () => {
    const page = (classes: string) =>
      `<style>@layer utilities{.flex{display:flex}.grid{display:grid}}</style><p class="${classes}">text</p>`;
    const { addTo } = pageStyles([page('flex'), page('grid')], new Map(), '');
    expect(addTo(page('flex'))).toBe(page('flex').replace('@layer', '@layer utilities;@layer'));
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
