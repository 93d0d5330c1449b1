import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

/**
 * The folders of `src` in their order, and the parts of them that the rest does not import: each imports from itself and
 * from those before it, types included.
 */
const FOLDERS = [
  'language',
  'island',
  'site',
  'text',
  'pictures',
  'vineyards',
  'atlas',
  'atlas/cru-map',
  'atlas/overview',
  'atlas/slopes',
  'atlas/sheet',
  'atlas/explorer',
  'vintages',
  'documents',
  'offline',
  'search',
  'figures',
  'layouts',
  'layouts/book',
  'pages',
];

/** The patterns have the syntax of .gitignore, where a leading # begins a comment. */
const literal = (pattern) => pattern.replace(/^#/, '\\#');

const restricted = (files, group, message) => ({
  files,
  // They ask the finished site.
  ignores: ['**/*.spec.ts'],
  rules: {
    '@typescript-eslint/no-restricted-imports': ['error', { patterns: [{ group: group.map(literal), message }] }],
  },
});

/** The folders that come after each, which it must not import. */
const order = FOLDERS.map((folder, index) =>
  restricted(
    [`src/${folder}/**`],
    [...FOLDERS.slice(index + 1), 'build'].flatMap((later) => [`#${later}/*`, `../${later}/*`, `../../${later}/*`]),
    `Folders import in the order that eslint.config.js states: "${folder}" comes before this one.`,
  ),
);

/** What runs in browsers imports its like and pure modules: nothing that reads files, content or the environment. */
const forBrowsers = {
  files: ['src/**/*.tsx', 'src/**/*.client.ts'],
  ignores: ['**/*.test.tsx'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: [{ name: 'react', importNames: ['useId'], message: 'Its prefix is not kept (build/islands.ts).' }],
        patterns: [
          {
            group: [
              'astro:*',
              'node:*',
              '**/*.astro',
              '**/*.json',
              '**/records.ts',
              '**/comparison-data.ts',
              '**/comparison/pairs.ts',
              '**/deployment.ts',
              '#site/links.ts',
              '#text/dictionary.ts',
              '#build/*',
            ].map(literal),
            message: 'This runs in browsers. Let a page read it and pass it on as a property or as markup.',
          },
        ],
      },
    ],
  },
};

/** What is said in one place only. */
const oneHome = {
  files: ['src/**'],
  ignores: ['**/*.{test,spec}.ts', '**/*.test.tsx'],
  rules: {
    'no-restricted-syntax': [
      'error',
      ...[
        ':not(JSXAttribute) > Literal[value=/^(?:en|fr)$/]',
        'Property[key.name=/^(?:en|fr)$/]',
        'MemberExpression[computed=false][property.name=/^(?:en|fr)$/]',
      ].map((selector) => ({ selector, message: 'What a language is stands in src/language/: see locales.ts.' })),
      {
        selector: "ImportDeclaration[source.value='astro:content']",
        message: 'Only a records.ts reads the content.',
      },
    ],
  },
};

export default defineConfig(
  { ignores: ['dist/', '**/.build/', '.artifacts/', '.astro/', 'node_modules/'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  astro.configs.recommended,
  astro.configs['jsx-a11y-recommended'],
  {
    files: ['**/*.astro'],
    // A region that scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
    rules: { 'astro/jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region'] }] },
  },
  {
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.astro'] } },
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      // Numbers read well in templates; everything else must be turned into text on purpose.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // There are no enums (erasableSyntaxOnly), and on the types of schema.org the rule takes seconds.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
    plugins: { 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // A region that scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region'] }],
    },
  },
  {
    // Astro's expressions carry no types for the linter; `astro check` types them.
    files: ['**/*.astro', '**/*.js', '**/*.mjs'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['tests/**', '**/*.{test,spec}.ts'],
    rules: { 'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }] },
  },
  ...order,
  oneHome,
  {
    // The languages, the brand's among them; the records and what defines their collections for Astro.
    files: ['src/language/**', 'src/site/site.ts', 'src/**/records.ts', 'src/content.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  forBrowsers,
);
