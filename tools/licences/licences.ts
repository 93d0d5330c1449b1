/** A package of the lock file, as far as its licence is concerned. */
interface LockedPackage {
  readonly license?: string;
  /** Set for packages that only development needs. */
  readonly dev?: boolean;
}

/** Paths such as `node_modules/astro` to packages; the project itself has the path ``. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export interface LicenceReport {
  /** Licence expression to the number of packages, most frequent first. */
  readonly production: readonly (readonly [licence: string, packages: number])[];
  readonly development: readonly (readonly [licence: string, packages: number])[];
  /** Production packages whose licence is unknown or asks for more than a notice. */
  readonly refused: readonly string[];
}

/** Licences that ask for a notice at most (SPDX identifiers). */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Tools of the build that no visitor receives: their terms bind who changes or ships the tools themselves. */
const BUILD_TOOLS: readonly { readonly name: RegExp; readonly licences: readonly string[] }[] = [
  // Bundles style sheets.
  { name: /^lightningcss(-|$)/, licences: ['MPL-2.0'] },
  // libvips, which writes the pictures.
  { name: /^@img\/sharp-/, licences: ['LGPL-3.0-or-later'] },
];

/** What licences the packages have, and which of those that production needs are refused. */
export function licenceReport(packages: LockedPackages): LicenceReport {
  const all = Object.entries(packages).filter(([path]) => path !== '');
  const production = all.filter(([, { dev }]) => dev !== true);
  const refused = production
    .map(([path, { license }]) => ({ name: nameOf(path), licence: license ?? 'no licence' }))
    .filter(({ name, licence }) => !isAccepted(name, licence))
    .map(({ name, licence }) => `${name} (${licence})`);
  return {
    production: tally(production),
    development: tally(all.filter(([, { dev }]) => dev === true)),
    refused: [...new Set(refused)].sort(),
  };
}

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Reads SPDX expressions without nesting: `(MIT OR CC0-1.0)`, `Apache-2.0 AND MIT`. */
function isAccepted(name: string, expression: string): boolean {
  const exceptions = BUILD_TOOLS.filter((tool) => tool.name.test(name)).flatMap(({ licences }) => licences);
  const choices = expression.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) =>
    choice.split(' AND ').every((licence) => PERMISSIVE.has(licence) || exceptions.includes(licence)),
  );
}

function tally(packages: readonly (readonly [string, LockedPackage])[]): [string, number][] {
  const groups = Map.groupBy(packages, ([, { license }]) => license ?? 'no licence');
  return [...groups]
    .map(([licence, group]): [string, number] => [licence, group.length])
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
}
