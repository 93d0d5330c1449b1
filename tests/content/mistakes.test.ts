import { describe, expect, it } from 'vitest';
import { makeLibrary } from '../../tools/content/library.ts';
import { changed, fixture, mistakesIn } from './fixture.ts';

const CRU = 'facts/vineyards/grand-cru/clos.md';
const EN = 'en/vineyards/clos.md';
const FR = 'fr/vineyards/clos.md';
const VILLAGE = 'facts/vineyards/villages/aubigny.md';
const VILLAGE_EN = 'en/vineyards/aubigny.md';
const VILLAGE_FR = 'fr/vineyards/aubigny.md';
const YEAR = 'facts/vintages/2001.md';
const YEAR_EN = 'en/vintages/2001.md';
const WORDS = 'fr/translations/home.md';
const HOME = 'en/pages/home.md';
const HOME_FR = 'fr/pages/home.md';
const HISTORY = 'en/pages/history.md';

const SECOND = '---\norder: 1\nname: Second\ngrape: aligote\nareaHa: 1\n---\n';
const MILL = '---\nalt: A mill\ncaption: A mill\n---\n';

/** A change of the fixture (of the whole file where `from` is undefined) and what one of the messages says. */
type Mistake = readonly [
  name: string,
  file: string,
  from: string | RegExp | undefined,
  to: string | undefined,
  message: string,
  reportedIn?: string,
];

