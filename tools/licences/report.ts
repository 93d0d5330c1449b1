/** `npm run licences`: fails when a package that production needs has no licence, or one that asks for more than a notice. */
import { readFileSync } from 'node:fs';
import { refusedPackages, type LockedPackages } from './licences.ts';

const lockFile = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
const { packages } = JSON.parse(lockFile) as { readonly packages: LockedPackages };
const refused = refusedPackages(packages);
if (refused.length > 0) {
  console.error(`Not accepted: ${refused.join(', ')}. Replace them, or say why in tools/licences/licences.ts.`);
  process.exitCode = 1;
}
