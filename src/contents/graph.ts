import type { ImageObject, Place, Thing, WithContext } from 'schema-dts';
import { outlineId } from '#atlas/outlines.ts';
import { grandCruOutlines, places, premierCruOutlines } from '#atlas/records.ts';
import { polygonsOf } from '#atlas/schemas.ts';
import { changedOn } from '#contents/notes.ts';
import type { PageText } from '#contents/section.ts';
import { localeCodes, locales, type Locale } from '#language/locales.ts';
import type { Translate } from '#language/translate.ts';
import type { Plate } from '#pictures/picture.ts';
import { absoluteUrl } from '#routes/address.ts';
import { documentTitle } from '#routes/head.ts';
import { deployment } from '#routes/links.ts';
import { pathTo } from '#routes/paths.ts';
import { isAboutEstate, wayTo, type PageRef, type PageWithText } from '#routes/routes.ts';
import * as data from '#routes/structured-data.ts';
import { translator } from '#text/dictionary.ts';
import { publisherName } from '#text/publisher.ts';
import { plainText } from '#text/runs.ts';
import { anchorOf } from '#text/words.ts';
import { grandCrus, tiers, vineyardsOf } from '#vineyards/records.ts';
import { communesOf, holdingId, type Vineyard } from '#vineyards/vineyard.ts';

const url = (page: PageRef, locale: Locale): string => absoluteUrl(deployment, pathTo(page, locale));

/** What a page says to programs. `told` is what the page itself adds to the estate and its ground. */
export async function pageGraph(
  page: PageWithText,
  locale: Locale,
  text: PageText,
  told: data.Told = {},
): Promise<WithContext<Thing>> {
  const t = await translator(locale);
  const isHome = page.id === 'home';
  const about = await aboutOf(page, locale, text);
  const described = data.webPage(
    {
      url: url(page, locale),
      title: documentTitle(text.documentTitle),
      description: text.description,
      language: locales[text.textLocale].hreflang,
      changed: await changedOn(text, locale),
      markdown: `${url(page, locale)}.md`,
      image: plateData(text.cover, t),
      isPartOf: data.website(
        deployment,
        isHome
          ? {
              publisher: data.publisher(deployment, publisherName(t)),
              description: t('footer.copyright'),
              languages: localeCodes.map((code) => locales[code].hreflang),
            }
          : undefined,
      ),
      crumbs: isHome
        ? []
        : [
            ...wayTo(page.id).map(({ id, label }) => ({ name: t(label), url: url({ id }, locale) })),
            { name: text.name, url: url(page, locale) },
          ],
    },
    { ...(about.length > 0 && { about }), ...told },
  );
  return { '@context': 'https://schema.org', ...(described as object) } as WithContext<Thing>;
}

/** The estate, and the ground that the page speaks of. */
async function aboutOf(page: PageWithText, locale: Locale, { description }: PageText) {
  const crus = await grandCrus;
  if (page.id === 'vineyard') {
    const cru = crus.find(({ slug }) => slug === page.params.slug);
    const winery = data.estateOnPage(deployment, { url: url(page, locale), description });
    return [winery, ...(cru ? [await climatData(cru, locale)] : [])];
  }
  const estate = page.id === 'home' ? data.estate(deployment) : data.estateReference(deployment);
  const named = (): Place[] => crus.map((cru) => data.climatReference(deployment, { ...cru, id: holdingId(cru) }));
  if (page.id === 'atlas' || page.id === 'compare') return named();
  if (!isAboutEstate(page.id)) return [];
  return page.id === 'vineyards' ? [estate, ...named(), ...(await otherClimats(locale))] : [estate];
}

/** The holdings that are no Grand Cru and lie in a climat or a village: wines of the whole region do not. */
async function otherClimats(locale: Locale): Promise<Place[]> {
  const records = await Promise.all(
    tiers.filter((tier) => tier !== 'grand-cru' && tier !== 'bourgogne').map(vineyardsOf),
  );
  return Promise.all(records.flat().map((record) => climatData(record, locale)));
}

const outlines = new Map([...grandCruOutlines, ...premierCruOutlines].map(({ id, data: outline }) => [id, outline]));
const marks = new Map(places.map(({ id, data: place }) => [id, place]));

async function climatData(record: Vineyard, locale: Locale): Promise<Place> {
  const t = await translator(locale);
  const { name, lieuDit, tier, areaHa, appellation } = record;
  const id = outlineId(record) ?? '';
  const outline = outlines.get(id);
  const areas = { area_ha: areaHa, appellation_area_ha: appellation?.areaHa };
  return data.climat(deployment, {
    id: holdingId(record),
    name: tier === 'grand-cru' ? name : [name, lieuDit].filter(Boolean).join(' '),
    communes: communesOf(record).map((commune) => {
      const slug = anchorOf(commune);
      return data.commune(deployment, commune, slug, marks.get(slug)?.insee);
    }),
    position: tier === 'grand-cru' ? [record.position.lon, record.position.lat] : marks.get(id)?.geometry.coordinates,
    bounds: outline && boundsOf(polygonsOf(outline.geometry).flat(2)),
    areas: Object.entries(areas).flatMap(([column, hectares]) =>
      hectares === undefined ? [] : [{ column, name: t(`data.field.${column}`), hectares }],
    ),
  });
}

/** The corners in the south-west and the north-east of some points. */
function boundsOf(points: readonly (readonly [number, number])[]) {
  const corner = (pick: (...values: number[]) => number) =>
    [pick(...points.map(([lon]) => lon)), pick(...points.map(([, lat]) => lat))] as const;
  return [corner(Math.min), corner(Math.max)] as const;
}

/** A plate with its creator and its licence. */
export function plateData({ id, caption, picture, href }: Plate, t: Translate): ImageObject {
  return data.plateImage(deployment, {
    id,
    caption: plainText(caption),
    url: `${deployment.origin}${href}`,
    contentUrl: `${deployment.origin}${picture.fallback}`,
    creator: data.publisher(deployment, publisherName(t)),
    credit: publisherName(t),
  });
}
