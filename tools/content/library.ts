import type { z } from 'astro/zod';
import type { Definition, Document } from './document.ts';
import { oncePerObject } from './once.ts';
import { passagesOf, type Passage } from './passages.ts';

/** A file whose front matter is what its schema asks for. */
export interface Entry<Data> {
  readonly document: Document;
  readonly data: Data;
}

/** What is known of the drawn plates. */
export interface Pictures {
  /** Id of each drawn plate and the files it needs, with their bytes: `musigny` → `musigny-960.webp` → 48626. */
  readonly drawings: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Bytes of the files in the folder of plates, by name. */
  readonly files: ReadonlyMap<string, number>;
}

/** Everything the rules look at. Made from texts alone, so that tests need no disk. */
export interface Library {
  readonly documents: readonly Document[];
  /** Everything visitors read, cut out of the documents. */
  readonly passages: readonly Passage[];
  readonly pictures: Pictures;
}

const passagesOnce = oncePerObject(passagesOf);

/** Puts documents together to what the rules look at. */
export function makeLibrary(documents: readonly Document[], pictures: Pictures): Library {
  return { documents, passages: documents.flatMap(passagesOnce), pictures };
}

/** The valid files of one collection: `entriesOf(library, collections.plates)`. Invalid ones are reported elsewhere. */
export function entriesOf<Schema extends z.ZodType>(
  { documents }: Library,
  definition: Definition<Schema>,
): Entry<z.output<Schema>>[] {
  return documents
    .filter((document) => document.definition === definition)
    .flatMap((document) => {
      const result = definition.schema.safeParse(document.data);
      return result.success ? [{ document, data: result.data }] : [];
    });
}
