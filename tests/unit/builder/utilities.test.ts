import { describe, expect, it } from 'vitest';
import { withoutUnusedUtilities } from '../../../tools/builder/utilities.ts';

const style =
  '@layer components{.card{color:red}}@layer utilities{.flex{display:flex}.grid{display:grid}.gap-\\[1\\.5rem\\]{gap:1.5rem}' +
  ':is(.\\*\\:mt-2>*){margin-top:2px}@media (width>=40rem){.sm\\:flex{display:flex}.sm\\:grid{display:grid}}}';
const page = (markup: string) => `<style>a{color:blue}</style><style>${style}</style><p class="${markup}">text</p>`;

describe('the utilities of a page', () => {
  it('are those that its markup or a script names', () => {
    const html = withoutUnusedUtilities(page('flex sm:grid gap-[1.5rem]'), new Set(['*:mt-2']));
    for (const kept of ['.flex{', '.sm\\:grid{', '.gap-\\[1\\.5rem\\]{', '.\\*\\:mt-2']) expect(html).toContain(kept);
    for (const unused of ['.grid{', '.sm\\:flex{']) expect(html).not.toContain(unused);
  });

  it('leave rules with a name of their own, and other styles, as they are', () => {
    const html = withoutUnusedUtilities(page('other'), new Set());
    expect(html).toContain('.card{color:red}');
    expect(html).toContain('<style>a{color:blue}</style>');
    expect(html).not.toContain('@media');
  });
});
