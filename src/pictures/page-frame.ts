import { areaReferences, translator } from '#text/dictionary.ts';
import { plate } from '#pictures/plates.ts';
import type { Locale } from '#language/locales.ts';
import type { Plate } from '#pictures/picture.ts';
import type { Referenced } from '#text/referenced.ts';

interface PageFrame {
  readonly title: string;
  readonly description: string;
  readonly plate: Plate;
  readonly sources: readonly Referenced[];
}

/** What the layout asks of a page whose words are one area of the dictionary, `philosophy` for `content/translations/philosophy.md`. */
export async function pageFrame(area: string, plateId: string, locale: Locale): Promise<PageFrame> {
  const t = await translator(locale);
  return {
    title: t(`${area}.title`),
    description: t(`${area}.description`),
    plate: await plate(plateId, locale),
    sources: [await areaReferences(area, locale)],
  };
}
