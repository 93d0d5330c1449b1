import type { Element } from 'hast';
import { otherGrandsCrus } from '#atlas/holdings-by-commune.ts';
import { siteTexts } from '#documents/page-text.ts';
import { listedVineyards } from '#vineyards/listing.ts';
import { readingOf } from '#documents/reading.ts';
import type { PageText } from '#documents/section.ts';
import { formatArea, formatPlotArea } from '#language/format.ts';
import { foreign, formats, perLocale, type Locale } from '#language/locales.ts';
import { withoutJoiners } from '#language/spacing.ts';
import { numberAnchor } from '#site/anchors.ts';
import { hrefTo } from '#site/links.ts';
import type { PageRef } from '#site/routes.ts';
import { isCitation, datedNoteAnchor } from '#text/citations.ts';
import { vocabularyIn } from '#search/records.ts';
import { translator } from '#text/dictionary.ts';
import { pageFiles } from '#text/page-files.ts';
import { renderInline } from '#text/render.ts';
import { elementsIn, isElement, paragraphs as paragraphsOf, plainText, type Tree } from '#text/tree.ts';
import { typeset } from '#text/typography.ts';
import { datasets } from '#vineyards/open-data.ts';
import { plotRecords } from '#vineyards/records.ts';
import { tiers } from '#vineyards/schemas.ts';
import { communesOf, plotAnchor, plotReference } from '#vineyards/vineyard.ts';

/** A paragraph, a line of a list or a row of a table as plain text. */
interface Paragraph {
  /** Fragment of its own address, or of its section's. */
  readonly fragment: string;
  /** The smaller heading that it stands under. */
  readonly under?: string | undefined;
  readonly text: string;
  /** Place of the question that it answers in the `questions` of `content/<language>/search.md`. */
  readonly question?: number | undefined;
}

/** A part of a page with its text, as the index and the search read it. */
export interface Passage {
  readonly page: PageRef;
  /** Name of the page: `Musigny`. */
  readonly pageName: string;
  /** Address, with the fragment of the section where it has one. */
  readonly href: string;
  /** Heading of the section; empty where a text has none. */
  readonly heading: string;
  readonly paragraphs: readonly Paragraph[];
  /** Language of the text where it is not the page's. */
  readonly lang?: Locale | undefined;
}

/** A part of a page before its text is taken apart. */
interface Part {
  /** Fragment of its address; empty for one without an anchor. */
  readonly fragment: string;
  readonly heading: string;
  readonly tree: Tree;
  /** For each of its paragraphs, the place of the question that it answers. */
  readonly questions?: readonly number[];
}

/** The reading form of every page; without the index itself, which is made of the others. */
const readings = perLocale(async (locale) => {
  const all = (await siteTexts(locale)).map(async ({ page, text }) => {
    const written = page.id === 'az' ? text.sections.filter(({ kind }) => kind !== 'figure') : text.sections;
    return { page, text, sections: await readingOf(page, { ...text, sections: written }, locale) };
  });
  return Promise.all(all);
});

/** The prose of the site, section by section in the order of the pages. */
export const passages = perLocale(async (locale) =>
  (await readings[locale]).flatMap(({ page, text, sections }) =>
    sections.flatMap(({ id, heading, under, blocks }) => {
      const told = blocks.flatMap((block) => (block.kind === 'prose' ? block.body : []));
      const part: Part = {
        // A text without a heading has no anchor.
        fragment: heading.length === 0 ? '' : id,
        heading: [under, plainText(heading)].filter(Boolean).join(', '),
        tree: told.filter((node) => !isElement(node, 'dl')),
      };
      return passage(page, text, part, locale);
    }),
  ),
);

