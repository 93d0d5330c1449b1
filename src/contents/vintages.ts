import { textSection, type PageText, type TextSection } from '#contents/section.ts';
import { textOf } from '#contents/text-of.ts';
import type { Locale } from '#language/locales.ts';
import type { PageTerms } from '#text/terms.ts';
import { vintageReferences, vintages, type Vintage } from '#vintages/vintages.ts';

/** The vintages: the years told in full stand where the text places them. Their sources come first. */
export function vintagesText(locale: Locale, terms: PageTerms): Promise<PageText> {
  const years = async (): Promise<{ data: Vintage[]; says: TextSection[] }> => {
    const told = await vintages(locale, terms);
    return { data: told, says: told.flatMap(sectionsOfYear) };
  };
  return textOf('vintages', locale, terms, { make: { years }, records: vintageReferences(locale) });
}

function sectionsOfYear({ year, vineyard, winery }: Vintage): TextSection[] {
  const narratives = Object.entries({ vineyard, winery }).map(([name, { heading, html }]) => ({
    ...textSection(`${name}-${year}`, heading, html),
    under: String(year),
  }));
  return [{ kind: 'text', id: `year-${year}`, heading: String(year), pieces: [] }, ...narratives];
}
