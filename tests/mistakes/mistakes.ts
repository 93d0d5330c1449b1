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

const LAYOUT = 'src/frame/BaseLayout.astro';
const MAIN = 'src/frame/main.client.ts';
const TRANSLATE = 'src/language/translate.ts';

const unit = (test: string) => ['test:unit', `src/${test}.test.ts`] as const;
const component = (test: string) => ['test:components', `src/${test}.test.tsx`] as const;
const site = (test: string) => ['test:site', `tests/site/${test}.test.ts`] as const;
const browser = (spec: string, title: string, device = 'desktop') =>
  ['test:e2e', `e2e/${spec}.spec.ts`, `--project=${device}`, '--grep', title] as const;
/** The questions of pages.spec.ts about the pages of the menu. */
const pages = browser('pages', 'menu \\(en\\) on a phone', 'phone');

/** Some words of a file and what takes their place. */
const inFile = (file: string, from: string, to: string) => ({ file, from, to }) as const;
/** Something more at the end of the main part of every page. */
const inMain = (markup: string) => inFile(LAYOUT, '</main>', `${markup}</main>`);
/** Something more in the script of every page. */
const inScript = (code: string) => inFile(MAIN, 'for (const effect of', `${code}\nfor (const effect of`);

export const mistakes: readonly Mistake[] = [
  {
    name: 'code that is not formatted',
    ...inFile(TRANSLATE, 'export function fill', 'export  function fill'),
    ask: ['format:check'],
    fails: /translate\.ts/,
  },
  {
    name: 'an import against the direction of the data',
    ...inFile(TRANSLATE, '/** Dotted keys', "import '#text/french-names.ts';\n/** Dotted keys"),
    ask: ['lint', TRANSLATE],
    fails: /no-restricted-imports/,
  },
  {
    name: 'a value of the wrong type',
    ...inFile(TRANSLATE, 'String(values', 'Number(values'),
    ask: ['types'],
    fails: /translate\.ts/,
  },
  {
    name: 'a word of an island that the dictionary does not have',
    ...inFile('src/offline/OfflineTool.tsx', "t('offline.kept')", "t('offline.held')"),
    ask: ['types'],
    fails: /OfflineTool\.tsx/,
  },
  {
    name: 'an export that nothing uses',
    ...inFile(TRANSLATE, '/** Dotted keys', 'export const unused = 1;\n/** Dotted keys'),
    ask: ['unused'],
    fails: /translate\.ts/,
  },

  {
    name: 'a wrong path in the route table',
    ...inFile('src/language/fr.ts', "vintages: '/millesimes'", "vintages: '/annees'"),
    ask: unit('routes/paths'),
    fails: /gives .*vintages.* its/,
  },
  {
    name: 'two pages at one address',
    ...inFile('src/language/fr.ts', '/plan-du-site', '/histoire'),
    ask: unit('routes/paths'),
    fails: /sitemap|an address of its own/,
  },
  {
    name: 'a key of the dictionary that looks like a property of objects',
    ...inFile(TRANSLATE, 'Object.hasOwn(dictionary, key)', 'key in dictionary'),
    ask: unit('language/translate'),
    fails: /shows the key itself when "(toString|constructor)"/,
  },
  {
    name: 'a text that ends the element of the structured data',
    ...inFile('src/routes/structured-data.ts', "replaceAll('<', '\\\\u003c')", "replaceAll('<', '<')"),
    ask: unit('routes/structured-data'),
    fails: /lets no text end the script element/,
  },
  {
    name: 'an unescaped character in the sitemap',
    ...inFile('src/routes/sitemap.ts', ".replaceAll('&', '&amp;')", ''),
    ask: unit('routes/sitemap'),
    fails: /escapes what XML reserves/,
  },
  {
    name: 'colours too near each other',
    ...inFile('src/config/theme.css', '--color-ink-soft: #54393a', '--color-ink-soft: #94797a'),
    ask: unit('config/contrast'),
    fails: /ink-soft/,
  },
  {
    name: 'a policy that allows frames',
    ...inFile('src/build/policy.ts', `"default-src 'none'"`, `"default-src 'self'"`),
    ask: unit('build/policy'),
    fails: /forbids what it does not name/,
  },
  {
    name: 'French marks without their space',
    ...inFile('src/language/fr.ts', '+(?=[;!?])/g, THIN_SPACE', "+(?=[;!?])/g, ' '"),
    ask: unit('text/typography'),
    fails: /^/,
  },

  {
    name: 'buttons that work on nothing',
    ...inFile('src/routes/SitemapTool.tsx', 'disabled={!usable}', ''),
    ask: component('routes/SitemapTool'),
    fails: /disabled|empty|buttons/i,
  },
  {
    name: 'a menu that ignores Escape',
    ...inFile('src/frame/menus.client.ts', "'Escape'", "'Esc'"),
    ask: browser('menus', 'Escape'),
    fails: /Escape/,
  },
  {
    name: 'a failed picture that is not logged',
    ...inFile(
      'src/pictures/picture-state.client.ts',
      "if (outcome === 'failed') console.error",
      "if (outcome !== 'failed') console.error",
    ),
    ask: browser('images', 'card.s picture'),
    fails: /is logged/,
  },

  {
    name: 'a figure in one language only',
    ...inFile('content/fr/vintages/2019.md', '2,8 °C au-dessus', '2,9 °C au-dessus'),
    ask: ['check:content'],
    fails: /vintages\/2019/,
  },
  {
    name: 'a link to a page that does not exist',
    ...inFile('content/en/pages/home.md', '(route:history)', '(route:histroy)'),
    ask: ['check:content'],
    fails: /pages\/home\.md.*histroy/,
  },
  {
    name: 'an area that is not the specified one',
    ...inFile('content/facts/vineyards/grand-cru/musigny.md', 'areaHa: 0.27', 'areaHa: 0.28'),
    ask: ['test:content', 'tests/content/specification.test.ts'],
    fails: /Musigny|square metres|adds up/,
  },

  {
    name: 'a canonical address of its own making',
    ...inFile(
      'src/routes/head.ts',
      "link('canonical', { href: canonical })",
      "link('canonical', { href: `${canonical}/` })",
    ),
    ask: site('pages'),
    fails: /has its own address as the only canonical/,
  },
  {
    name: 'French pages that say they are English',
    ...inFile(LAYOUT, '<html lang={locale}', '<html lang="en"'),
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
    ...inFile(
      'src/routes/head.ts',
      "'og:image', absoluteUrl(siteAddress, image.path)",
      "'og:image', absoluteUrl(siteAddress, '/icon-512.png')",
    ),
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
    ...inFile('src/frame/fade-in.client.ts', "removeAttribute('data-hidden')", "setAttribute('data-hidden', '')"),
    ask: pages,
    fails: /every section/,
  },
  {
    name: 'a header that turns solid one pixel early',
    ...inFile('src/frame/header.client.ts', 'scrollY > HEADER', 'scrollY >= HEADER'),
    ask: browser('scroll', 'header is transparent'),
    fails: /the header is transparent up to its threshold/,
  },
  {
    name: 'links that forget the base path',
    ...inFile('src/routes/address.ts', 'return `${base}${path}`', 'return path'),
    ask: browser('journey', 'main pages \\(en\\)', 'journey'),
    fails: /could not be built for/,
  },
];