/** Passages beside the texts of the pages: subtitles, fact cards, quotations, dated notes, lists of plots, climats and files. */
export const asides = perLocale(async (locale) => {
  const t = await translator(locale);
  const { colon } = formats[locale];
  const vocabulary = vocabularyIn(locale);
  const rows = await Promise.all(
    tiers.map(async (tier) =>
      (await listedVineyards(tier, locale)).map(({ vineyard, facts }): Part => {
        const own = [`${t('vineyard.area')} ${formatArea(vineyard.areaHa, locale)}`, ...communesOf(vineyard)];
        const row = [...own, ...facts.map((fact) => `${fact.label} ${plainText(fact.text)}`)].join('; ');
        return {
          fragment: vineyard.slug,
          heading: t(`vineyards.${tier}`),
          tree: paragraphsOf(`${vineyard.name}${colon}${row}`),
        };
      }),
    ),
  );
  const { words: home } = await pageFiles('home', locale);
  const ofPages: Readonly<Partial<Record<string, readonly Part[]>>> = {
    home: home.numbers.map(({ value, what = '' }, index) => ({
      fragment: numberAnchor(index),
      heading: t('page.numbers'),
      tree: paragraphsOf(`${typeset(value, locale)} ${typeset(what, locale)}`),
    })),
    vineyards: rows.flat(),
    atlas: otherGrandsCrus(locale).map(({ id, name, area, communes }) => ({
      fragment: id,
      heading: t('atlas.others.title'),
      tree: paragraphsOf(
        `${name}${colon}${area}; ${t('vineyard.communes')} ${communes.join(', ')}. ${t('search.other-cru')}`,
      ),
    })),
    data: (await datasets[locale]).map(({ id, name, description, files }) => ({
      fragment: id,
      heading: name,
      tree: paragraphsOf(`${description} ${files.map((file) => file.name).join(', ')}.`),
    })),
  };
  return (await readings[locale]).flatMap(({ page, text, sections }) => {
    const { subtitle, references } = text;
    const recorded = page.id === 'vineyard' ? plotRecords.filter(({ cru }) => cru === page.params.slug) : [];
    const parts: Part[] = [
      { fragment: '', heading: '', tree: paragraphsOf(subtitle) },
      ...sections
        .flatMap(({ blocks }) => blocks)
        .flatMap((block): Part[] => {
          if (block.kind === 'quotation') {
            const { text: said, author, source } = block.quotation;
            return [
              {
                fragment: '',
                heading: plainText(author),
                tree: paragraphsOf(
                  `${typeset(`"${plainText(said)}"`, locale)} ${plainText(author)}, ${plainText(source)}`,
                ),
              },
            ];
          }
          if (block.kind !== 'facts') return [];
          return block.groups.map(({ id, title, facts }) => ({
            fragment: id,
            heading: title,
            tree: paragraphsOf(...facts.map((fact) => `${fact.label}${colon}${plainText(fact.text)}`)),
            questions: facts.map(({ key }) =>
              vocabulary.questions.findIndex((one) => one.of === id && one.fact === key),
            ),
          }));
        }),
      ...recorded.map(({ reference, areaM2, company, lieuDit = '' }) => ({
        fragment: plotAnchor(reference),
        heading: t('cru-map.plots'),
        tree: paragraphsOf(
          `${plotReference(reference)}${colon}${[formatPlotArea(areaM2, locale), lieuDit, company].filter(Boolean).join(', ')}`,
        ),
      })),
      ...references
        .flatMap((record) => record.datedNotes)
        .map(({ title = '', text: said }, index) => ({
          fragment: datedNoteAnchor(index + 1),
          heading: typeset(title, locale),
          tree: paragraphsOf(renderInline(said, locale)),
        })),
      ...(ofPages[page.id] ?? []),
    ];
    return parts.flatMap((part) => passage(page, text, part, locale));
  });
});

/** Elements whose text is a paragraph of its own. */
const BLOCKS = ['p', 'li', 'h3', 'blockquote', 'tr'];
/** Cells of a table without a number. */
const NONE = new Set(['', '–']);

function passage(page: PageRef, { name, textLocale }: PageText, part: Part, locale: Locale): Passage[] {
  const { fragment, heading, tree, questions } = part;
  const paragraphs: Paragraph[] = [];
  let under: string | undefined;
  const read = (nodes: Tree): void => {
    for (const node of nodes) {
      if (node.type !== 'element') continue;
      const isBlock =
        BLOCKS.includes(node.tagName) &&
        elementsIn(node.children, ({ tagName }) => BLOCKS.includes(tagName)).length === 0;
      if (!isBlock) read(node.children);
      else if (node.tagName === 'h3') under = textWithoutCitations(node.children);
      else {
        const text = node.tagName === 'tr' ? rowOf(node.children, locale) : textWithoutCitations(node.children);
        const { id } = node.properties;
        if (text !== '')
          paragraphs.push({
            fragment: typeof id === 'string' ? id : fragment,
            under,
            text,
            question: questions?.[paragraphs.length],
          });
      }
    }
  };
  read(tree);
  if (paragraphs.length === 0) return [];
  const href = `${hrefTo(page, locale)}${fragment === '' ? '' : `#${fragment}`}`;
  return [{ page, pageName: name, href, heading, paragraphs, lang: foreign(textLocale, locale) }];
}

function textWithoutCitations(tree: Tree): string {
  const words = (nodes: Tree): string =>
    nodes
      .map((node) => {
        if (node.type === 'text') return node.value;
        return node.type === 'element' && !isCitation(node) ? words(node.children) : '';
      })
      .join('');
  return withoutJoiners(words(tree)).replace(/\s+/g, ' ').trim();
}

const isCell = ({ tagName, properties }: Element): boolean => tagName === 'td' || properties.scope === 'row';

/** A row of a table as a sentence: `Chambertin: First vintage possible 1989; Missing 2004`. Cells without a number are left out; a row of heads says nothing. */
function rowOf(cells: Tree, locale: Locale): string {
  const [first, ...others] = elementsIn(cells, isCell).map(({ properties, children }) => ({
    label: typeof properties.dataLabel === 'string' ? properties.dataLabel : '',
    text: textWithoutCitations(children),
  }));
  if (!first) return '';
  const told = others.filter(({ text }) => !NONE.has(text)).map(({ label, text }) => `${label} ${text}`);
  return `${first.text}${formats[locale].colon}${told.join('; ')}`;
}
