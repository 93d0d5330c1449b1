import { load } from 'cheerio';

/** How a page is cited, as files for programs that keep references. */
export interface CitationFiles {
  /** Path of the page below the site's root, which the names of the files begin with. */
  readonly path: string;
  /** docs.citationstyles.org: a list with one item. */
  readonly csl: string;
  readonly bibtex: string;
}

/**
 * The citation of a finished page, from what its head says. Undefined for a page that is not to be cited. `root` is the
 * public address of the site.
 */
export function citationFiles(html: string, root: string): CitationFiles | undefined {
  const $ = load(html.slice(0, html.indexOf('</head>')));
  const meta = (name: string): string => $(`meta[name="citation_${name}"]`).attr('content') ?? '';
  const url = meta('public_url');
  if (url === '') return undefined;
  const path = url.slice(root.length + 1);
  const title = meta('title');
  const publisher = meta('publisher');
  const language = meta('language');
  const [year = '', month = '', day = ''] = meta('publication_date').split('/');
  const id = path.replaceAll('/', '-');
  const item = {
    id,
    type: 'webpage',
    title,
    'container-title': publisher,
    author: [{ literal: publisher }],
    issued: { 'date-parts': [[year, month, day].map(Number)] },
    URL: url,
    language,
  };
  const fields = {
    author: `{${publisher}}`,
    title: `{${title}}`,
    year,
    month: String(Number(month)),
    note: `${year}-${month}-${day}`,
    url,
    language,
  };
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${inBibtex(value)}}`);
  return { path, csl: `${JSON.stringify([item], null, 1)}\n`, bibtex: `@misc{${id},\n${lines.join(',\n')}\n}\n` };
}

/** BibTeX reserves these in text. */
const inBibtex = (value: string): string => (value.startsWith('http') ? value : value.replace(/[&%$#_]/g, '\\$&'));
