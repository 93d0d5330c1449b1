/** A deliberate mistake in one file, and what has to fail because of it. */
export interface Mistake {
  /** What a person might do wrong, in a few words. */
  readonly name: string;
  readonly file: string;
  /** Text that the file contains, and what takes its place. */
  readonly from: string;
  readonly to: string;
  /** Command that asks the narrowest question: a script of package.json and its arguments. */
  readonly ask: readonly [script: string, ...args: string[]];
  /** Matches every failure of that command: `title: message` of a test, or a line of another program's output. */
  readonly fails: RegExp;
}

const LAYOUT = 'src/layouts/BaseLayout.astro';
const MAIN = 'src/effects/main.ts';
const TRANSLATE = 'src/i18n/translate.ts';

const unit = (test: string) => ['test:unit', `tests/unit/${test}.test.ts`] as const;
const component = (test: string) => ['test:components', `tests/components/${test}.test.tsx`] as const;
const site = (test: string) => ['test:site', `tests/site/${test}.test.ts`] as const;
const browser = (spec: string, title: string, device = 'desktop') =>
  ['test:e2e', `e2e/${spec}.spec.ts`, `--project=${device}`, '--grep', title] as const;
/** The questions of pages.spec.ts about the pages of the menu. */
const pages = browser('pages', 'menu \\(en\\) on a phone', 'phone');

/** Something more at the end of the main part of every page. */
const inMain = (markup: string) => ({ file: LAYOUT, from: '</main>', to: `${markup}</main>` }) as const;
/** Something more in the script of every page. */
const inScript = (code: string) =>
  ({ file: MAIN, from: 'for (const effect of', to: `${code}\nfor (const effect of` }) as const;

