import { getCollection } from 'astro:content';
import type { Village } from '#geo/cote.ts';

/** The villages that the sketch maps name, from north to south. */
export const villages: readonly Village[] = (await getCollection('places'))
  .flatMap(({ data: { short, geometry } }) => {
    const [lon, lat] = geometry.coordinates;
    return short === undefined ? [] : [{ name: short, lat, lon }];
  })
  .sort((a, b) => b.lat - a.lat);
