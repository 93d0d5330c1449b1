import { getCollection, getEntry } from 'astro:content';
import { plate } from '#data/plates.ts';
import { deployment } from '#data/deployment.ts';
import { grandCrus, linkToCru } from '#data/vineyards.ts';
import { joinAtTop } from '#geo/section.ts';
import { formatRange } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/translate.ts';
import { href } from '#seo/address.ts';
import type { HillSection, LadderCru, SectionPart, Stratum } from '#model/slope.ts';

const FILE = 'content/atlas/slopes.json';

const [west, east] = await Promise.all([
  getEntry('slopes', 'corton-charlemagne'),
  getEntry('slopes', 'corton-renardes'),
]);
if (!west || !east) throw new Error(`${FILE} needs the slopes "corton-charlemagne" and "corton-renardes".`);

/** Distance of the highest point of a profile, where both profiles of the hill meet. */
function topOf(points: readonly { distance_m: number; altitude_m: number }[]): number {
  return points.reduce((top, point) => (point.altitude_m > top.altitude_m ? point : top)).distance_m;
}
const topWest = topOf(west.data.points);
const topEast = topOf(east.data.points);

/** What a mark of the data is on the drawing; undefined for what lies outside the vineyard. */
function kindOf(what: string): SectionPart['kind'] | undefined {
  if (what.startsWith('Corton-Charlemagne')) return 'charlemagne';
  if (what.startsWith('Les Renardes')) return 'renardes';
  if (what.startsWith('Corton,')) return 'corton';
  return what.includes('wood') ? 'wood' : undefined;
}

/** The section through the hill of Corton, from west to east. */
export const hillOfCorton: HillSection = {
  profile: joinAtTop(west.data.points, topWest, east.data.points, topEast),
  parts: [
    ...west.data.marks.filter(({ from_m }) => from_m < topWest),
    ...east.data.marks
      .filter(({ to_m }) => to_m < topEast)
      .map(({ from_m, to_m, what }) => ({
        from_m: topWest + topEast - to_m,
        to_m: topWest + topEast - from_m,
        what,
      })),
  ].flatMap(({ from_m, to_m, what }): SectionPart[] => {
    const kind = kindOf(what);
    return kind === undefined ? [] : [{ kind, from: from_m, to: to_m }];
  }),
};

const slopes = new Map((await getCollection('slopes')).map(({ id, data }) => [id, data]));

/** The nine crus with their published altitudes, from north to south. */
async function ladder(locale: Locale, t: Translate): Promise<LadderCru[]> {
  return (await grandCrus).flatMap((cru) => {
    const slope = slopes.get(cru.slug);
    const range = cru.appellation.altitudeM;
    if (!slope || !range) return [];
    return [
      {
        ...linkToCru(cru, locale),
        number: cru.order,
        range,
        altitude: formatRange(range, 'm', locale),
        slope: t(`slope.of.${cru.slug}`),
        contradicted: slope.contradicted,
      },
    ];
  });
}

/** Patterns of the beds of the Côte de Nuits, by their names in the data. */
const PATTERNS: Readonly<Record<string, Stratum['pattern']>> = {
  'crinoidal limestone': 'crinoidal',
  'marls with small oysters': 'marl',
  'Premeaux limestone': 'limestone',
  'white oolite': 'oolite',
  'Comblanchien stone': 'comblanchien',
};

/** The beds of the Côte de Nuits from the youngest, which lies on top, to the oldest. */
async function strata(locale: Locale): Promise<Stratum[]> {
  const beds = await getCollection('strata');
  return beds
    .sort((a, b) => b.data.order - a.data.order)
    .map(({ data: { name_en, name_fr, stage } }) => {
      const pattern = PATTERNS[name_en];
      if (!pattern) throw new Error(`${FILE} names the bed "${name_en}", which src/data/slopes.ts has no pattern for.`);
      return { name: locale === 'en' ? name_en : name_fr, stage: stage[locale], pattern };
    });
}

/** Address of the drawing of the section, without ending. */
const hillAddress = href(deployment, '/maps/hill-of-corton');

/** Everything that the atlas shows of the slope, in one language. */
export async function slope(locale: Locale, t: Translate) {
  return {
    section: hillOfCorton,
    address: hillAddress,
    crus: await ladder(locale, t),
    beds: await strata(locale),
    lens: await plate('hand-lens', locale),
  };
}
