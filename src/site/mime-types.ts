import { lookup, mimes } from 'mrmime';

// Missing from the table of mrmime, or other than in docs/behaviour.md 5.1. The static server reads the same table.
mimes.ico = 'image/x-icon';
mimes.xml = 'application/xml';
mimes.bib = 'text/x-bibtex';

/** The content type of a file name or ending: `svg` is `image/svg+xml`. Throws an Error for one that is not known. */
export function contentType(file: string): string {
  const type = lookup(file);
  if (type === undefined) throw new Error(`No content type is known for "${file}". Add it to src/site/mime-types.ts.`);
  return type;
}
