import { linkTo } from '#routes/links.ts';
import { paragraph, paragraphs, translator } from '#text/dictionary.ts';
import { pageTerms } from '#text/glossary.ts';
import { grandCruPage } from '#contents/grand-cru-page.ts';
import { history, HISTORY_LOCALE } from '#contents/history.ts';
import { inline } from '#text/prose.ts';
import { describedVineyards, grandCrus, tiers } from '#vineyards/records.ts';
import { vintages } from '#vintages/vintages.ts';
import { foreign, type Locale } from '#language/locales.ts';
import type { Passage } from '#search/a-z.ts';
import { anchorOf } from '#text/words.ts';
import { plainText } from '#text/runs.ts';
import type { PageRef, PlainRouteId } from '#routes/routes.ts';

/** Texts of the dictionary that are sections of a page: the page, the keys of heading and text, and a fragment of its own. */
const SECTIONS: readonly (readonly [page: PlainRouteId, heading: string, text: string, anchor?: string])[] = [
  ['home', 'home.about.title', 'home.about'],
  ['philosophy', 'philosophy.spirit.title', 'philosophy.spirit'],
  ['philosophy', 'philosophy.excellence.title', 'philosophy.excellence'],
  ...['houses', 'bottle', 'provenance', 'visit', 'names'].map((name): [PlainRouteId, string, string] => [
    'labels',
    `labels.${name}.title`,
    `labels.${name}`,
  ]),
  ['atlas', 'atlas.reading.title', 'atlas.reading'],
  ['atlas', 'slope.title', 'slope', 'slope'],
  ['harvests', 'harvests.says.title', 'harvests.says'],
  ['harvests', 'harvests.seasons.title', 'harvests.seasons'],
  ['harvests', 'harvests.method.title', 'harvests.method'],
  ['vintages', 'vintages.brief.title', 'vintages.brief'],
  ...['about', 'text', 'absent'].map((name): [PlainRouteId, string, string] => [
    'data',
    `data.${name}.title`,
    `data.${name}`,
  ]),
  ['offline', 'offline.about.title', 'offline.about'],
];

const PAGE_NAMES: Readonly<Partial<Record<PlainRouteId, string>>> = {
  home: 'nav.home',
  philosophy: 'nav.philosophy',
  history: 'nav.history',
  vineyards: 'nav.vineyards',
  vintages: 'nav.vintages',
  atlas: 'atlas.title',
  harvests: 'harvests.title',
  labels: 'labels.menu',
  compare: 'compare.menu',
  data: 'data.title',
  offline: 'offline.title',
};

/** Every text of the site, section by section in the order of the pages. */
export async function passages(locale: Locale): Promise<Passage[]> {
  const t = await translator(locale);
  const plain = (id: PlainRouteId, heading: string, html: string, anchor = anchorOf(heading)): Passage =>
    passage({ id }, t(PAGE_NAMES[id] ?? id), heading, html, locale, anchor);

  const found = await Promise.all(
    SECTIONS.map(async ([id, heading, text, anchor]) => plain(id, t(heading), await paragraphs(locale, text), anchor)),
  );
  const intro = (await paragraph(locale, 'vintages.intro.text')) ?? '';
  found.push(plain('vintages', t('vintages.intro.title'), intro));
  const compared = await Promise.all(['compare.subtitle', 'compare.disputed'].map((key) => paragraph(locale, key)));
  found.push(plain('compare', t('compare.table.title'), compared.join(''), 'table'));
  for (const { year, vineyard, winery } of await vintages(locale, await pageTerms(locale))) {
    for (const section of [vineyard, winery]) {
      found.push(plain('vintages', `${year}, ${section.heading}`, section.html, `year-${year}`));
    }
  }
  for (const tier of tiers) {
    const notes = (await describedVineyards(tier, locale)).map(({ name, lieuDit, note, profile }) => {
      const said = [note, profile].flatMap((text) => (text ? [inline(text, locale)] : []));
      return [[name, lieuDit].filter(Boolean).join(', '), said.join(' ')].filter(Boolean).join(': ');
    });
    found.push(plain('vineyards', t(`vineyards.${tier}`), notes.map((note) => `<p>${note}</p>`).join(''), tier));
  }
  return [...found, ...(await historyPassages(locale)), ...(await cruPassages(locale))];
}

async function historyPassages(locale: Locale): Promise<Passage[]> {
  const t = await translator(locale);
  const { timeline, narrative, profile } = await history(locale, await pageTerms(HISTORY_LOCALE));
  const lang = foreign(HISTORY_LOCALE, locale);
  const one = (heading: string, html: string, anchor: string): Passage => ({
    ...passage({ id: 'history' }, t('nav.history'), heading, html, locale, anchor),
    lang,
  });
  return [
    ...timeline.steps.map(({ year, title, html }) => one(year === 'present' ? title : `${year}, ${title}`, html, '')),
    ...[narrative, profile].map(({ heading, html, id }) => one(heading, html, id)),
  ];
}

async function cruPassages(locale: Locale): Promise<Passage[]> {
  const crus = await grandCrus;
  const all = await Promise.all(
    crus.map(async ({ slug, name }) => {
      const { prose } = await grandCruPage(slug, locale, await pageTerms(locale));
      const page: PageRef = { id: 'vineyard', params: { slug } };
      return [prose.intro, ...prose.sections].map(({ id, heading, html }) =>
        passage(page, name, heading, html, locale, id),
      );
    }),
  );
  return all.flat();
}

const CITATION = /<sup class="citation".*?<\/sup>/gs;
const BLOCK = /<\/(?:p|li|h3|blockquote)>/;

function passage(
  page: PageRef,
  pageName: string,
  heading: string,
  html: string,
  locale: Locale,
  anchor: string,
): Passage {
  const paragraphs = html
    .replace(CITATION, '')
    .split(BLOCK)
    .map((block) => plainText(block).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
  const href = linkTo(page, locale) + (anchor === '' ? '' : `#${anchor}`);
  return { page, pageName, href, heading: plainText(heading), paragraphs, lang: undefined };
}
