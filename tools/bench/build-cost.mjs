// Loaded into a build by `node --import`: at its end, writes down what the process used.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.BUILD_COST_FILE;
if (isMainThread && file !== undefined) {
  process.on('exit', () => {
    // Sizes come in kilobytes, times in microseconds (getrusage(2)).
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    const cost = { peakBytes: maxRSS * 1024, cpuMs: (userCPUTime + systemCPUTime) / 1000 };
    writeFileSync(file, JSON.stringify(cost));
  });
}
