import { z } from 'astro/zod';
import type { Locale } from '#language/locales.ts';
import { columnsOf } from '#vineyards/open-fields.ts';
import { plotAnchor } from '#vineyards/plots.ts';
import type { plots } from '#vineyards/records.ts';

/** One plot of the published file: its geometry is a polygon in longitude and latitude. */
const openPlotSchema = z.strictObject({
  type: z.literal('Feature'),
  id: z.string().meta({ description: 'Key of the land registry: commune, prefix, section, number' }),
  properties: z.strictObject({
    cru: z.string().meta({ description: 'Slug of the Grand Cru in which the plot lies' }),
    commune: z.string(),
    reference: z.string().meta({ description: 'Section and number of the land registry' }),
    lieu_dit: z.string().nullable().meta({ description: 'Named place, where it is known' }),
    company: z.string().meta({ description: 'Owner, spelt as in the register of plots owned by companies' }),
    area_m2: z.int().positive().meta({ description: 'Area that the land registry states, in square metres' }),
    area_in_cru_m2: z
      .number()
      .positive()
      .meta({ description: 'Part inside the official outline of the cru, in square metres' }),
    recorded_on: z.iso.date().meta({ description: 'Day of the register of owners' }),
    cadastre_date: z.iso.date().meta({ description: 'Day of the outlines' }),
    ...columnsOf('page', () => z.url()),
  }),
  geometry: z.strictObject({
    type: z.literal('Polygon'),
    coordinates: z.array(z.array(z.array(z.number()).length(2)).min(4)).min(1),
  }),
});

/** The published file of plots (RFC 7946). */
export const openPlotsSchema = z.strictObject({
  $schema: z.url(),
  type: z.literal('FeatureCollection'),
  name: z.string(),
  meaning: z.string().meta({ description: 'What a recorded plot means, and what it does not' }),
  licence: z.url(),
  attribution: z.string().meta({ description: 'Line to print beside the data' }),
  version: z.iso.date(),
  features: z.array(openPlotSchema),
});

export type OpenPlots = z.infer<typeof openPlotsSchema>;

/** A plot as it is published; `pageOf` gives the addresses of its cru. */
export function openPlot(
  plot: (typeof plots)[number],
  pageOf: (locale: Locale) => string,
): OpenPlots['features'][number] {
  return {
    type: 'Feature',
    id: plot.id,
    properties: {
      cru: plot.cru,
      commune: plot.commune,
      reference: plot.reference,
      lieu_dit: plot.lieuDit ?? null,
      company: plot.company,
      area_m2: plot.areaM2,
      area_in_cru_m2: plot.areaInCruM2,
      recorded_on: plot.recordedOn,
      cadastre_date: plot.cadastreDate,
      ...columnsOf('page', (locale) => `${pageOf(locale)}#${plotAnchor(plot.reference)}`),
    },
    geometry: {
      type: 'Polygon',
      coordinates: plot.geometry.coordinates.map((ring) => ring.map((place) => [...place])),
    },
  };
}
