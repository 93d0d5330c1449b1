import type { Figure } from '#documents/figures.ts';
import { data, link, list, readingSection } from '#documents/reading.ts';
import { linkToPath } from '#site/links.ts';
import { feedPath } from '#site/paths.ts';

export const figure: Figure = {
  reading: ({ locale, t }) => {
    const links = [link(linkToPath('/llms.txt'), 'llms.txt'), link(linkToPath(feedPath(locale)), t('cite.feed'))];
    return [
      readingSection(
        'lists',
        '',
        data(
          list(
            'ul',
            links.map((one) => [one]),
          ),
        ),
      ),
    ];
  },
};
