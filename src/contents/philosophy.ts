import { paragraphs, translator } from '#text/dictionary.ts';
import type { PageTerms } from '#text/glossary.ts';
import { drawingsBefore, plate } from '#pictures/plates.ts';
import { dictionaryQuotation } from '#text/quotations.ts';
import type { Locale } from '#language/locales.ts';
import type { PlacedPlate, Plate } from '#pictures/picture.ts';
import type { Quotation } from '#text/quotation.ts';

/** Beside the paragraphs that speak of them. */
const SPIRIT_DRAWINGS = [
  [2, 'horn-and-quartz'],
  [3, 'tied-shoot'],
  [5, 'secateurs'],
] as const;
const EXCELLENCE_DRAWINGS = [
  [1, 'sorting'],
  [2, 'cut-barrel'],
] as const;

interface IllustratedText {
  readonly title: string;
  readonly html: string;
  readonly drawings: readonly PlacedPlate[];
}

interface Philosophy {
  readonly spirit: IllustratedText;
  readonly quote: Quotation;
  readonly excellence: IllustratedText;
  readonly cellar: Plate;
}

/** The parts of the philosophy page. Marks terms in the order of the page. */
export async function philosophy(locale: Locale, terms: PageTerms): Promise<Philosophy> {
  const t = await translator(locale);
  return {
    spirit: {
      title: t('philosophy.spirit.title'),
      html: terms.mark(await paragraphs(locale, 'philosophy.spirit')),
      drawings: await drawingsBefore(SPIRIT_DRAWINGS, locale),
    },
    quote: await dictionaryQuotation(locale, 'philosophy.quote'),
    excellence: {
      title: t('philosophy.excellence.title'),
      html: terms.mark(await paragraphs(locale, 'philosophy.excellence')),
      drawings: await drawingsBefore(EXCELLENCE_DRAWINGS, locale),
    },
    cellar: await plate('cellar', locale),
  };
}
