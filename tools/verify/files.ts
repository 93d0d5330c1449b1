import { extname } from 'node:path';
import { absoluteUrl, type SiteAddress } from '#seo/address.ts';
import { fingerprint, type Fingerprints } from '../builder/fingerprints.ts';
import { isPublic, type HostRules } from '../builder/host-files/rules.ts';
import { failure, warning, type Check, type Finding } from './finding.ts';
import type { Visit, Visitor } from './visit.ts';

/** Types without which a browser does not use a file, as `nosniff` asks it to be strict. */
const NEEDED = new Set(['.css', '.js', '.svg']);

/** One check per file that pages refer to: it is there, it is the one that was built, and it has its type. */
export function fileChecks(
  siteAddress: SiteAddress,
  fingerprints: Fingerprints,
  rules: HostRules,
  visit: Visitor,
): Check[] {
  const files = Object.keys(fingerprints).filter((file) => isPublic(file) && !/\.(html|br|gz)$/.test(file));
  return files.map((file) => {
    const address = absoluteUrl(siteAddress, `/${file}`);
    return {
      areas: ['files', 'headers'],
      address,
      run: async () => {
        const answer = await visit(address);
        if (answer.status !== 200) return [failure('files', `answers with status ${answer.status} instead of 200`)];
        if (fingerprint(answer.body) !== fingerprints[file])
          return [failure('files', 'is not the file that was built')];
        return [...hasType(file, answer, rules), ...isKept(file, answer, rules)];
      },
    };
  });
}

function hasType(file: string, { headers }: Visit, { contentTypes }: HostRules): Finding[] {
  const type = (headers.get('content-type') ?? 'no type').split(';', 1)[0] ?? '';
  const expected = contentTypes[extname(file).slice(1)];
  const asGood = type.replace('application/javascript', 'text/javascript').replace('text/xml', 'application/xml');
  if (expected === undefined || asGood === expected) return [];
  const message = `is sent as ${type} instead of ${expected}`;
  return [NEEDED.has(extname(file)) ? failure('files', message) : warning('files', message)];
}

/** A file with a hash in its name should never be asked for twice. */
function isKept(file: string, { headers }: Visit, { caching }: HostRules): Finding[] {
  const rule = caching.folders.find(({ folder }) => `/${file}`.startsWith(folder));
  if (rule?.value.includes('immutable') !== true) return [];
  const found = headers.get('cache-control') ?? 'nothing';
  return found.includes('immutable')
    ? []
    : [warning('headers', `Cache-Control says ${found} instead of ${rule.value}`)];
}
