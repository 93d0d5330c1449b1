/** The vintages, the harvests of Beaune and the weather of Meursault. */
import { getCollection } from 'astro:content';

export const vintageFacts = await getCollection('vintageFacts');
export const vintageWords = await getCollection('vintages');
export const harvestYears = (await getCollection('harvests')).map(({ data }) => data);
export const seasonYears = (await getCollection('seasons')).map(({ data }) => data);
