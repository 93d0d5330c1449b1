import { Worker } from 'node:worker_threads';
import type { Mark, Press } from './ink.ts';
import { allocateSheet } from './sheet.ts';
import type { Answer, Bench, Order } from './worker.ts';

/** Worker threads that trace one sheet and print it. */
export interface Studio {
  /** Coverage per press and mark, in the order asked for. */
  draw(presses: readonly Press[], marks: readonly Mark[]): Promise<Uint8Array[][]>;
  close(): Promise<void>;
}

/** Opens a sheet for one drawing of the album and starts its worker threads. */
export function openStudio(drawing: string, width: number, height: number, threads = 2): Studio {
  const bench: Bench = {
    drawing,
    width,
    height,
    memory: allocateSheet(width, height),
    ticket: new SharedArrayBuffer(4),
  };
  const workers = Array.from(
    { length: threads },
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
    for (const pass of ['first', 'second'] as const) {
      Atomics.store(new Int32Array(bench.ticket), 0, 0);
      await Promise.all(workers.map((worker) => ask(worker, { kind: 'trace', pass })));
    }
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
