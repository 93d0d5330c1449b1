/**
 * What the files of maps and slopes under `content/facts/atlas/` must look like. Their provenance and licences are in the
 * README beside them. Units are in the names of the fields.
 */
import { z } from 'astro/zod';
import { day, slug as id, text } from '#text/fields.ts';
import { rocks } from '#text/terms.ts';
import { areaHa } from '#atlas/plane/plane.ts';
import { isCounterClockwise, polygonsToPlane, type LonLat } from '#atlas/plane/projection.ts';

/** The eight aspects, clockwise from north. */
export const aspects = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

export type Aspect = (typeof aspects)[number];

/** Longitude, latitude; the bounds are those of the Côte d'Or, so that a swapped pair is an error. */
const lonLat = z.tuple([z.number().min(4.5).max(5.3), z.number().min(46.8).max(47.5)]);

const ring = z
  .array(lonLat)
  .min(4, 'a ring has at least four positions, the last the same as the first')
  .refine(
    (points) => points[0]?.join() === points.at(-1)?.join(),
    'a ring ends where it begins: repeat the first position',
  );

const polygon = z
  .array(ring)
  .min(1)
  .refine(
    ([edge]) => edge !== undefined && isCounterClockwise(edge),
    'the edge runs counter-clockwise (RFC 7946): reverse it',
  );

const geometry = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Polygon'), coordinates: polygon }),
  z.strictObject({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).min(1) }),
]);

/** By how much the area of a drawn outline may differ from the one stated, as a share. */
const AREA_TOLERANCE = 0.015;

/** The polygons of a geometry, in longitude and latitude. */
export function polygonsOf(shape: z.infer<typeof geometry>): LonLat[][][] {
  return shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
}

/** One outline: an appellation, a climat, or the vineyard land as a whole. */
const outlineSchema = z
  .strictObject({
    id,
    name: text,
    kind: z.enum(['grand-cru', 'grand-cru-lieu-dit', 'premier-cru', 'land']),
    communes: z.array(text),
    /** Village appellation of a Premier Cru. */
    appellation: text.optional(),
    /** Area of the official outline and of the simplified one drawn here, in hectares; both computed. */
    area_ha: z.number().positive(),
    /** A published area that the outline does not give back, which is printed instead of it. */
    published_ha: z.number().positive().optional(),
    drawn_ha: z.number().positive(),
    /** Whether the estate holds vines in it. */
    estate: z.boolean().optional(),
    note: text.optional(),
    geometry,
  })
  .superRefine(({ drawn_ha, geometry: shape }, context) => {
    const measured = areaHa(polygonsToPlane(polygonsOf(shape)));
    if (Math.abs(measured / drawn_ha - 1) <= AREA_TOLERANCE + 0.01 / drawn_ha) return;
    context.addIssue({
      code: 'custom',
      path: ['drawn_ha'],
      message: `is ${drawn_ha}, but the outline encloses ${measured.toFixed(2)} ha: correct the outline or the number`,
    });
  });

/** Number of a commune at Insee. */
const insee = z.string().regex(/^\d{5}$/, 'write five digits');

/** The outline of a commune, which is no boundary of an appellation. */
const communeSchema = z.strictObject({ id, name: text, insee, geometry });

/** A village, or a climat of which only the place is known. */
const placeSchema = z.strictObject({
  id,
  name: text,
  kind: z.enum(['town', 'village', 'premier-cru']),
  /** Number of the commune at Insee. */
  insee: insee.optional(),
  /** How far the mark may be from the place, in metres. */
  accuracy_m: z.number().positive(),
  estate: z.boolean().optional(),
  note: text.optional(),
  geometry: z.strictObject({ type: z.literal('Point'), coordinates: lonLat }),
});

/** A plot of the land registry (cadastre) in a Grand Cru, recorded as property of a company. */
const plotSchema = z
  .strictObject({
    /** Commune, prefix, section and number: the registry's own key. */
    id: z.string().regex(/^\d{8}[0-9A-Z]{2}\d{4}$/, 'the key of the land registry has 14 characters'),
    /** Slug of the Grand Cru. */
    cru: id,
    commune: text,
    reference: z.string().regex(/^[A-Z]{1,2} \d{4}$/, 'a section and a number of four digits'),
    lieuDit: text.optional(),
    /** As the register spells it. */
    company: text,
    /** The area that the land registry states, and how much of the plot lies in the official outline of the cru. */
    areaM2: z.int().positive(),
    areaInCruM2: z.number().positive(),
    /** The day of the register of owners, and of the outlines. */
    recordedOn: day,
    cadastreDate: day,
    geometry: z.strictObject({ type: z.literal('Polygon'), coordinates: polygon }),
  })
  .refine(({ id: key, reference }) => key.endsWith(reference.replace(' ', '').padStart(6, '0')), {
    path: ['reference'],
    error: 'is not the end of the id: correct one of the two',
  });

