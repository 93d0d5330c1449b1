/** `npm run licences`: fails when a package that production needs has no licence, or one that asks for more than a notice. */
import { readFileSync } from 'node:fs';

/** Packages of the lock file by paths such as `node_modules/astro`; the project itself and its workspaces stand there too. */
type LockedPackages = Readonly<
  Record<string, { readonly license?: string; readonly dev?: boolean; readonly link?: boolean }>
>;

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

/** Reads SPDX expressions without nesting: `(MIT OR CC0-1.0)`, `Apache-2.0 AND MIT`. */
function isAccepted(name: string, expression: string): boolean {
  const exceptions = BUILD_TOOLS.filter((tool) => tool.name.test(name)).map(({ licence }) => licence);
  const accepted = [...PERMISSIVE, ...exceptions];
  const choices = expression.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((licence) => accepted.includes(licence)));
}

const lockFile = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
const { packages } = JSON.parse(lockFile) as { readonly packages: LockedPackages };
const refused = Object.entries(packages)
  .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && dev !== true && link !== true)
  .map(([path, { license = 'no licence' }]) => ({ name: path.replace(/.*node_modules\//, ''), license }))
  .filter(({ name, license }) => !isAccepted(name, license));
if (refused.length > 0) {
  const listed = refused.map(({ name, license }) => `${name} (${license})`).join(', ');
  console.error(`Not accepted: ${listed}. Replace them, or say why in tools/licences/report.ts.`);
  process.exitCode = 1;
}
