/** The files of `content/facts/atlas/`, as schemas.ts describes them. */
import { getCollection } from 'astro:content';

export { grandCruOutlines, plotRecords } from '#vineyards/records.ts';
export const premierCruOutlines = await getCollection('premierCruOutlines');
/** All vineyard land between Gevrey-Chambertin and Meursault. */
export const vineyardLand = await getCollection('vineyardLand');
export const communeOutlines = await getCollection('communes');
/** Villages, and climats of which only the place is known. */
export const places = await getCollection('places');
/** The slopes of the Grands Crus, by slug. */
export const slopes = new Map((await getCollection('slopes')).map(({ id, data }) => [id, data]));
/** The beds of rock of the Côte de Nuits, from the oldest. */
export const beds = (await getCollection('strata')).map(({ data }) => data).sort((a, b) => a.order - b.order);
/** The measured ground of the hill of Corton. */
export const ground = (await getCollection('ground')).map(({ data }) => data);
