import { escapeXml } from '#language/escape.ts';
import { site } from '#site/site.ts';
import { datedNotes } from '#documents/dated-notes.ts';
import { formats, locales, type Locale } from '#language/locales.ts';
import { deployment, urlOf, urlOfPath } from '#site/links.ts';
import { FEED_TYPE, feedPath } from '#site/paths.ts';
import { htmlOf } from '#text/tree.ts';
import { translator } from '#text/dictionary.ts';
import { datedNoteAnchor } from '#text/citations.ts';
import { renderInline } from '#text/render.ts';
import { typeset } from '#text/typography.ts';

/** The start of a day: notes have no hour. */
const startOf = (day: string): string => `${day}T00:00:00Z`;

/** The dated notes of all pages as Atom (RFC 4287), the newest first. */
export async function correctionsFeed(locale: Locale): Promise<string> {
  const t = await translator(locale);
  const notes = await datedNotes[locale];
  const url = urlOfPath(feedPath(locale));
  const home = urlOf({ id: 'home' }, locale);
  const entries = notes.map(({ page, text, note, number }) => {
    const address = `${urlOf(page, locale)}#${datedNoteAnchor(number)}`;
    const title = [text.name, note.title && typeset(note.title, locale)].filter(Boolean).join(formats[locale].colon);
    return `<entry>
<id>${address}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<updated>${startOf(note.date)}</updated>
<content type="html" xml:lang="${locales[locale].hreflang}">${escapeXml(`<p>${htmlOf(renderInline(note.text, locale))}</p>`)}</content>
</entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[locale].hreflang}">
<id>${url}</id>
<title>${escapeXml(`${t('cite.feed')} (${t('cite.publisher')})`)}</title>
<link rel="self" type="${FEED_TYPE}" href="${url}"/>
<link rel="alternate" type="text/html" href="${home}"/>
<updated>${startOf(notes[0]?.note.date ?? deployment.buildDate)}</updated>
<author><name>${escapeXml(t('cite.publisher'))}</name></author>
<rights>${site.licence.name}</rights>
${entries.join('\n')}
</feed>
`;
}
