/** Packages of a lock file by paths such as `node_modules/astro`; the project itself has the path ``. */
export type LockedPackages = Readonly<Record<string, { readonly license?: string; readonly dev?: boolean }>>;

/** Licences that ask for a notice at most (SPDX identifiers). */
const PERMISSIVE = [
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
];

/** Tools of the build that no visitor receives: their terms bind who changes or ships the tools themselves. */
const BUILD_TOOLS = [
  // Bundles style sheets.
  { name: /^lightningcss(-|$)/, licence: 'MPL-2.0' },
  // libvips, which writes the pictures.
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
];

/** The packages that production needs and whose licence is unknown or asks for more than a notice. */
export function refusedPackages(packages: LockedPackages): string[] {
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { license = 'no licence' }]) => ({ name: path.replace(/.*node_modules\//, ''), licence: license }))
    .filter(({ name, licence }) => !isAccepted(name, licence))
    .map(({ name, licence }) => `${name} (${licence})`);
}

/** Reads SPDX expressions without nesting: `(MIT OR CC0-1.0)`, `Apache-2.0 AND MIT`. */
function isAccepted(name: string, expression: string): boolean {
  const exceptions = BUILD_TOOLS.filter((tool) => tool.name.test(name)).map(({ licence }) => licence);
  const accepted = [...PERMISSIVE, ...exceptions];
  const choices = expression.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((licence) => accepted.includes(licence)));
}
