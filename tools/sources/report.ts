/**
 * `npm run sources`: asks the addresses of all sources in `content/facts/` and tells, as Markdown, which do not answer
 * as they did. It changes nothing, and its exit code is always 0: a page that is gone may still be what was read.
 */
import { fileURLToPath } from 'node:url';
import { factsOf, loadLibrary } from '../content/library.ts';
import { healthOf } from './addresses.ts';

const library = await loadLibrary(fileURLToPath(new URL('../..', import.meta.url)));
const named = factsOf(library).flatMap(({ document: { file }, data: { sources } }) =>
  sources.flatMap(({ address }) => (address === undefined ? [] : [{ address, file }])),
);
const addresses = [...Map.groupBy(named, ({ address }) => address)].map(([address, all]) => ({
  address,
  files: all.map(({ file }) => file).sort(),
}));

const all = await healthOf(addresses);
const troubled = all.filter(({ trouble }) => trouble !== undefined);
console.log(`# Addresses of the sources\n\n${all.length} asked, ${troubled.length} to look at.\n`);
for (const { address, trouble, files } of troubled) console.log(`- <${address}>: ${trouble}. In ${files.join(', ')}.`);