export const mistakes: readonly Mistake[] = [
  {
    name: 'code that is not formatted',
    file: TRANSLATE,
    from: 'export function fill',
    to: 'export  function fill',
    ask: ['format:check'],
    fails: /translate\.ts/,
  },
  {
    name: 'an import against the direction of the data',
    file: TRANSLATE,
    from: '/** Dotted keys',
    to: "import '#data/names.ts';\n/** Dotted keys",
    ask: ['lint', TRANSLATE],
    fails: /no-restricted-imports/,
  },
  {
    name: 'a value of the wrong type',
    file: TRANSLATE,
    from: 'String(values',
    to: 'Number(values',
    ask: ['types'],
    fails: /translate\.ts/,
  },
  {
    name: 'an export that nothing uses',
    file: TRANSLATE,
    from: '/** Dotted keys',
    to: 'export const unused = 1;\n/** Dotted keys',
    ask: ['unused'],
    fails: /translate\.ts/,
  },

  {
    name: 'a wrong path in the route table',
    file: 'src/routing/routes.ts',
    from: '/millesimes',
    to: '/annees',
    ask: unit('routing/paths'),
    fails: /gives .*vintages.* its/,
  },
  {
    name: 'two pages at one address',
    file: 'src/routing/routes.ts',
    from: '/plan-du-site',
    to: '/histoire',
    ask: unit('routing/paths'),
    fails: /sitemap|an address of its own/,
  },
  {
    name: 'a key of the dictionary that looks like a property of objects',
    file: TRANSLATE,
    from: 'Object.hasOwn(dictionary, key)',
    to: 'key in dictionary',
    ask: unit('i18n/translate'),
    fails: /shows the key itself when "(toString|constructor)"/,
  },
  {
    name: 'a text that ends the element of the structured data',
    file: 'src/seo/structured-data.ts',
    from: "replaceAll('<', '\\\\u003c')",
    to: "replaceAll('<', '<')",
    ask: unit('seo/structured-data'),
    fails: /lets no text end the script element/,
  },
  {
    name: 'an unescaped character in the sitemap',
    file: 'src/seo/sitemap.ts',
    from: ".replaceAll('&', '&amp;')",
    to: '',
    ask: unit('seo/sitemap'),
    fails: /escapes what XML reserves/,
  },
  {
    name: 'colours too near each other',
    file: 'src/styles/theme.css',
    from: '--color-ink-soft: #54393a',
    to: '--color-ink-soft: #94797a',
    ask: unit('styles/contrast'),
    fails: /ink-soft/,
  },
  {
    name: 'a policy that allows frames',
    file: 'tools/builder/policy.ts',
    from: `"default-src 'none'"`,
    to: `"default-src 'self'"`,
    ask: unit('builder/policy'),
    fails: /forbids what it does not name/,
  },
  {
    name: 'French marks without their space',
    file: 'src/prose/typography.ts',
    from: '/[ \\u00a0\\u202f]+(?=[;!?])/g, NNBSP',
    to: "/[ \\u00a0\\u202f]+(?=[;!?])/g, ''",
    ask: unit('prose/typography'),
    fails: /^/,
  },

  {
    name: 'buttons that work on nothing',
    file: 'src/islands/SitemapTool.tsx',
    from: 'disabled={!usable}',
    to: '',
    ask: component('SitemapTool'),
    fails: /disabled|empty|buttons/i,
  },
  {
    name: 'a menu that ignores Escape',
    file: 'src/islands/HeaderNav.tsx',
    from: "'Escape'",
    to: "'Esc'",
    ask: browser('menus', 'Escape'),
    fails: /Escape/,
  },
  {
    name: 'a failed picture that is not logged',
    file: 'src/islands/picture-state.ts',
    from: "if (outcome === 'failed') console.error",
    to: "if (outcome !== 'failed') console.error",
    ask: browser('images', 'card.s picture'),
    fails: /is logged/,
  },

  {
    name: 'a figure in one language only',
    file: 'content/vintages/2019/fr.md',
    from: 'juin et juillet réunis, 0,7 °C',
    to: 'juin et juillet réunis, 0,9 °C',
    ask: ['check:content'],
    fails: /vintages\/2019/,
  },
  {
    name: 'a link to a page that does not exist',
    file: 'content/history/en.md',
    from: '(route:philosophy)',
    to: '(route:philosofy)',
    ask: ['check:content'],
    fails: /history\/en\.md.*philosofy/,
  },
  {
    name: 'an area that is not the specified one',
    file: 'content/vineyards/grand-cru/musigny/index.md',
    from: 'areaHa: 0.27',
    to: 'areaHa: 0.28',
    ask: ['test:content', 'tests/content/specification.test.ts'],
    fails: /Musigny|square metres|adds up/,
  },

  {
    name: 'a canonical address of its own making',
    file: 'src/seo/head.ts',
    from: "link('canonical', { href: canonical })",
    to: "link('canonical', { href: `${canonical}/` })",
    ask: site('pages'),
    fails: /has its own address as the only canonical/,
  },
  {
    name: 'French pages that say they are English',
    file: LAYOUT,
    from: '<html lang={locale}',
    to: '<html lang="en"',
    ask: site('pages'),
    fails: /states its language/,
  },
  {
    name: 'a dead link',
    ...inMain('<a href="/nowhere">x</a>'),
    ask: site('links'),
    fails: /links to nothing that is missing/,
  },
  { name: 'an id used twice', ...inMain('<p id="top">x</p>'), ask: site('links'), fails: /uses each id once/ },
  { name: 'invalid markup', ...inMain('<ul><p>x</p></ul>'), ask: site('markup'), fails: /conforms/ },
  {
    name: 'a straight apostrophe',
    ...inMain("<p>it's</p>"),
    ask: site('typography'),
    fails: /straight quote or apostrophe/,
  },
  {
    name: 'a build that differs from the last one',
    ...inMain('<p>{Math.random()}</p>'),
    ask: site('reproducible'),
    fails: /is the same, byte for byte/,
  },
  {
    name: 'one social card for all pages',
    file: 'src/seo/head.ts',
    from: "'og:image', absoluteUrl(siteAddress, image.path)",
    to: "'og:image', absoluteUrl(siteAddress, '/icon-512.png')",
    ask: site('social'),
    fails: /social cards/,
  },

  { name: 'an error in the script', ...inScript("console.error('x');"), ask: pages, fails: /logs no error/ },
  { name: 'a cookie', ...inScript("document.cookie = 'a=b';"), ask: pages, fails: /sets no cookie/ },
  {
    name: 'a picture of another host',
    ...inScript("new Image().src = 'https://elsewhere.example/a.png';"),
    ask: pages,
    fails: /violations of the policy|logs no error|asks no other host/,
  },
  {
    name: 'a page that the browser cannot restore',
    ...inScript("void navigator.locks.request('x', () => new Promise(() => undefined));"),
    ask: browser('history-cache', 'pages of every kind \\(en\\)', 'desktop, full browser'),
    fails: /are restored from the back/,
  },
  {
    name: 'a drawing without a name',
    ...inMain('<span role="img"></span>'),
    ask: pages,
    fails: /axe finds, in light/,
  },
  {
    name: 'a link too low for a finger',
    ...inMain('<p><a href="/en">x</a></p>'),
    ask: pages,
    fails: /targets that are tall enough/,
  },
  {
    name: 'a part wider than a small screen',
    ...inMain('<p class="w-[400px]">x</p>'),
    ask: pages,
    fails: / fits (a screen of 320 pixels|in letters twice as large)/,
  },
  {
    name: 'a section that never appears',
    file: 'src/effects/fade-in.ts',
    from: "removeAttribute('data-hidden')",
    to: "setAttribute('data-hidden', '')",
    ask: pages,
    fails: /every section/,
  },
  {
    name: 'a header that turns solid one pixel early',
    file: 'src/effects/header.ts',
    from: 'scrollY > HEADER',
    to: 'scrollY >= HEADER',
    ask: browser('scroll', 'header is transparent'),
    fails: /the header is transparent up to its threshold/,
  },
  {
    name: 'links that forget the base path',
    file: 'src/seo/address.ts',
    from: 'return `${base}${path}`',
    to: 'return `${base && path}`',
    ask: browser('journey', 'main pages \\(en\\)', 'journey'),
    fails: /could not be built for/,
  },
];
