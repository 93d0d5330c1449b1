/**
 * `npm run sources`: asks the addresses of all sources in `content/facts/` and tells, as Markdown, which do not answer
 * as they did. It changes nothing, and its exit code is always 0: a page that is gone may still be what was read.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { healthOf, type SourceAddress } from './addresses.ts';

const facts = fileURLToPath(new URL('../../content/facts', import.meta.url));

interface Facts {
  readonly sources?: readonly { readonly address?: string }[];
}

function addressesOfSources(): SourceAddress[] {
  const named = globSync('**/*.md', { cwd: facts }).flatMap((file) => {
    const [, fields = ''] = readFileSync(join(facts, file), 'utf8').split(/^---$/m);
    const { sources = [] } = (parse(fields) ?? {}) as Facts;
    return sources.flatMap(({ address }) => (address === undefined ? [] : [{ address, file }]));
  });
  return [...Map.groupBy(named, ({ address }) => address)].map(([address, all]) => ({
    address,
    files: all.map(({ file }) => file).sort(),
  }));
}

const all = await healthOf(addressesOfSources());
const troubled = all.filter(({ trouble }) => trouble !== undefined);
console.log(`# Addresses of the sources\n\n${all.length} asked, ${troubled.length} to look at.\n`);
for (const { address, trouble, files } of troubled) console.log(`- <${address}>: ${trouble}. In ${files.join(', ')}.`);
