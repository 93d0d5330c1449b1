import type { Figure } from '#documents/figure-registry.ts';
import { data, link, list, readingSection } from '#documents/reading.ts';
import { hrefToPath } from '#site/links.ts';
import { feedPath } from '#site/paths.ts';

export const figure: Figure = {
  reading: ({ locale, t }) => {
    const links = [link(hrefToPath('/llms.txt'), 'llms.txt'), link(hrefToPath(feedPath(locale)), t('cite.feed'))];
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
