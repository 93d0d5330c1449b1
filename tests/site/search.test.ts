import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { stripAccents } from '#language/accents.ts';
import { localeCodes } from '#language/locales.ts';
import { pageName, pathTo } from '#site/paths.ts';
import { inShownOrder, searchEngine } from '#search/engine.ts';
import type { SearchFile } from '#search/search-file.ts';
import { href } from '#site/address.ts';
import { answers, builtPages, deployment, documentOf, siteFolder } from '../support/built-site.ts';
import { attributes } from '../support/elements.ts';
import { askAll, readQuestions, readSearch, sharesOf } from '../../tools/bench/search.ts';

const { names: answersTo } = readQuestions();

/** Bytes of one language's file as brotli makes them. */
const BUDGET = 60_000;

describe.each(localeCodes)('the search (%s)', async (locale) => {
  const text = readSearch(siteFolder, locale);
  const file = JSON.parse(text) as SearchFile;
  const engine = await searchEngine(file);
  const placeOf = ([page, fragment]: SearchFile['passages'][number]) =>
    `${file.pages[page]?.[1] ?? ''}${fragment && `#${fragment}`}`;
  const queries = answersTo.flatMap(({ typed, ...one }) => {
    const first = one.first ?? one[locale];
    return first === undefined ? [] : typed.map((query) => [query, first] as const);
  });

  it('reads a file within its budget', () => {
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(BUDGET);
  });

  it('leads to places that exist, in the language of the page', () => {
    const targets = [
      ...file.pages.map(([, address]) => address),
      ...file.names.map(([, , address]) => address),
      ...file.passages.map(placeOf),
    ];
    expect(targets.filter((address) => !answers(address))).toEqual([]);
    const foreign = builtPages.filter((page) => page.locale !== locale).map(({ path }) => href(deployment, path));
    expect(targets.filter((address) => foreign.includes(address.replace(/#.*/, '')))).toEqual([]);
  });

  it('reads every page that has texts of its own', () => {
    const withoutTexts = ['az', 'plates', 'sitemap'];
    const due = builtPages.filter((page) => page.locale === locale && !withoutTexts.includes(page.page.id));
    const read = file.pages.map(([, address]) => address);
    expect(read).toEqual(expect.arrayContaining(due.map(({ path }) => href(deployment, path))));
  });

  it('shares its references with the index, which names the sections that use a word most, five at most', () => {
    const index = documentOf({ id: 'az' }, locale);
    const own = '.index-references a:not([href^="#entry-"])';
    const listed = Array.from(index('[id^=entry-], [id^=year-]'), (entry) => index(own, entry).length);
    expect(Math.max(...listed)).toBeLessThanOrEqual(9);
    const sections = attributes(index, `#entry-clos ${own}`, 'href');
    const using = file.passages.filter(([, , heading, text]) =>
      /(?<!\p{L})clos(?![\p{L}])/iu.test(`${heading} ${text}`),
    );
    const places = using.map(placeOf).flatMap((place) => [place, place.replace(/-\d+$/, '')]);
    expect(sections).toHaveLength(5);
    expect(sections.filter((section) => !places.includes(section))).toEqual([]);
  });

  it('has an index that leads from a village to its climats and back, from a lieu-dit to its wine, from a Grand Cru of others to both its villages and from a term to those of its definition, and leaves the plates to their own page', () => {
    const index = documentOf({ id: 'az' }, locale);
    const leads = (from: string, to: string) => index(`#entry-${from} a[href="#entry-${to}"]`).length;
    expect([leads('vosne-romanee', 'richebourg'), leads('richebourg', 'vosne-romanee')]).toEqual([1, 1]);
    const [other] = attributes(index, '#entry-bonnes-mares a', 'href');
    expect(other).toBe(`${href(deployment, pathTo({ id: 'atlas' }, locale))}#bonnes-mares`);
    const itsVillages = [leads('bonnes-mares', 'chambolle-musigny'), leads('bonnes-mares', 'morey-saint-denis')];
    expect(itsVillages).toEqual([1, 1]);
    const [from, to] = { en: ['marl', 'limestone'], fr: ['marne', 'calcaire'] }[locale];
    expect(leads(from ?? '', to ?? '')).toBe(1);
    expect(index('[data-kind=plate]')).toHaveLength(0);
    // A lieu-dit leads to the wine that is named after it and its commune.
    expect(index('li:has(> [href="#entry-nuits-saint-georges-aux-boudots"])').text().trim()).toMatch(/^Boudots,/);
  });

  it('has an index that leads to the chapter that tells a life, and names a ruler by number and title', () => {
    const index = documentOf({ id: 'az' }, locale);
    const history = href(deployment, pathTo({ id: 'history' }, locale));
    expect(attributes(index, '#entry-lalou-bize-leroy a', 'href')).toContain(`${history}#narrative`);
    const title = { en: 'Duke', fr: 'duc' }[locale];
    expect(index('#entry-hugues [data-kind]').text()).toBe(`Hugues II, ${title}`);
  });

  it('lists its names by the alphabet as they are printed, without accents and signs, years and plates last', () => {
    const printed = file.names.map(([name]) => stripAccents(name).toLowerCase());
    const numbers = printed.findIndex((name) => /^\d/.test(name));
    const plates = file.names.findIndex(([, , , context]) => context.startsWith('Pl.'));
    expect(numbers).toBeGreaterThan(200);
    expect(printed.slice(numbers, plates).filter((name) => !/^\d/.test(name))).toEqual([]);
    for (const group of [printed.slice(0, numbers), printed.slice(plates)]) {
      const words = group.map((name) => name.replace(/[^a-z ]/g, ''));
      expect(words).toEqual(words.toSorted());
    }
  });

  it('has quotations in the marks of its language', () => {
    const quoted = file.passages.map(([, , , text]) => text.charAt(0)).filter((first) => '“«'.includes(first));
    expect(new Set(quoted)).toEqual(new Set({ en: '“', fr: '«' }[locale]));
  });

  it.each(['DRC', 'rsv'])('takes the other name "%s" of an entry as found', (name) => {
    expect(engine.find(name)).toMatchObject({ state: 'found', lead: 'names' });
  });

  it('has an index that calls a section by one name, that of its heading', () => {
    const index = documentOf({ id: 'az' }, locale);
    const page = href(deployment, pathTo({ id: 'vineyards' }, locale));
    const heading = documentOf({ id: 'vineyards' }, locale)('h2#premier-cru, #premier-cru h2').first().text().trim();
    const named = Array.from(index(`a[href="${page}#premier-cru"]`), (link) => index(link).text().trim());
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !name.endsWith(heading))).toEqual([]);
  });

  it('has at least sixty queries to answer', () => {
    expect(new Set(queries.map(([query]) => query)).size).toBeGreaterThanOrEqual(60);
  });

  it.each(queries)('"%s" has %s first', (query, first) => {
    // A passage names its page before its heading.
    expect(inShownOrder(engine.find(query))[0]?.label.split(', ').slice(-first.split(', ').length).join(', ')).toBe(
      first,
    );
  });

  const leads = (query: string) => inShownOrder(engine.find(query)).map(({ href: to }) => to);
  const harvests = href(deployment, pathTo({ id: 'harvests' }, locale));
  const bottles = `${href(deployment, pathTo({ id: 'labels' }, locale))}#bottles`;
  const compare = href(deployment, pathTo({ id: 'compare' }, locale));

  it.each([
    ['boudots', 'nuits-saint-georges-aux-boudots'],
    ['beaux monts', 'vosne-romanee-les-beaux-monts'],
    ['aux brulees', 'vosne-romanee-aux-brulees'],
    ['combottes', 'gevrey-chambertin-aux-combottes'],
  ])('answers the lieu-dit "%s" by the holding there', (query, id) => {
    expect(leads(query)[0]).toBe(`${href(deployment, pathTo({ id: 'vineyards' }, locale))}#${id}`);
  });

  it('answers a year by the harvests, and one before the estate by the labels', () => {
    expect(leads('2012')[0]).toBe(`${harvests}#2012`);
    expect(leads('2020')[0]).toBe(`${harvests}#seasons`);
    expect(leads('2004s')[0]).toBe(`${harvests}#2004`);
    expect(leads('1976').slice(0, 2)).toEqual([`${harvests}#1976`, bottles]);
  });

  it.each(['2004 Domaine Leroy Richebourg', 'Leroy, Bourgogne 2011', 'chambertin 1985', '1986 Domaine Leroy Musigny'])(
    'leads the title "%s" to the examiner of bottles',
    (title) => {
      const labels = href(deployment, pathTo({ id: 'labels' }, locale));
      expect(leads(title)[0]).toBe(`${labels}?title=${encodeURIComponent(title)}#examiner`);
      expect(answers(`${labels}#examiner`)).toBe(true);
    },
  );

  it.each(['richebourg vs romanee-saint-vivant', 'romanée st vivant richebourg'])('compares two crus: %s', (query) => {
    expect(leads(query)[0]).toBe(`${compare}#richebourg--romanee-saint-vivant`);
  });

  it('takes numbers with and without separators as the same, and finds plots by their reference', () => {
    const shown = (query: string) => engine.find(query).passages[0]?.context ?? '';
    for (const query of ['2685', '2,685', '2 685']) expect(shown(query)).toMatch(/2[,\s]685/);
    expect(leads('BN 184')[0]).toContain('#plot-bn-184');
  });

  it('finds what has the words as they are spelt before what is spelt otherwise, and says how much there is', () => {
    const { names, passages } = engine.find({ en: 'monks', fr: 'moines' }[locale]);
    expect(names.map(({ label }) => label)).not.toContain('Beaux Monts');
    expect(passages.some(({ href: to }) => to.includes('clos-de-vougeot'))).toBe(true);
    const vosne = engine.find('vosne');
    expect(vosne.all.passages).toBeGreaterThan(vosne.passages.length);
  });

  it('says what is near when nothing is spelt like that, and what is not told', () => {
    const near = engine.find('chambertin zinfandel');
    expect(near.state).not.toBe('found');
    expect(inShownOrder(near)[0]?.href).toContain('/chambertin');
    expect(engine.find({ en: 'restaurant', fr: 'restaurants' }[locale]).state).toBe('unanswered');
    expect(engine.find('qqqqqq')).toMatchObject({ state: 'near', names: [], passages: [] });
    const vines = { en: 'How old are the vines in Richebourg?', fr: 'Quel âge ont les vignes du Richebourg ?' }[locale];
    expect(engine.find(vines).state).toBe('unanswered');
  });

  it.each(['bague', 'rosé', 'cheva'])('shows what is merely like "%s" as near', (word) => {
    expect(engine.find(word).state).toBe('near');
  });

  it('shows nothing as found that names nobody who was asked for, or is told in other words only', () => {
    const queries = {
      en: ['Who makes the corks?', 'What do you eat with Musigny?', 'How many rooms does the cellar have?'],
      fr: ['Qui dessine les étiquettes ?', 'Que manger avec un musigny ?', 'Combien de salles dans la cave ?'],
    }[locale];
    for (const query of queries) expect(engine.find(query).state).toBe('near');
  });

  it('explains a word whose meaning is asked', () => {
    expect(leads({ en: 'what does hl/ha stand for', fr: 'que signifie hl/ha' }[locale])[0]).toMatch(/#entry-hl-ha$/);
  });

  it('takes no question with a year for the title of a bottle', () => {
    const [subject, question] = {
      en: ['hail 2012 leroy', 'Is the 2004 Leroy Bourgogne the Domaine Leroy one'],
      fr: ['grêle 2012 leroy', 'Est-ce que le Leroy Bourgogne 2004 est du Domaine Leroy'],
    }[locale];
    for (const query of [subject ?? '', question ?? '', 'leroy 1868'])
      expect(leads(query)[0]).not.toContain('#examiner');
  });

  it('takes words that ask for nothing else that is written alike, and shows what is said next', () => {
    const [query, other, next] = {
      en: ['How long does it take to see the presses?', 'money', 'There are four of them.'],
      fr: ['Où ne voit-on pas les pressoirs ?', 'naissance', 'Des quatre pressoirs'],
    }[locale];
    const { passages, terms } = engine.find(query ?? '');
    expect(passages[0]?.context).toContain(next);
    expect(engine.mark(other ?? '', terms)).toEqual([[other, false]]);
  });

  it('answers from the paragraph, the row and the map that tell it of a Grand Cru', () => {
    const first = (query: string): string => inShownOrder(engine.find(query))[0]?.context ?? '';
    const [name, degree, villages, dish] = {
      en: [
        'origin of the name Latricières',
        'minimum strength Musigny',
        'Which villages is Bonnes-Mares in?',
        'What would you eat with a Richebourg?',
      ],
      fr: [
        'origine du nom Latricières',
        'degré minimum du musigny',
        'Dans quels villages est Bonnes-Mares ?',
        'Que mangerait-on avec un richebourg ?',
      ],
    }[locale];
    expect(first(name ?? '')).toMatch(/tricière|Celt|celte/);
    expect(first(degree ?? '')).toMatch(/^Musigny.*11[.,]5/);
    expect(first(villages ?? '')).toContain('Morey-Saint-Denis');
    expect(first(dish ?? '')).toMatch(/truffle|gibier/i);
  });
});

/** Least shares of what is shown as wanted (docs/bench.md has the figures). */
const LEAST = { pageShown: 0.95, passageFirst: 0.82 };

describe('the questions of readers', async () => {
  const asked = await askAll(siteFolder, (page, locale) => {
    const built = builtPages.find((one) => one.locale === locale && pageName(one.page) === page);
    return href(deployment, built?.path ?? '');
  });

  it('lead to their page, and most of them to the sentence that answers them', () => {
    const { pageShown, passageFirst } = sharesOf(asked);
    expect(pageShown).toBeGreaterThanOrEqual(LEAST.pageShown);
    expect(passageFirst).toBeGreaterThanOrEqual(LEAST.passageFirst);
  });

  it('are never shown as answered where no page tells', () => {
    const shown = asked.filter(({ page, found }) => page === undefined && found.state === 'found');
    expect(shown.map(({ question }) => question)).toEqual([]);
  });
});
