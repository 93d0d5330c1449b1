import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

/**
 * Data flows content → data → pages and layouts → components → islands and effects; config, i18n,
 * routing, seo, prose, collections, geo, charts, search, offline and model are leaves that know nothing of Astro, React or
 * the DOM.
 * Each folder names what it must not import, types included: a type that two rooms share lives in model.
 */
const rooms = {
  leaf: [
    'astro:*',
    'react',
    'react-dom',
    '#data/*',
    '#pages/*',
    '#layouts/*',
    '#components/*',
    '#islands/*',
    '#effects/*',
  ],
  data: ['react', 'react-dom', '#pages/*', '#layouts/*', '#components/*', '#islands/*', '#effects/*'],
  layouts: ['astro:content', '#pages/*'],
  components: ['astro:content', '#data/*', '#pages/*', '#layouts/*', '#effects/*'],
  islands: ['astro:*', '#data/*', '#pages/*', '#layouts/*', '#components/*', '#effects/*'],
  // Every page carries them: of the islands they may know what does without React.
  effects: ['astro:*', 'react', 'react-dom', '#data/*', '#pages/*', '#layouts/*', '#components/*', '#islands/*.tsx'],
};

/** The patterns have the syntax of .gitignore, where a leading # begins a comment. */
const literal = (pattern) => pattern.replace(/^#/, '\\#');

/** Layer rules of a folder. */
const room = (files, forbidden) => ({
  files,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: [{ group: forbidden.map(literal), message: 'Data runs one way: see eslint.config.js.' }] },
    ],
  },
});

export default defineConfig(
  { ignores: ['dist/', '**/.build/', '.artifacts/', '.astro/', 'node_modules/'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  astro.configs.recommended,
  astro.configs['jsx-a11y-recommended'],
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
    files: ['src/effects/first-view.js'],
    languageOptions: {
      globals: {
        FACES_WAIT_MS: 'readonly',
        addEventListener: 'readonly',
        customElements: 'readonly',
        document: 'readonly',
        location: 'readonly',
        performance: 'readonly',
        requestAnimationFrame: 'readonly',
        sessionStorage: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
  {
    files: ['tests/**'],
    rules: { 'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }] },
  },
  room(['src/{config,i18n,routing,seo,prose,collections,geo,charts,model,offline,search}/**'], rooms.leaf),
  room(['src/data/**'], rooms.data),
  room(['src/layouts/**'], rooms.layouts),
  room(['src/components/**'], rooms.components),
  room(['src/islands/**'], rooms.islands),
  room(['src/effects/**', 'src/directives/**'], rooms.effects),
);
