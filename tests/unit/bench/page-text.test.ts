import { describe, expect, it } from 'vitest';
import { pageText, toMarkdown } from '../../../tools/bench/references/page-text.ts';

const PAGE = `
<body><header><p>Menu</p></header>
<main>
  <h1>Musigny</h1>
  <p>Red clay <i lang="fr">terre</i>,
     0.27 ha.</p>
  <ul><li>One</li><li><p>Two</p></li></ul>
  <dl><dt>Grape</dt><dd>Pinot Noir</dd></dl>
  <noscript><p>Not this</p></noscript><template><p>Nor this</p></template>
</main></body>`;

describe('the text of a page', () => {
  it('is what its main part says, each piece once', () => {
    expect(pageText(PAGE)).toEqual([
      { kind: 'h1', text: 'Musigny' },
      { kind: 'p', text: 'Red clay terre, 0.27 ha.' },
      { kind: 'li', text: 'One' },
      { kind: 'p', text: 'Two' },
      { kind: 'p', text: 'Grape' },
      { kind: 'p', text: 'Pinot Noir' },
    ]);
  });

  it('is printed as Markdown in which no sign means more than itself', () => {
    const blocks = [
      { kind: 'h2', text: 'At *table*' },
      { kind: 'li', text: '2_000 [sic] <b>' },
    ] as const;
    expect(toMarkdown(blocks)).toBe('## At \\*table\\*\n\n- 2\\_000 \\[sic\\] \\<b\\>\n');
  });
});
