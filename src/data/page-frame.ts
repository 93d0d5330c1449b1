import { areaReferences, translator } from '#data/dictionary.ts';
import { plate } from '#data/plates.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Plate } from '#model/picture.ts';
import type { Referenced } from '#model/references.ts';

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
    sources: [await areaReferences(area)],
  };
}
