import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'astro/zod';
import { defaultLocale } from '#language/locales.ts';
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
  readonly pictures: Pictures;
  /** Text of the files below `content/facts/atlas/`, by path. */
  readonly dataFiles: ReadonlyMap<string, string>;
  /** What is no file, and data files that hold no text. */
  readonly refused: readonly Problem[];
}

/** A file with what its schema makes of its data; undefined where it cannot be read or belongs to no collection. */
interface CheckedDocument extends Document {
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
  refused: readonly Problem[] = [],
): Library {
  const crus = new Set(documents.filter(({ collection }) => collection === 'grandCruFacts').map(({ name }) => name));
  const checked = documents.map((document) => {
    const schema = schemaOf(document, crus);
    return { ...document, parsed: document.faults.length > 0 ? undefined : schema?.safeParse(document.data) };
  });
  return { documents: checked, texts: documents.flatMap(textsOf), pictures, dataFiles, refused };
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

/** Each file of a language, with the same file of the default language. */
export function pairsOf({ documents }: Library): { model: CheckedDocument; document: CheckedDocument }[] {
  const models = new Map(documents.filter(({ locale }) => locale === defaultLocale).map((one) => [one.path, one]));
  return documents.flatMap((document) => {
    const model = document.locale === undefined ? undefined : models.get(document.path);
    return model === undefined || model === document ? [] : [{ model, document }];
  });
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
  const pictures = { drawings: await readManifest(root), files: await readSizes(root) };
  return makeLibrary(documents, pictures, dataFiles, refused);
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
  const { files } = await filesBelow(root, PLATES);
  const sizes = files.map(
    async (file) => [file.slice(PLATES.length + 1), (await stat(join(root, file))).size] as const,
  );
  return new Map(await Promise.all(sizes));
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
