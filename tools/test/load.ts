/**
 * `npm run test:load [-- spec …]`: the browser suite three times on a busy machine, with two busy loops for each core
 * and a processor slowed four times for the pages, as Lighthouse slows a phone's. Fails when any test fails; nothing is tried again.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import { run } from '../process.ts';

const RUNS = 3;
const LOOPS_PER_CORE = 2;
const SLOWED = '4';

const root = fileURLToPath(new URL('../..', import.meta.url));
const loops = Array.from(
  { length: LOOPS_PER_CORE * availableParallelism() },
  () => new Worker('for (;;);', { eval: true }),
);

for (let time = 1; time <= RUNS; time++) {
  const { exitCode, output } = await run(root, 'npm', ['run', '--silent', 'test:e2e', '--', ...process.argv.slice(2)], {
    env: { E2E_SLOWED: SLOWED },
  });
  console.log(`── run ${time} of ${RUNS}, two busy loops for each core, pages slowed ${SLOWED} times\n${output}`);
  if (exitCode !== 0) process.exitCode = 1;
}
await Promise.all(loops.map((loop) => loop.terminate()));
