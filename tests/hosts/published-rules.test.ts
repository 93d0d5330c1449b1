import { inject } from 'vitest';
import { emulate } from './support/emulation.ts';
import { emulatedHosts, topOnlyHosts } from './support/published-rules.ts';
import { describeHost } from './support/questions.ts';

const sites = inject('sites');

for (const host of emulatedHosts) describeHost(emulate(host), sites);
for (const host of topOnlyHosts) {
  describeHost(
    emulate(host),
    sites.filter(({ base }) => base === ''),
  );
}
