import { describe, expect, it } from 'vitest';
import { pageParts, staticImports } from '../../../tools/bench/page-parts.ts';

describe('what a page runs before anybody touches it', () => {
  it('counts inline scripts that run and passes over data', () => {
    const html = `
      <script>one()</script>
      <script type="module">two()</script>
      <script type="application/ld+json">{"@type":"WebPage"}</script>
      <script type="speculationrules">{}</script>`;
    expect(pageParts(html).inlineScripts).toEqual(['one()', 'two()']);
  });

  it('counts script files and preloaded modules, and leaves islands to their visitors', () => {
    const html = `
      <script type="module" src="/_astro/main.js"></script>
      <link rel="modulepreload" href="/_astro/react.js">
      <astro-island component-url="/_astro/HeaderNav.js" renderer-url="/_astro/client.js"></astro-island>`;
    expect(pageParts(html)).toMatchObject({ scripts: ['/_astro/main.js', '/_astro/react.js'], inlineScripts: [] });
  });

  it('counts the style sheets that block rendering, not those for paper or before the text', () => {
    const html = `
      <link rel="stylesheet" href="/a.css">
      <link rel="stylesheet" href="/print.css" media="print">
      <link rel="preload" as="style" href="/b.css">
      <body><h1>Title</h1><link rel="stylesheet" href="/text.css"><p>Text</p>`;
    expect(pageParts(html).styleSheets).toEqual(['/a.css']);
  });
});

describe('what a module imports', () => {
  it.each([
    ['import{a as b}from"./a.js";', ['./a.js']],
    ['import"./a.js";import c from"./c.js";', ['./a.js', './c.js']],
    ['const x=1;import * as all from "./all.js";', ['./all.js']],
    ['export{a}from"./a.js";', ['./a.js']],
    ['export*from"./a.js"', ['./a.js']],
    ['import("./later.js")', []],
    ['const text="nothing";', []],
  ])('in %s', (code, imports) => {
    expect(staticImports(code)).toEqual(imports);
  });
});
