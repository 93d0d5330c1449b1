import { getCollection, getEntry, type CollectionKey } from 'astro:content';

export const translations = getCollection('translations');
export const glossary = getCollection('glossary');
/** Textures of rocks by the ids of their terms. */
export const textures = (await getEntry('textures', 'facts/rocks'))?.data.textures ?? {};
export const pageFacts = getCollection('pageFacts');
export const pages = getCollection('pages');

/** The last part of an id: `musigny` of `en/vineyards/musigny`. */
export const nameOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/** The folder a file lies in: `grand-cru` of `facts/vineyards/grand-cru/musigny`. */
export const folderOf = (id: string): string => id.split('/').at(-2) ?? '';

/** Path of a content file by its id, for messages. */
export const fileOf = (id: string): string => `content/${id}.md`;

/** The file of a collection that has this id. Throws an Error that names it when it is missing. */
export async function requireEntry<Name extends CollectionKey>(collection: Name, id: string) {
  const entry = await getEntry(collection, id);
  if (!entry) throw new Error(`${fileOf(id)} is missing. Write it.`);
  return entry;
}
