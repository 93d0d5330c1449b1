import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { builtPages, readSite } from '../support/built-site.ts';
import { facingExample } from '../support/site-pages.ts';

/** The rules of html-validate, less those that contradict a decision of ours; each with its reason. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document'],
    elements: ['html5', { 'astro-island': { flow: true, phrasing: true, permittedContent: ['@flow', '@phrasing'] } }],
    rules: {
      // Titles are what the specification makes them; search engines cut long ones themselves.
      'long-title': 'off',
      // Self-closing marks and letter case of the doctype are the printer's, and conform to HTML.
      'void-style': 'off',
      'doctype-style': 'off',
      'no-raw-characters': 'off',
      'attr-quotes': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // HTML does not mind the case of attribute names; React writes hrefLang.
      'attr-case': 'off',
      // HTML allows every character but space in an id (HTML, 3.2.6); React's begin with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // A text that scrolls is a region of its own (axe: scrollable-region-focusable).
      'prefer-native-element': 'off',
      // Spaces that must not break are part of the typography.
      'no-trailing-whitespace': 'off',
      'text-content': 'off',
      // The policy and integrity of own files are matters of the host (docs/deploy.md).
      'require-sri': 'off',
    },
  }),
);

const files = [
  ...[...builtPages.map(({ path }) => path), facingExample].map((path) => `${path}/index.html`),
  'index.html',
  '404.html',
  '500.html',
];

describe('the markup', () => {
  it.each(files)('of %s conforms', async (file) => {
    const report = await validator.validateString(readSite(file), file);
    const messages = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(messages).toEqual([]);
  });
});
