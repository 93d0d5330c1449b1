/**
 * `npm run licences`: lists the licences of all packages in the lock file and fails when one that
 * production needs has none, or one that asks for more than a notice.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { licenceReport, type LockedPackages } from './licences.ts';

const file = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const { packages } = JSON.parse(await readFile(file, 'utf8')) as { readonly packages: LockedPackages };
const { production, development, refused } = licenceReport(packages);

for (const [title, licences] of [
  ['Needed to build the site', production],
  ['Needed to work on it', development],
] as const) {
  console.log(`${title}:`);
  for (const [licence, count] of licences) console.log(`${String(count).padStart(5)}  ${licence}`);
}
if (refused.length > 0) {
  console.error(`Not accepted: ${refused.join(', ')}. Replace them, or say why in tools/licences/licences.ts.`);
  process.exitCode = 1;
}
