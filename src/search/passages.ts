import { siteTexts } from '#contents/contents.ts';
import { proseOf, type PageText, type TextSection } from '#contents/section.ts';
import { foreign, type Locale } from '#language/locales.ts';
import { linkTo } from '#routes/links.ts';
import type { PageRef } from '#routes/routes.ts';
import { plainText } from '#text/html.ts';

/** A part of a page with its text, as the index and the search read it. */
export interface Passage {
  readonly page: PageRef;
  /** Name of the page: `Musigny`. */
  readonly pageName: string;
  /** Address, with the fragment of the section where it has one. */
  readonly href: string;
  /** Heading of the section; empty where a text has none. */
  readonly heading: string;
  /** Paragraphs as plain text. */
  readonly paragraphs: readonly string[];
  /** Language of the text where it is not the page's. */
  readonly lang?: Locale | undefined;
}

/** Every text of the site, section by section in the order of the pages. */
export async function passages(locale: Locale): Promise<Passage[]> {
  return (await siteTexts(locale)).flatMap(({ page, text }) =>
    textsOf(text)
      .map((section) => passage(page, text, section, locale))
      .filter(({ paragraphs }) => paragraphs.length > 0),
  );
}

/** The texts of a page, those that its figures say among them. */
function textsOf({ sections }: PageText): TextSection[] {
  return sections.flatMap((section) => {
    if (section.kind === 'figure') return section.says;
    if (section.kind !== 'text') return [];
    return [section, ...section.pieces.flatMap((piece) => (piece.kind === 'figure' ? piece.says : []))];
  });
}

const CITATION = /<sup class="citation".*?<\/sup>/gs;
const BLOCK = /<\/(?:p|li|h3|blockquote|tr)>/;

function passage(page: PageRef, { name, textLocale }: PageText, section: TextSection, locale: Locale): Passage {
  const paragraphs = proseOf(section)
    .replace(CITATION, '')
    .split(BLOCK)
    .map((block) => plainText(block).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
  const heading = plainText([section.under, section.heading].filter(Boolean).join(', '));
  // A text without a heading has no anchor.
  const fragment = section.heading === '' ? '' : `#${section.id}`;
  return {
    page,
    pageName: name,
    href: `${linkTo(page, locale)}${fragment}`,
    heading,
    paragraphs,
    lang: foreign(textLocale, locale),
  };
}
