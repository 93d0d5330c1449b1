/** Escapes the five characters that XML reserves (W3C XML 1.0, section 2.4), in text and in attributes; HTML knows the entities too. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
