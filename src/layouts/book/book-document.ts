import { load, type CheerioAPI } from 'cheerio';
import { escapeXml } from '#language/escape.ts';

/** Parts in EPUB (idpf.org/epub/vocab/structure) that have a role in DPUB-ARIA. */
const ROLES = new Set(['chapter', 'toc', 'glossary', 'colophon']);

/**
 * Turns a rendered and parsed chapter into an XHTML document (EPUB 3.2, 3.1). `hrefInBook` answers with the address of a link inside
 * the book, given the one that the site prints; of the classes of the page those stay that `styles` names. The package of
 * the book must tell of a chapter whether it has a drawing.
 */
export function bookDocument($: CheerioAPI, hrefInBook: (address: string) => string, styles: string) {
  const lang = $('html').attr('lang') ?? '';
  $('[data-type]').each((_, element) => {
    const type = element.attribs['data-type'] ?? '';
    $(element).removeAttr('data-type').attr('epub:type', type);
    if (ROLES.has(type) && !$(element).is('a')) $(element).attr('role', `doc-${type}`);
  });
  $('a[role=doc-noteref]').attr('epub:type', 'noteref');
  $('.sources').attr({ 'epub:type': 'endnotes', role: 'doc-endnotes' });
  leadNotesBack($);
  // Folds of the page lie open; of their summaries a heading stays.
  $('summary').replaceWith((_, element) => $(element).children(':header'));
  $('details').replaceWith((_, element) => $(element).children());
  const styled = new Set(styles.match(/(?<=\.)[\w-]+/g));
  $('[class]').attr(
    'class',
    (_, names) =>
      names
        .split(' ')
        .filter((name) => styled.has(name))
        .join(' ') || null,
  );
  $('[lang]').each((_, element) => {
    $(element).attr('xml:lang', element.attribs.lang ?? '');
  });
  $('a[href]').each((_, element) => {
    $(element).attr('href', hrefInBook(element.attribs.href ?? ''));
  });
  const drawings = $('svg').attr('xmlns', 'http://www.w3.org/2000/svg');
  const body = load($('body').children().toArray(), { xml: true }).xml();
  return { xhtml: document(lang, $('title').text(), body), hasDrawing: drawings.length > 0 };
}

/** Ends each source that is cited with a link to the first mark that leads to it, by the name that their list gives. */
function leadNotesBack($: CheerioAPI): void {
  const back = $('[data-back]').attr('data-back') ?? '';
  $('[data-back]').removeAttr('data-back');
  $('[id^=source-]').each((_, source) => {
    const id = source.attribs.id ?? '';
    const mark = $(`a[role=doc-noteref][href="#${id}"]`).first();
    if (mark.length === 0) return;
    mark.attr('id', `mark-${id}`);
    $(source).append(
      ` <a role="doc-backlink" epub:type="backlink" href="#mark-${id}" aria-label="${back}">↩\ufe0e</a>`,
    );
  });
}

/** An XHTML document around some markup. */
function document(lang: string, title: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}">
<head><title>${escapeXml(title)}</title><link rel="stylesheet" type="text/css" href="book.css"/></head>
<body>
${body}
</body>
</html>
`;
}
