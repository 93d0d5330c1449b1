/**
 * `npm run sources`: asks the addresses of all sources in `content/facts/` and tells, as Markdown, which do not answer
 * as they did. It changes nothing, and its exit code is always 0: a page that is gone may still be what was read.
 */
import { fileURLToPath } from 'node:url';
import { factsOf, loadLibrary } from '../content/library.ts';
import { troublesOf } from './addresses.ts';

const library = await loadLibrary(fileURLToPath(new URL('../..', import.meta.url)));
const named = factsOf(library).flatMap(({ document: { file }, data: { sources } }) =>
  sources.flatMap(({ address }) => (address === undefined ? [] : [{ address, file }])),
);
const troubles = await troublesOf(named.map(({ address }) => address));
console.log(`# Addresses of the sources\n\n${troubles.size} to look at.\n`);
for (const [address, trouble] of troubles) {
  const files = named.filter((one) => one.address === address).map(({ file }) => file);
  console.log(`- <${address}>: ${trouble}. In ${files.join(', ')}.`);
}
