import { Worker } from 'node:worker_threads';
import type { Mark, Press } from './ink.ts';
import { allocateSheet } from './sheet.ts';
import type { Answer, Bench, Order } from './worker.ts';

/** Two hands on one sheet: the worker threads that trace and ink a plate. */
export interface Studio {
  /** Coverage per press and mark, in the order asked for. */
  draw(presses: readonly Press[], marks: readonly Mark[]): Promise<Uint8Array[][]>;
  close(): Promise<void>;
}

export function openStudio(plate: string, traceWidth: number, hands = 2): Studio {
  const { width, memory } = allocateSheet(traceWidth);
  const bench: Bench = { plate, width, memory, ticket: new SharedArrayBuffer(4) };
  const workers = Array.from(
    { length: hands },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: bench }),
  );

  const ask = (worker: Worker, order: Order): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const done = (answer: Answer): void => {
        worker.off('error', reject);
        resolve(answer);
      };
      worker.once('message', done);
      worker.once('error', reject);
      worker.postMessage(order);
    });

  const draw: Studio['draw'] = async (presses, marks) => {
    await Promise.all(workers.map((worker) => ask(worker, { kind: 'trace' })));
    const waiting = presses.map((press, n) => ({ press, n }));
    const drawn: Uint8Array[][] = [];
    const takeAll = async (worker: Worker): Promise<void> => {
      for (let job = waiting.pop(); job; job = waiting.pop()) {
        const answer = await ask(worker, { kind: 'ink', press: job.press, marks });
        if (answer.kind === 'inked') drawn[job.n] = [...answer.coverage];
      }
    };
    await Promise.all(workers.map(takeAll));
    return drawn;
  };

  const close = async (): Promise<void> => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };

  return { draw, close };
}
