import type { AstroIntegration } from 'astro';
import { BOOK_FOLDER } from '#routes/book.ts';

/** Renders the chapters of the book beside the pages; the build binds them and takes them out of the site. */
export function book(): AstroIntegration {
  return {
    name: 'book',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        injectRoute({ pattern: `/${BOOK_FOLDER}/[locale]/[chapter]`, entrypoint: './src/book/Chapter.astro' });
        injectRoute({ pattern: `/${BOOK_FOLDER}/[locale].json`, entrypoint: './src/book/outline.ts' });
      },
    },
  };
}
