import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { builtPages, readSite } from '../support/built-site.ts';
import { facingExample } from '../support/site-pages.ts';

/** The rules of html-validate about what HTML demands, about people and about whole documents. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    elements: ['html5', { 'astro-island': { flow: true, phrasing: true, permittedContent: ['@flow', '@phrasing'] } }],
    rules: {
      // A text that scrolls is a region of its own (axe: scrollable-region-focusable).
      'prefer-native-element': 'off',
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

it.each(files)('the markup of %s conforms', async (file) => {
  const { results } = await validator.validateString(readSite(file), file);
  const messages = results.flatMap(({ messages: all }) =>
    all.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(messages).toEqual([]);
});
