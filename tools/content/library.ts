import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { z } from 'astro/zod';
import { grandCruWordsSchema, holdingWordsSchema } from '#vineyards/schemas.ts';
import { decode } from './bytes.ts';
import { allCollections, readDocument, type CollectionName, type Document } from './document.ts';
import { problemOfFile, type Problem } from './problem.ts';
import { textsOf, type Text } from './texts.ts';

/** Everything the rules look at. */
export interface Library {
  readonly documents: readonly CheckedDocument[];
  /** Everything visitors read, cut out of the documents. */
  readonly texts: readonly Text[];
  /** Ids of the drawn plates; tests of the plate maker ask for their files. */
  readonly drawn: ReadonlySet<string>;
  /** Text of the files below `content/facts/atlas/`, by path. */
  readonly dataFiles: ReadonlyMap<string, string>;
  /** What is no file, and data files that hold no text. */
  readonly refused: readonly Problem[];
}

/** A file with what its schema makes of its data; undefined where it cannot be read or belongs to no collection. */
interface CheckedDocument extends Document {
  readonly parsed: z.ZodSafeParseResult<unknown> | undefined;
}

/** A file whose front matter is what its schema asks for. */
export interface Entry<Name extends CollectionName = CollectionName> {
  readonly document: CheckedDocument;
  readonly data: z.output<(typeof allCollections)[Name]['schema']>;
}

const MANIFEST = 'src/pictures/plates.generated.json';

/** Puts documents together to what the rules look at. */
export function makeLibrary(
  documents: readonly Document[],
  drawn: Library['drawn'],
  dataFiles: Library['dataFiles'] = new Map(),
  refused: readonly Problem[] = [],
): Library {
  const crus = new Set(documents.filter(({ collection }) => collection === 'grandCruFacts').map(({ name }) => name));
  const checked = documents.map((document) => {
    const schema = schemaOf(document, crus);
    return { ...document, parsed: document.faults.length > 0 ? undefined : schema?.safeParse(document.data) };
  });
  return { documents: checked, texts: documents.flatMap(textsOf), drawn, dataFiles, refused };
}

/** The schema of a file. What a language says of a vineyard depends on whether that is a Grand Cru. */
function schemaOf({ collection, name }: Document, crus: ReadonlySet<string>): z.ZodType | undefined {
  if (collection === 'vineyards') return crus.has(name) ? grandCruWordsSchema : holdingWordsSchema;
  return collection && allCollections[collection].schema;
}

/** The valid files of one collection: `entriesOf(library, 'plates')`. Invalid ones are reported as such. */
export function entriesOf<Name extends CollectionName>({ documents }: Library, name: Name): Entry<Name>[] {
  return documents
    .filter(({ collection, parsed }) => collection === name && parsed?.success === true)
    .map((document) => ({ document, data: document.parsed?.data as Entry<Name>['data'] }));
}

/** The facts of all vineyards. */
export function vineyardsOf(library: Library): Entry<'grandCruFacts' | 'holdingFacts'>[] {
  return [...entriesOf(library, 'grandCruFacts'), ...entriesOf(library, 'holdingFacts')];
}

/** All records that name sources: of vineyards, vintages and pages. */
export function factsOf(library: Library): Entry<'grandCruFacts' | 'holdingFacts' | 'vintageFacts' | 'pageFacts'>[] {
  return [...vineyardsOf(library), ...entriesOf(library, 'vintageFacts'), ...entriesOf(library, 'pageFacts')];
}

/** Reads the content folder and what the plate maker left of a project. Takes the project's folder. */
export async function loadLibrary(root: string): Promise<Library> {
  const { files, links } = await filesBelow(root, 'content');
  const read = await Promise.all(
    files.map(async (file) => [file, decode(file, await readFile(join(root, file)))] as const),
  );
  const isData = (file: string): boolean => file.startsWith('content/facts/atlas/');
  const documents = read.filter(([file]) => !isData(file)).map(([file, text]) => readDocument(file, text));
  const dataFiles = new Map<string, string>();
  const refused = links.map((file) => problemOfFile(file, 'is a symbolic link', 'Put the file itself there'));
  for (const [file, text] of read.filter(([one]) => isData(one))) {
    if (typeof text === 'string') dataFiles.set(file, text);
    else refused.push({ file, field: '', ...text });
  }
  return makeLibrary(documents, await readDrawn(root), dataFiles, refused);
}

async function readDrawn(root: string): Promise<Library['drawn']> {
  try {
    return new Set(Object.keys(JSON.parse(await readFile(join(root, MANIFEST), 'utf8')) as object));
  } catch (cause) {
    throw new Error(`${MANIFEST} cannot be read. Run npm run plates to write it again.`, { cause });
  }
}

/**
 * Files and symbolic links below a folder of the project, sorted, with forward slashes; hidden files belong to systems,
 * not to editors.
 */
async function filesBelow(root: string, folder: string): Promise<{ files: string[]; links: string[] }> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    (cause: unknown) => {
      throw new Error(`${folder}/ cannot be read (${String(cause)}). Make it a folder that you may read.`, { cause });
    },
  );
  const paths = (shown: typeof entries): string[] =>
    shown.map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/')).sort();
  const shown = entries.filter(({ name }) => !name.startsWith('.'));
  return {
    files: paths(shown.filter((entry) => entry.isFile())),
    links: paths(shown.filter((entry) => entry.isSymbolicLink())),
  };
}
