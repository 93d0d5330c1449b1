/** Runs the content check in a thread of its own. Its data is the project's folder, its message the mistakes. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkContent } from './check.ts';

parentPort?.postMessage(await checkContent(workerData as string));