export type PlotRecord = z.infer<typeof plotSchema>;

/** A section through a slope: altitudes along a line. Fields that the site does not read are free. */
const slopeSchema = z.looseObject({
  id,
  points: z.array(z.looseObject({ distance_m: z.number(), altitude_m: z.number().min(150).max(450) })).min(2),
  /** Whether the published altitudes and the published slope contradict each other on this line. */
  contradicted: z.boolean().default(false),
  /** Crossed by the line, in metres along it. */
  marks: z.array(z.looseObject({ from_m: z.number(), to_m: z.number(), what: text })).default([]),
});

const percent = z.number().min(0).max(100);

/** The ground of a cru, measured on a terrain model inside its outline. */
const groundSchema = z.strictObject({
  id,
  altitude_m: z.strictObject({ lowest: z.number(), mean: z.number(), highest: z.number() }),
  slope_percent: percent,
  /** Shares of the ground by where it looks. */
  aspect_percent: z.record(z.enum(aspects), percent),
});

/** A bed of rock of the Côte de Nuits, of which only the order is published. */
const bedSchema = z.strictObject({
  id,
  /** From the oldest, 1. */
  order: z.int().min(1),
  /** Its texture; its name is `slope.bed.<rock>` of the dictionary. */
  rock: z.enum(rocks),
  /** Its name is `slope.stage.<stage>`. */
  stage: z.enum(['bajocian', 'bathonian']),
});

type Entry = Record<string, unknown>;

interface FeatureCollection extends Entry {
  readonly features: readonly { readonly id?: string; readonly properties: Entry; readonly geometry: unknown }[];
}

/** The features of a GeoJSON file as entries of a collection. */
function parseFeatures(json: string): Entry[] {
  const { features } = JSON.parse(json) as FeatureCollection;
  return features.map(({ id: key, properties, geometry: shape }) => ({ id: key, ...properties, geometry: shape }));
}

/** The plots of a GeoJSON file as entries of a collection, each with the two days that hold for all. */
function parsePlots(json: string): Entry[] {
  const { recordedOn, cadastreDate } = JSON.parse(json) as FeatureCollection;
  return parseFeatures(json).map((plot) => ({ ...plot, recordedOn, cadastreDate }));
}

/** The crus of a JSON file as entries of a collection. */
function parseSlopes(json: string): Entry[] {
  return (JSON.parse(json) as { crus: Entry[] }).crus;
}

/** The beds of the Côte de Nuits, from bottom to top, as entries of a collection. */
function parseBeds(json: string): Entry[] {
  const { column_cote_de_nuits_bottom_to_top: beds } = JSON.parse(json) as {
    column_cote_de_nuits_bottom_to_top: Entry[];
  };
  return beds.map((bed, index) => ({ ...bed, id: `bed-${index + 1}`, order: index + 1 }));
}

/** The files of maps and slopes below `content/facts/atlas/`, by the collections they make. */
export const atlasFiles = {
  grandCruOutlines: { file: 'grands-crus.geojson', parse: parseFeatures, schema: outlineSchema },
  premierCruOutlines: { file: 'premiers-crus.geojson', parse: parseFeatures, schema: outlineSchema },
  vineyardLand: { file: 'vineyard-land.geojson', parse: parseFeatures, schema: outlineSchema },
  plots: { file: 'plots.geojson', parse: parsePlots, schema: plotSchema },
  communes: { file: 'communes.geojson', parse: parseFeatures, schema: communeSchema },
  places: { file: 'places.geojson', parse: parseFeatures, schema: placeSchema },
  slopes: { file: 'slopes.json', parse: parseSlopes, schema: slopeSchema },
  strata: { file: 'slopes.json', parse: parseBeds, schema: bedSchema },
  ground: { file: 'ground.json', parse: parseSlopes, schema: groundSchema },
} as const;
