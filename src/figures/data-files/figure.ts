import type { Figure } from '#documents/figure-registry.ts';
import { data, link, list, paragraph, prose, readingSection } from '#documents/reading.ts';
import { formatDay, formatKilobytes } from '#language/format.ts';
import { fill } from '#language/translate.ts';
import { datasets } from '#vineyards/open-data.ts';

export const figure: Figure = {
  standsAlone: true,
  reading: async ({ locale, t }) =>
    (await datasets[locale]).map(({ id, name, description, files, credit, licence, version }) => {
      const lines = files.map(({ name: file, url, bytes }) => [
        link(url, file),
        `, ${t(`data.file.${file}`)}, ${formatKilobytes(bytes, locale)}`,
      ]);
      const terms = link(licence.url, fill(t('data.licence'), { licence: licence.name }));
      const day = fill(t('data.version'), { day: formatDay(version, locale) });
      return readingSection(
        id,
        name,
        prose(paragraph(description)),
        data(list('ul', lines), paragraph(credit ? `${credit} ` : '', terms, `. ${day}`)),
      );
    }),
};
