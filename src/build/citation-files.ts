import { load } from 'cheerio';

/**
 * How a finished page is cited, from what its head says, as files for programs that keep references, by name: a list with
 * one item (docs.citationstyles.org), and BibTeX. None for a page that is not to be cited. `root` is the public address
 * of the site.
 */
export function citationFiles(html: string, root: string): Readonly<Record<string, string>> {
  const $ = load(html.slice(0, html.indexOf('</head>')));
  const meta = (name: string): string => $(`meta[name="citation_${name}"]`).attr('content') ?? '';
  const url = meta('public_url');
  if (url === '') return {};
  const path = url.slice(root.length + 1);
  const id = path.replaceAll('/', '-');
  const [title, publisher, language] = [meta('title'), meta('publisher'), meta('language')];
  const [year = '', month = '', day = ''] = meta('publication_date').split('/');
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
  return {
    [`${path}.bib`]: `@misc{${id},\n${lines.join(',\n')}\n}\n`,
    [`${path}.csl.json`]: `${JSON.stringify([item], null, 1)}\n`,
  };
}

/** BibTeX reserves these in text. */
const inBibtex = (value: string): string => (value.startsWith('http') ? value : value.replace(/[&%$#_]/g, '\\$&'));
