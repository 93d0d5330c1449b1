import { names as lists, vineyardFacts as records } from '#text/records.ts';
import { folderOf } from '#text/content-id.ts';
import { nameMarker } from '#text/name-marker.ts';

/** Names of the vineyard records; those of the regional wines are words like `Rouge`. */
const recorded = records
  .filter(({ id }) => folderOf(id) !== 'bourgogne')
  .flatMap(({ data: { name, commune = '', lieuDit = '', appellation } }) => {
    const communes = [commune, ...(appellation?.communes ?? [])];
    const withoutCommune = communes.map((place) => name.replace(`${place} `, ''));
    return [name, ...communes, ...withoutCommune, lieuDit];
  });

const listed = lists.flatMap(({ data }) => [...data.people, ...data.houses, ...data.places, ...data.products]);

/** Marks French names in English prose: those of the records and those listed in content/facts/names.md. */
export const markFrenchNames = nameMarker([...new Set([...recorded, ...listed])].filter((name) => name !== ''));
