const numbered = (prefix: string, last: number): string[] =>
  Array.from({ length: last }, (_, index) => `${prefix}.p${index + 1}`);

/** The keys that the specification names (section 3). Pages may ask for more. */
export const REQUIRED_KEYS: readonly string[] = [
  'nav.home',
  'nav.philosophy',
  'nav.history',
  'nav.vineyards',
  'nav.vintages',
  'home.title',
  'home.subtitle',
  'home.explore',
  'home.about.title',
  ...numbered('home.about', 5),
  'philosophy.title',
  'philosophy.subtitle',
  'philosophy.spirit.title',
  ...numbered('philosophy.spirit', 5),
  'philosophy.quote',
  'philosophy.quote.author',
  'philosophy.excellence.title',
  ...numbered('philosophy.excellence', 3),
  'vintages.title',
  'vintages.subtitle',
  'vintages.intro.title',
  'vintages.intro.text',
  'vintages.vineyard',
  'vintages.winery',
  'vintages.quote',
  'vintages.quote.subtitle',
  'footer.copyright',
];