// prettier-ignore
const MISTAKES: Readonly<Record<string, readonly Mistake[]>> = {
  'a field': [
    ['an unknown field', CRU, 'acquired:', 'aquired:', 'aquired: is no field that the site knows'],
    ['a missing field', EN, /note: .*\n/, '', 'note: is missing'],
    ['a missing fact', CRU, /position: .*\n/, '', 'position: is missing'],
    ['a field of a Grand Cru in a holding', VILLAGE_EN, '---\n', '---\nsubtitle: A village\n', 'subtitle: is no field that the site knows'],
    ['a text for a number', VILLAGE, '1.25', '1.25 ha', 'areaHa: Invalid input: expected number, received string'],
    ['a number out of range', VILLAGE, '1.25', '351', 'areaHa: Too big: expected number to be <=100'],
    ['a name with markup', VILLAGE, 'name: Aubigny', 'name: Aubigny</script><script>alert(1)</script>', 'name: holds markup: write it without <'],
    ['a source without a kind', CRU, '    kind: book\n', '', 'sources.0.kind'],
    ['an author with markup', CRU, 'by: Jules Lavalle', 'by: <b>Jules Lavalle</b>', 'sources.0.by: holds markup'],
    ['an unknown grape', VILLAGE, 'pinot-noir', 'pinot', 'grape: Invalid option: expected one of "pinot-noir"'],
    ['a range that runs backwards', CRU, '[20, 30]', '[30, 20]', 'ageingYears: the smaller number comes first'],
    ['a note in one language', VILLAGE_FR, /note: .*\n/, '', 'note: is missing, but content/en/vineyards/aubigny.md has it'],
    ['a tag more in one language', FR, 'tags: [', 'tags: [Sud, ', 'tags: has 3 entries, but 2 in content/en/vineyards/clos.md'],
    ['a source without words', FR, / {2}survey: .*\n/, '', `sources: lacks "survey", which content/${CRU} names`],
    ['words for no source', FR, '  survey:', '  surveys:', `sources.surveys: is not named in content/${CRU}`],
    ['a short description', EN, /description: >-[^]*?quote/, 'description: A\nquote', 'description: Too small'],
    ['a source without id', YEAR, '- id: diary\n   ', '-', 'sources.0.id: is missing'],
    ['an address that is none', CRU, 'https://example.org/hills', 'example', 'sources.1.address: write a whole address'],
    ['an unknown language', CRU, 'lang: fr', 'lang: french', 'sources.0.lang: write the code of a language, such as fr'],
    ['a day that never was', EN, '2026-11-21', '2026-02-30', "notes.0.date: write a day of the calendar in quotes, such as '2026-11-21'"],
    ['a day without quotes', EN, "'2026-11-21'", '2026-11-21', 'notes.0.date: write a day of the calendar in quotes'],
    ['a translation without original', EN, '  originalLang: fr\n', '', 'quote: a translation of ours also gives'],
    ['a field defined twice', VILLAGE, 'order: 1', 'order: 1\norder: 2', 'the front matter cannot be read: Map keys must be unique'],
    ['YAML that cannot be read', VILLAGE, 'grape: ', 'grape: a: ', 'the front matter cannot be read'],
    ['no front matter', VILLAGE, undefined, 'Words.\n', 'the file does not begin with a front matter'],
  ],
  'a file': [
    ['no French text', FR, undefined, undefined, 'the French text is missing'],
    ['no English text', YEAR_EN, undefined, undefined, 'the English text is missing'],
    ['no record', YEAR, undefined, undefined, 'its facts are missing. Write them in content/facts/', YEAR_EN],
    ['one that no collection reads', 'de/vineyards/clos.md', undefined, '---\n---\n', 'belongs to no collection'],
    ['a capital letter in a path', 'en/plates/Mill.md', undefined, MILL, 'the name "Mill" would make a bad address'],
    ['a vintage that is no year', 'facts/vintages/next.md', undefined, '---\n---\n', 'the name is no year'],
    ['a taken place', 'facts/vineyards/villages/second.md', undefined, SECOND, 'order: is "1", as in content/facts/vineyards/villages/aubigny.md'],
    ['a taken name', 'facts/vineyards/villages/second.md', undefined, SECOND.replace('Second', 'Aubigny'), 'name: is "Aubigny", as in'],
    ['a taken slug', 'facts/vineyards/villages/clos.md', undefined, SECOND, 'is "clos", as in content/facts/vineyards/grand-cru/clos.md'],
    ['a plate that is not drawn', 'en/plates/mill.md', undefined, MILL, 'the plate is not drawn'],
    ['a plate without words', 'facts/plates.md', 'clos', 'well', 'order.0: the plate "well" has no words'],
    ['a plate without words in a language', 'fr/plates/clos.md', undefined, undefined, 'the French text is missing'],
    ['a plate without number', 'en/plates/mill.md', undefined, MILL, 'the plate has no number'],
    ['a plate with two numbers', 'facts/plates.md', '- clos', '- clos\n  - clos', 'order.1: "clos" is there twice'],
    ['a vineyard without plate', CRU, 'plate: clos', 'plate: well', 'plate: there is no plate "well"'],
    ['a word of two terms', 'en/glossary/plot.md', '[plot]', '[plot, Climat]', 'forms.1: is "Climat", as in content/en/glossary/climat.md'],
    ['a key in two files', 'en/translations/nav.md', 'nav.home:', 'home.explore:', 'home.explore: is also defined in content/en/translations/home.md'],
    ['a key in one language', WORDS, /home.number: .*\n/, '', 'home.number: is missing, but content/en/translations/home.md has it'],
    ['a place in braces in one language', WORDS, 'N° {number}', 'Le numéro', 'home.number: has "", but "{number}" in content/en/translations/home.md'],
  ],
  'sections': [
    ['one that a page needs', YEAR_EN, '## In the Cellar {#winery}', '', 'the section winery is missing'],
    ['one that the page does not know', YEAR_EN, '{#winery}', '{#cellar}', 'cellar, heading: "cellar" is no section of this page. Write one of vineyard'],
    ['one of a holding, which has no page', VILLAGE_EN, /$/, '## The Place {#place}\n\nIt is small.\n', '"place" is no section of this page. Move it to the note'],
    ['one without a name', EN, ' {#notes}', '', 'intro, heading: "The Wine" begins no section'],
    ['one without text', YEAR_EN, /(\{#winery\})[^]*/, '$1\n', 'winery, heading: has no text'],
    ['one twice', EN, '{#notes}', '{#intro}', 'intro, heading: is there twice'],
    ['a text before the first', YEAR_EN, '## In the Rows', 'A word.\n\n## In the Rows', 'before the first section, paragraph 1: stands before'],
    ['one with the id of a part of every page', HOME, '{#about}', '{#sources}', 'sources, heading: "sources" is the id of a part of every page. Name the section otherwise'],
    ['one in one language only', FR, '## Le vin {#notes}', '### Le vin', 'has the sections intro, ![](quotation:quote), closing; in content/en/vineyards/clos.md they are intro, ![](quotation:quote), notes, closing'],
    ['half of a text in one language only', FR, /La vigne est[^]*?climat\./, 'Court.', 'the text has ', FR],
  ],
  'what a text places': [
    ['a plate that there is not', HOME, 'plate:clos', 'plate:well', 'about, paragraph 1: there is no plate "well". Name another plate', HOME],
    ['a figure that there is not', HISTORY, 'figure:timeline', 'figure:dates', 'there is no figure "dates". Write one of'],
    ['a quotation that the page does not have', HOME, 'quotation:quote', 'quotation:motto', 'there is no quotation "motto"'],
    ['a quotation without a place', HISTORY, '![](quotation:quote)', '', 'quote: stands in 0 places of the text'],
    ['a drawing in one language', HOME_FR, '![](plate:clos)\n\n', '', 'has the sections about, ![](quotation:quote); in content/en/pages/home.md they are about, ![](plate:clos), ![](quotation:quote)'],
    ['a field that pages do not have', HOME, 'title:', 'tagline: A well\ntitle:', 'tagline: is no field that the site knows'],
    ['a step that leads nowhere', HOME, '[the vineyard around it]', 'the vineyard around it', 'next.text: put the linked words in [brackets]'],
  ],
  'links, sources and citations': [
    ['a link to a vineyard that does not exist', EN, 'route:vintages', 'vineyard:close', 'intro, paragraph 1: the link to "vineyard:close" leads to no page'],
    ['a link to a page that does not exist', EN, 'route:vintages', 'route:vintage', 'leads to no page. Write https://… or one of route:home'],
    ['a link written as an address', EN, 'route:vintages', '/vintages/en', 'the link to "/vintages/en" leads to no page'],
    ['a link on a card', EN, 'The smallest of the holdings.', "'The [smallest](route:home)'", 'note: the link to "route:home" stands in a short text'],
    ['a page without sources', YEAR, /sources:[^]*?(?=\n---)/, 'sources: []', 'sources: the page names no source'],
    ['two sources with one id', CRU, 'id: survey', 'id: lavalle', 'sources.1.id: "lavalle" is also the id of another source'],
    ['a source without address', CRU, /\n *address: https:\/\/example.org\/hills/, '', 'sources.1: "Geological survey, The hills of Aubigny" has no address'],
    ['a source that is a home page', CRU, 'example.org/hills', 'example.org/', 'sources.1.address: https://example.org/ leads to a home page'],
    ['a citation of no source', HOME, 'by hand,', 'by hand[^lavalle],', 'about, paragraph 1: the citation [^lavalle] names no source of content/en/pages/home.md. Write one of press'],
    ['a source that one language does not explain', HOME_FR, /\n *press:\n.*\n.*/, ' {}', 'sources: lacks "press", which content/facts/pages/home.md names'],
    ['a citation in a subtitle', EN, 'the wall', 'the wall[^survey]', 'subtitle: the citation [^survey] stands in a text that is printed without links'],
  ],
  'figures and quotations': [
    ['a figure in one language', EN, '14 to 18', '14 to 19', 'closing, paragraph 1: "19 months" is not in the French text'],
    ['a unit in one language', FR, '14 à 18 mois', '14 à 18 ans', 'closing, paragraph 1: "14 years" is not in the English text'],
    ['an area of no record', EN, '0.27 ha', '0.28 ha', 'intro, paragraph 2: 0.28 ha is a figure of no record. Correct it, or add it to content/editorial/figures.md'],
    ['a record changed without its text', CRU, 'areaHa: 0.27', 'areaHa: 0.28', 'intro, paragraph 2: 0.27 ha is a figure of no record', EN],
    ['a yield of no record', YEAR_EN, '20 hl', '22 hl', 'vineyard, paragraph 1: 22 hl/ha is a figure of no record'],
    ['a day that the text does not give', YEAR, '2001-09-19', '2001-09-20', 'the text never says 20 September, as the record does', YEAR_EN],
    ['a point in French', FR, '0,27', '0.27', 'intro, paragraph 2: "0.2" is not how this language writes numbers'],
    ['a comma in English', EN, '0.27', '0,27', 'intro, paragraph 2: "0,27" is not how this language writes numbers'],
    ['a quotation in one language', FR, /quote:[^]*?(?=note:)/, '', 'quote: the other language has a quotation here'],
    ['a quotation by another author', FR, 'The first owner', 'The second owner', 'quote.author: is "The second owner", but "The first owner" in content/en/vineyards/clos.md'],
    ['a quotation of another year', FR, '1932', '1933', 'quote.source: names other years than content/en/vineyards/clos.md'],
    ['a quotation unlike its original', FR, 'Une goutte', 'Deux gouttes', 'quote.original: is not what content/fr/vineyards/clos.md quotes', EN],
    ['an original unlike its quotation', HOME, /(original:.*)vigne/, '$1cave', 'quote.original: is not what content/fr/pages/home.md quotes'],
  ],
  'wording': [
    ['a banned English word', EN, 'The vines lie', 'The vines lie nestled', 'intro, paragraph 1: "nestled" is a worn phrase. Say it otherwise, or correct content/editorial/vocabulary.md'],
    ['a banned French word', FR, 'La vigne est', 'La vigne est un joyau', 'intro, paragraph 1: "joyau" is a worn phrase'],
    ['one in another form', EN, 'The smallest', 'Exceptionally the smallest', 'note: "Exceptionally" is a worn phrase'],
    ['one that is banned on this page', EN, '## The Wine', '## Tannin', 'notes, heading: "Tannin" has no place beside a white wine'],
    ['a price', EN, 'nobody', 'nobody with €900', 'closing, paragraph 2: "€" is a price'],
    ['a French sentence in English', EN, 'A dead vine is replaced by hand.', 'Un cep mort est remplacé à la main et le domaine le dit.', 'closing, paragraph 1: "Un cep mort est remplacé à la main et le…" does not read as English'],
    ['an English sentence in French', HOME_FR, /Le domaine trav.*/, 'The estate works by hand as the old growers did.', 'about, paragraph 1: "The estate works'],
    ['a German sentence in French', FR, /subtitle: .*/, 'subtitle: auf kleiner roter und etwas steiniger fläche oberhalb der mauer', 'subtitle: "auf kleiner'],
    ['an open guillemet', VILLAGE_FR, '« Aubi »', '« Aubi', 'note: « or » is missing its partner'],
    ['an open quotation mark', VILLAGE_EN, '"Aubi"', '"Aubi', 'note: a quotation mark " is missing its partner'],
    ['an open bracket', VILLAGE_EN, '"Aubi"', '(Aubi', 'note: ( or ) is missing its partner'],
    ['guillemets in English', VILLAGE_EN, '"Aubi"', '« Aubi »', 'note: guillemets are French quotation marks'],
    ['HTML', EN, 'The dukes', '<b>The dukes</b>', 'intro, paragraph 1: <b> is HTML'],
    ['bold type', EN, 'The dukes', '**The dukes**', 'intro, paragraph 1: bold type is not used on this site'],
    ['an open asterisk', EN, '*climat*', '*climat', 'intro, paragraph 2: an asterisk is missing its partner'],
    ['two spaces', EN, 'The dukes', 'The  dukes', 'intro, paragraph 1: two spaces follow each other'],
  ],
};

describe.each(Object.entries(MISTAKES))('a mistake in %s', (_, mistakes) => {
  for (const [name, file, from, to, message, reportedIn = file] of mistakes) {
    it(`is named: ${name}`, async () => {
      const named = mistakesIn(await changed({ file, from, to })).filter((line) =>
        line.startsWith(`content/${reportedIn}:`),
      );
      expect(named.join('\n')).toContain(message);
    });
  }
});

describe('a message', () => {
  it.each([
    ['of a field names its line', VILLAGE, 'areaHa: 1.25', 'areaHa: big', `content/${VILLAGE}:5  areaHa: Invalid`],
    [
      'of a missing field names the line of its group',
      'facts/pages/home.md',
      /\n *title: .*/,
      '',
      'content/facts/pages/home.md:3  sources.0.title: is missing',
    ],
    ['of a text names its line', EN, '*climat*', '*climat', `content/${EN}:30  intro, paragraph 2: an asterisk`],
    [
      'of YAML names its line',
      VILLAGE,
      'areaHa: 1.25',
      'areaHa: [1.25',
      `content/${VILLAGE}:6  the front matter cannot be read`,
    ],
  ])('%s', async (_, file, from, to, message) => {
    expect(mistakesIn(await changed({ file, from, to })).join('\n')).toContain(message);
  });
});

describe('a picture of a plate', () => {
  it.each([
    ['must be there', new Map<string, number>(), 'does not exist'],
    ['must be whole', new Map([['clos-480.webp', 3]]), 'is broken: it has 3 bytes instead of 4'],
  ])('%s', (_, files, message) => {
    const library = makeLibrary(fixture.documents, { ...fixture.pictures, files });
    expect(mistakesIn(library)).toEqual([
      `content/en/plates/clos.md:1  the picture public/uploads/plates/clos-480.webp ${message}. Run npm run plates.`,
    ]);
  });
});

describe('what is no mistake', () => {
  it.each([
    ['the fixture', HOME, 'works', 'is worked'],
    ['a banned word that somebody else said', EN, 'nobody has asked', 'nobody said "nestled"'],
    ['a wording that is excepted', EN, '## Below the Wall', '## Exceptional Terroir'],
    [
      'a French sentence in quotation marks',
      EN,
      'nobody has asked',
      'they say "un cep mort est remplacé à la main et le domaine le dit"',
    ],
    ['a figure without its unit in one language', FR, '14 à 18 mois', '14 à 18'],
    [
      'an original in a language that the site does not have',
      HISTORY,
      'ours: false',
      "ours: true, original: Der Hügel ist klein., originalLang: 'de'",
    ],
    ['an address that is excepted', CRU, 'example.org/hills', 'example.com'],
  ])('%s', async (_, file, from, to) => {
    expect(mistakesIn(await changed({ file, from, to }))).toEqual([]);
  });
});
