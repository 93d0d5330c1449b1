import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'astro/zod';
import { siteFiles } from '#build/site-files.ts';
import { grandCruWordsSchema, holdingWordsSchema } from '#vineyards/schemas.ts';
import { allCollections, readDocument, type CollectionName, type Document } from './document.ts';
import { textsOf, type Text } from './texts.ts';

/** Everything the rules look at. */
export interface Library {
  readonly documents: readonly CheckedDocument[];
  /** Everything visitors read, cut out of the documents. */
  readonly texts: readonly Text[];
  readonly pictures: Pictures;
  /** Text of the files below `content/facts/atlas/`, by path. */
  readonly dataFiles: ReadonlyMap<string, string>;
}

/** A file with what its schema makes of its data; undefined where it cannot be read or belongs to no collection. */
export interface CheckedDocument extends Document {
  readonly parsed: z.ZodSafeParseResult<unknown> | undefined;
}

/** What is known of the drawn plates. */
export interface Pictures {
  /** Id of each drawn plate and the files it needs, with their bytes: `musigny` → `musigny-960.webp` → 48626. */
  readonly drawings: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Bytes of the files in the folder of plates, by name. */
  readonly files: ReadonlyMap<string, number>;
}

/** A file whose front matter is what its schema asks for. */
export interface Entry<Name extends CollectionName = CollectionName> {
  readonly document: CheckedDocument;
  readonly data: z.output<(typeof allCollections)[Name]['schema']>;
}

const MANIFEST = 'src/pictures/plates.generated.json';
const PLATES = 'public/uploads/plates';

/** What the plate maker writes down about each plate; the keys of `bytes` are its files: `avif-480-dark`. */
const manifestSchema = z.record(z.string(), z.object({ bytes: z.record(z.string(), z.number()) }));

/** Puts documents together to what the rules look at. */
export function makeLibrary(
  documents: readonly Document[],
  pictures: Pictures,
  dataFiles: Library['dataFiles'] = new Map(),
): Library {
  const crus = new Set(documents.filter(({ collection }) => collection === 'grandCruFacts').map(({ name }) => name));
  const checked = documents.map((document) => {
    const schema = schemaOf(document, crus);
    return { ...document, parsed: document.faults.length > 0 ? undefined : schema?.safeParse(document.data) };
  });
  return { documents: checked, texts: documents.flatMap(textsOf), pictures, dataFiles };
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

/** Reads the content folder and what the plate maker left of a project. Takes the project's folder. */
export async function loadLibrary(root: string): Promise<Library> {
  const files = await filesBelow(root, 'content');
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const));
  const isData = ([file]: readonly [string, string]): boolean => file.startsWith('content/facts/atlas/');
  const documents = texts.filter((text) => !isData(text)).map(([file, text]) => readDocument(file, text));
  const pictures = { drawings: await readManifest(root), files: await readSizes(root) };
  return makeLibrary(documents, pictures, new Map(texts.filter(isData)));
}

async function readManifest(root: string): Promise<Pictures['drawings']> {
  const manifest = await readFile(join(root, MANIFEST), 'utf8')
    .then((text) => manifestSchema.parse(JSON.parse(text)))
    .catch((cause: unknown) => {
      throw new Error(`${MANIFEST} cannot be read. Run npm run plates to write it again.`, { cause });
    });
  const named = (id: string, bytes: Readonly<Record<string, number>>): Map<string, number> =>
    new Map(Object.entries(bytes).map(([key, size]) => [drawingFile(id, key), size]));
  return new Map(Object.entries(manifest).map(([id, { bytes }]) => [id, named(id, bytes)]));
}

/** `drawingFile('musigny', 'avif-480-dark')` is `musigny-480-dark.avif`. */
function drawingFile(id: string, key: string): string {
  const [format = '', ...variant] = key.split('-');
  return `${[id, ...variant].join('-')}.${format}`;
}

async function readSizes(root: string): Promise<Pictures['files']> {
  const files = await filesBelow(root, PLATES);
  const sizes = files.map(
    async (file) => [file.slice(PLATES.length + 1), (await stat(join(root, file))).size] as const,
  );
  return new Map(await Promise.all(sizes));
}

/** Files below a folder of the project, sorted, with forward slashes; hidden files belong to systems, not to editors. */
async function filesBelow(root: string, folder: string): Promise<string[]> {
  const files = await siteFiles(join(root, folder)).catch((cause: unknown) => {
    throw new Error(`${folder}/ cannot be read (${String(cause)}). Make it a folder that you may read.`, { cause });
  });
  return files.filter((file) => !basename(file).startsWith('.')).map((file) => `${folder}/${file}`);
}
