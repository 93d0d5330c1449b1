import type { ParsedPage } from './parsed-page.ts';

/**
 * How a page is cited, from what its head says, as files for programs that keep references, by name: a list with
 * one item (docs.citationstyles.org), and BibTeX. None for a page that is not to be cited. `root` is the public address
 * of the site, `accessed` the day on which it was read.
 */
export function citationFiles({ $ }: ParsedPage, root: string, accessed: string): Readonly<Record<string, string>> {
  const meta = (name: string): string => $(`meta[name="citation_${name}"]`).attr('content') ?? '';
  const url = meta('public_url');
  if (url === '') return {};
  const path = url.slice(root.length + 1);
  const id = path.replaceAll('/', '-');
  const [title = '', author = '', publisher = '', language = ''] = ['title', 'author', 'publisher', 'language'].map(
    meta,
  );
  const [year = '', month = '', day = ''] = meta('publication_date').split('/');
  const item = {
    id,
    type: 'webpage',
    title,
    'container-title': publisher,
    author: [{ literal: author }],
    issued: { 'date-parts': [[year, month, day].map(Number)] },
    URL: url,
    language,
  };
  const fields = {
    author: `{${author}}`,
    title: `{${title}}`,
    year,
    month: String(Number(month)),
    note: `${year}-${month}-${day}`,
    url,
    urldate: accessed,
    language,
  };
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${inBibtex(value)}}`);
  return {
    [`${path}.bib`]: `@misc{${id},\n${lines.join(',\n')}\n}\n`,
    [`${path}.csl.json`]: `${JSON.stringify([item], null, 1)}\n`,
  };
}

/** BibTeX reserves these in text. */
const inBibtex = (value: string): string => (value.startsWith('http') ? value : value.replace(/[&%$#_]/g, '\\$&'));
