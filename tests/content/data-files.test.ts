import { expect, it } from 'vitest';
import { entriesOf, loadLibrary } from '../../tools/content/library.ts';
import { describeProblem } from '../../tools/content/problem.ts';
import { dataFileProblems } from '../../tools/content/rules/data-files.ts';
import { dataOf } from '../support/content.ts';

const library = await loadLibrary('.');

/** What the check says once one data file is changed; undefined takes the file away. */
function problemsWith(file: string, change: (text: string) => string | undefined): string[] {
  const path = `content/facts/atlas/${file}`;
  const text = library.dataFiles.get(path) ?? '';
  const changed = change(text);
  expect(changed).not.toBe(text);
  const dataFiles = new Map(library.dataFiles);
  if (changed === undefined) dataFiles.delete(path);
  else dataFiles.set(path, changed);
  return [...dataFileProblems({ ...library, dataFiles })].map(describeProblem);
}

const replaced = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

/** Turns the first ring of a file about. */
function turned(text: string): string {
  const all = JSON.parse(text) as { features: { geometry: { type: string; coordinates: unknown[][] } }[] };
  const polygon = all.features.find(({ geometry }) => geometry.type === 'Polygon');
  polygon?.geometry.coordinates[0]?.reverse();
  return JSON.stringify(all);
}

// prettier-ignore
it.each([
  ['a wrong figure', 'grands-crus.geojson', replaced('"drawn_ha":10.84', '"drawn_ha":18.4'), 'musigny.drawn_ha: is 18.4, but the outline encloses'],
  ['a ring that runs clockwise', 'premiers-crus.geojson', turned, 'the edge runs counter-clockwise (RFC 7946). Reverse it.'],
  ['an unknown id', 'grands-crus.geojson', replaced('"musigny"', '"mussigny"'), 'mussigny: is no vineyard of the estate. Correct the id'],
  ['an unknown slope', 'slopes.json', replaced('"richebourg"', '"richbourg"'), 'richbourg: is no vineyard of the estate'],
  ['a plot of a wrong area', 'plots.geojson', replaced('"areaM2":5522', '"areaM2":5622'), 'richebourg: has plots of 0.7865 ha, but the record says 0.7765 ha'],
  ['a plot outside its cru', 'plots.geojson', replaced('"cru":"richebourg"', '"cru":"musigny"'), 'AN0057.geometry: stands '],
  ['a plot of no cru', 'plots.geojson', replaced('"cru":"richebourg"', '"cru":"richbourg"'), 'AN0057.cru: "richbourg" is no Grand Cru of the estate'],
  ['a plot with the number of another', 'plots.geojson', replaced('"AN 0057"', '"AN 0058"'), 'reference: is not the end of the id. Correct one of the two.'],
  ['a year stated twice', 'beaune-harvests.csv', replaced(/^1500,/m, '1501,'), '1501: is there twice'],
  ['a word in the place of a figure', 'weather-meursault.csv', replaced(/^2005,[\d.]+/m, '2005,warm'), '2005.mean_temp_apr_oct_c: '],
  ['a file that cannot be read', 'places.geojson', replaced('{', ''), 'cannot be read: SyntaxError'],
  ['a file that is missing', 'places.geojson', () => undefined, 'is missing. Put it back'],
] as const)('%s is named with its file, its field and a cure', (_, file, change, message) => {
  const lines = problemsWith(file, change);
  expect(lines.join('\n')).toContain(message);
  for (const line of lines) expect(line).toMatch(new RegExp(`^content/facts/atlas/${file}:1  .+\\. [A-Z].+\\.$`));
});

it('a licence that the README or the site no longer names is a mistake', () => {
  const withoutRow = problemsWith('README.md', replaced(/^.*beaune-harvests.*\n/m, ''));
  expect(withoutRow).toEqual([expect.stringMatching(/beaune-harvests\.csv:1 {2}has no licence\. Name its provenance/)]);
  const unprinted = problemsWith('README.md', replaced('`harvests.caption`', '`harvests.year-by-year.title`'));
  expect(unprinted).toEqual([
    expect.stringMatching(
      /en\/translations\/harvests\.md:\d+ {2}harvests\.year-by-year\.title: does not name "CC BY 4\.0"/,
    ),
    expect.stringMatching(/fr\/translations\/harvests\.md:\d+ {2}harvests\.year-by-year\.title: does not name/),
  ]);
});

it('the ground drawn for a Premier Cru of the estate is as large as its record says, where it lies in one commune', () => {
  const grounds = new Map(dataOf('premierCruOutlines').map(({ id, drawn_ha: areaHa }) => [id, areaHa]));
  const parts = entriesOf(library, 'otherVineyardFacts').flatMap(({ data: { outline = '', appellation } }) => {
    const ground = grounds.get(outline);
    const { areaHa, communes = [] } = appellation ?? {};
    return ground && areaHa && communes.length === 1 ? [{ outline, part: ground / areaHa }] : [];
  });
  expect(parts).toHaveLength(6);
  for (const { outline, part } of parts) expect(Math.abs(part - 1), outline).toBeLessThan(0.02);
});
