import { describe, expect, it } from 'vitest';
import { localeCodes, perLocale } from '#i18n/locales.ts';
import { listedWords, openDictionaries, spellingProblems } from '../../tools/content/spelling.ts';
import { library, withFile } from './library.ts';
import { describeMistakes, make, MUSIGNY } from './mistakes.ts';

const CHARLEMAGNE = 'content/vineyards/grand-cru/corton-charlemagne';

describeMistakes('a mistake in words', [
  {
    name: 'a banned English word',
    file: `${MUSIGNY}/en.md`,
    from: 'The vines lie south of Chambolle',
    to: 'The vines lie nestled south of Chambolle',
    field: 'intro, paragraph 1',
    says: /"nestled" is a worn phrase/,
  },
  {
    name: 'a banned French word',
    file: `${MUSIGNY}/fr.md`,
    from: 'un quarantième environ',
    to: 'véritable joyau, un quarantième environ',
    field: 'intro, paragraph 2',
    says: /"joyau" is a worn phrase/,
  },
  {
    name: 'a banned word in another form',
    file: 'content/plates/musigny.md',
    from: /(caption:\n {2}en: )/,
    to: '$1Exceptionally ',
    field: 'caption.en',
    says: /"Exceptionally" is a worn phrase/,
  },
  {
    name: 'tannin beside a white wine',
    file: `${CHARLEMAGNE}/en.md`,
    from: '## ',
    to: '## Tannin and ',
    field: 'intro, heading',
    says: /has no place beside a white wine/,
  },
  {
    name: 'a price',
    file: `${MUSIGNY}/en.md`,
    from: 'from two to four barrels a year',
    to: 'For €9,000 a bottle, a few barrels a year',
    field: 'investment, paragraph 1',
    says: /"€" is a price/,
  },
  {
    name: 'a legal maximum in the place of a base yield',
    file: `${MUSIGNY}/fr.md`,
    from: 'le rendement de base du Musigny',
    to: 'le maximum légal du Musigny',
    field: 'winemaking, paragraph 2',
    says: /"maximum légal" is something this site does not speak of/,
  },
  {
    name: 'a French paragraph on an English page',
    file: `${MUSIGNY}/en.md`,
    from: 'In a holding of this size a dead vine is an event.',
    to: 'Sur une si petite surface, un cep mort se remarque et le domaine remplace pied par pied.',
    field: 'winemaking, paragraph 1',
    says: /does not read as English/,
  },
  {
    name: 'an English paragraph on a French page',
    file: 'content/translations/home.md',
    from: 'Ni désherbant, ni produit de',
    to: 'The figures are small, because so much of the work in the rows is done by hand.',
    field: 'entries.home.about.p4.fr',
    says: /does not read as French/,
    elsewhere: true,
  },
  {
    name: 'a German text on a French page',
    file: `${MUSIGNY}/fr.md`,
    from: /tagline: [^\n]*/,
    to: 'tagline: auf kleiner roter und etwas steiniger fläche oberhalb der mauer, mit vielen alten reben',
    field: 'tagline',
    says: /does not read as French/,
  },
  {
    name: 'a guillemet that is never closed',
    file: 'content/vineyards/bourgogne/coteaux-bourguignons-blanc.md',
    from: '« Bourgogne grand ordinaire »',
    to: '« Bourgogne grand ordinaire',
    field: 'note.fr',
    says: /a guillemet is missing its partner/,
    elsewhere: true,
  },
  {
    name: 'a straight quote that is never closed',
    file: 'content/vineyards/bourgogne/coteaux-bourguignons-blanc.md',
    from: '"Bourgogne grand ordinaire"',
    to: '"Bourgogne grand ordinaire',
    field: 'note.en',
    says: /a quotation mark " is missing its partner/,
    elsewhere: true,
  },
  {
    name: 'guillemets in English',
    file: 'content/vineyards/bourgogne/coteaux-bourguignons-blanc.md',
    from: '"Bourgogne grand ordinaire"',
    to: '« Bourgogne grand ordinaire »',
    field: 'note.en',
    says: /guillemets are French/,
    elsewhere: true,
  },
  {
    name: 'HTML in prose',
    file: `${MUSIGNY}/en.md`,
    from: 'The dukes have gone',
    to: '<b>The dukes</b> have gone',
    field: 'intro, paragraph 1',
    says: /<b> is HTML/,
  },
  {
    name: 'an asterisk without its partner',
    file: `${MUSIGNY}/en.md`,
    from: '*climat*',
    to: '*climat',
    field: 'intro, paragraph 2',
    says: /an asterisk is missing its partner/,
  },
  {
    name: 'a quotation that only one language has',
    file: `${MUSIGNY}/fr.md`,
    from: /quote:\n[\s\S]*?(?=---)/,
    to: '',
    field: 'quote',
    says: /the other language has a quotation here/,
    elsewhere: true,
  },
  {
    name: 'a quotation from another year',
    file: `${MUSIGNY}/fr.md`,
    from: 'article du Figaro, 2016',
    to: 'article du Figaro, 2015',
    field: 'quote.source',
    says: /names other years than the English one/,
  },
  {
    name: 'a quotation whose original is not what the other page quotes',
    file: `${MUSIGNY}/fr.md`,
    from: "Un quart d'heure",
    to: 'Une demi-heure',
    field: 'quote.original',
    reportedIn: `${MUSIGNY}/en.md`,
    says: /is not what the French page quotes/,
    elsewhere: true,
  },
]);

describe('spelling', async () => {
  // Opened while the tests are collected: that takes seconds, which no single test should be charged with.
  const words = listedWords(library);
  const dictionaries = await openDictionaries(words);
  const bare = await openDictionaries(perLocale(() => new Set<string>()));

  const misspelt = [
    { file: `${MUSIGNY}/en.md`, from: 'dead vine', to: 'dead vinne', field: 'winemaking, paragraph 1' },
    { file: `${MUSIGNY}/en.md`, from: 'The dukes', to: 'The duks', field: 'intro, paragraph 1' },
    { file: `${MUSIGNY}/en.md`, from: 'Colour: ruby', to: 'Color: ruby', field: 'notes, paragraph 1' },
    { file: `${MUSIGNY}/en.md`, from: 'Échezeaux', to: 'Échézeaux', field: 'intro, paragraph 1' },
    { file: `${MUSIGNY}/fr.md`, from: 'un cep mort', to: 'un cepp mort', field: 'winemaking, paragraph 1' },
    { file: `${MUSIGNY}/fr.md`, from: "l'argile", to: "l'argille", field: 'tagline' },
    { file: `${MUSIGNY}/fr.md`, from: 'Chambolle', to: 'Chamboles', field: 'intro, paragraph 1' },
  ];

  it('finds nothing in the real content', () => {
    expect(spellingProblems(library, dictionaries)).toEqual([]);
  });

  it('has no word on its list that the content does not need', () => {
    const needed = spellingProblems(library, bare).flatMap(({ wrong }) => wrong.toLowerCase().match(/\p{L}+/gu) ?? []);
    const listed = new Set(localeCodes.flatMap((locale) => [...words[locale]]));
    expect([...listed.difference(new Set(needed))]).toEqual([]);
  });

  it.each(misspelt)('finds $to in the place of $from', async ({ file, from, to, field }) => {
    const { text, line } = await make({ file, from, to });
    const found = spellingProblems(withFile(file, text), dictionaries);
    expect(found).toEqual([expect.objectContaining({ file, line, field })]);
  });
});
