import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'astro/zod';
import { defaultLocale } from '#language/locales.ts';
import { grandCruWordsSchema, otherVineyardWordsSchema } from '#vineyards/schemas.ts';
import { readText } from './bytes.ts';
import { allCollections, readDocument, type CollectionName, type Document } from './document.ts';
import type { Problem } from './problem.ts';
import { textsOf, type Text } from './texts.ts';

/** What is read of a project. */
interface Sources {
  readonly documents: readonly Document[];
  /** Text of the files below `content/facts/atlas/`, by path; undefined for those that are refused. */
  readonly dataFiles: ReadonlyMap<string, string | undefined>;
  /** Of files that hold no text. */
  readonly refused: readonly Problem[];
  /** What is wrong with the files of each drawn plate, by its id. */
  readonly drawings: ReadonlyMap<string, readonly string[]>;
}

/** Everything the rules look at. */
export interface Library extends Sources {
  readonly documents: readonly CheckedDocument[];
  /** Everything visitors read, cut out of the documents. */
  readonly texts: readonly Text[];
  /** Names of the files of the Grand Crus. */
  readonly crus: readonly string[];
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
const PLATES = 'public/uploads/plates';

/** What the plate maker writes down about each plate; the keys of `bytes` are its files: `avif-480-dark`. */
const manifestSchema = z.record(z.string(), z.object({ bytes: z.record(z.string(), z.number()) }));

/** Puts what was read together to what the rules look at. */
export function makeLibrary(sources: Sources): Library {
  const crus = sources.documents.filter(({ collection }) => collection === 'grandCruFacts').map(({ name }) => name);
  const documents = sources.documents.map((document) => ({
    ...document,
    parsed: document.data && schemaOf(document, crus)?.safeParse(document.data),
  }));
  return { ...sources, documents, texts: documents.flatMap(textsOf), crus };
}

/** The schema of a file. What a language says of a vineyard depends on whether that is a Grand Cru. */
function schemaOf({ collection, name }: Document, crus: readonly string[]): z.ZodType | undefined {
  if (collection === 'vineyards') return crus.includes(name) ? grandCruWordsSchema : otherVineyardWordsSchema;
  return collection && allCollections[collection].schema;
}

/** The valid files of one collection: `entriesOf(library, 'plates')`. Invalid ones are reported as such. */
export function entriesOf<Name extends CollectionName>({ documents }: Library, name: Name): Entry<Name>[] {
  return documents
    .filter(({ collection, parsed }) => collection === name && parsed?.success === true)
    .map((document) => ({ document, data: document.parsed?.data as Entry<Name>['data'] }));
}

/** The facts of all vineyards. */
export function vineyardRecords(library: Library): Entry<'grandCruFacts' | 'otherVineyardFacts'>[] {
  return [...entriesOf(library, 'grandCruFacts'), ...entriesOf(library, 'otherVineyardFacts')];
}

/** All records that name sources: of vineyards, vintages and pages. */
export function factsOf(
  library: Library,
): Entry<'grandCruFacts' | 'otherVineyardFacts' | 'vintageFacts' | 'pageFacts'>[] {
  return [...vineyardRecords(library), ...entriesOf(library, 'vintageFacts'), ...entriesOf(library, 'pageFacts')];
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
  const files = await filesBelow(root, 'content');
  const read = await Promise.all(files.map(async (file) => ({ file, text: await readText(root, file) })));
  const refused = read.flatMap(({ text }) => (typeof text === 'string' ? [] : [text]));
  const texts = read.map(({ file, text }) => [file, typeof text === 'string' ? text : undefined] as const);
  const isData = ([file]: readonly [string, unknown]): boolean => file.startsWith('content/facts/atlas/');
  return makeLibrary({
    documents: texts.filter((one) => !isData(one)).map(([file, text]) => readDocument(file, text)),
    dataFiles: new Map(texts.filter(isData)),
    refused,
    drawings: await readDrawings(root),
  });
}

/** Compares the files of all plates with what the plate maker wrote down. */
async function readDrawings(root: string): Promise<Library['drawings']> {
  const manifest = await readFile(join(root, MANIFEST), 'utf8')
    .then((text) => manifestSchema.parse(JSON.parse(text)))
    .catch((cause: unknown) => {
      throw new Error(`${MANIFEST} cannot be read. Run npm run plates to write it again.`, { cause });
    });
  const faultsOf = async (id: string, [key, bytes]: [string, number]): Promise<string[]> => {
    // The key `avif-480-dark` stands for `musigny-480-dark.avif`.
    const file = `${PLATES}/${key.replace(/^(\w+)-(.*)$/, `${id}-$2.$1`)}`;
    const size = await stat(join(root, file)).then(
      (stats) => stats.size,
      () => undefined,
    );
    if (size === bytes) return [];
    const fault = size === undefined ? 'does not exist' : `is broken: it has ${size} bytes instead of ${bytes}`;
    return [`the picture ${file} ${fault}`];
  };
  const drawings = Object.entries(manifest).map(async ([id, { bytes }]) => {
    const faults = await Promise.all(Object.entries(bytes).map((one) => faultsOf(id, one)));
    return [id, faults.flat()] as const;
  });
  return new Map(await Promise.all(drawings));
}

/**
 * Files and symbolic links below a folder of the project, sorted, with forward slashes; hidden files belong to systems,
 * not to editors.
 */
async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    (cause: unknown) => {
      throw new Error(`${folder}/ cannot be read (${String(cause)}). Make it a folder that you may read.`, { cause });
    },
  );
  return entries
    .filter((entry) => !entry.name.startsWith('.') && (entry.isFile() || entry.isSymbolicLink()))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'))
    .sort();
}
