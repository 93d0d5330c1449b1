import { parentPort, workerData } from 'node:worker_threads';
import { ALBUM } from '../album.ts';
import { drawLines, prepare, type Mark, type Press } from './ink.ts';
import { openSheet } from './sheet.ts';
import { traceBand } from './trace.ts';

/** One sheet under work: its plate, its size and the memory both workers share. */
export interface Bench {
  readonly plate: string;
  readonly width: number;
  readonly memory: SharedArrayBuffer;
  /** Next band to trace, taken in turn by both workers. */
  readonly ticket: SharedArrayBuffer;
}

export type Order =
  { readonly kind: 'trace' } | { readonly kind: 'ink'; readonly press: Press; readonly marks: readonly Mark[] };

export type Answer = { readonly kind: 'traced' } | { readonly kind: 'inked'; readonly coverage: readonly Uint8Array[] };

export const BAND = 16;

function work(bench: Bench, order: Order): Answer {
  const sheet = openSheet(bench.width, bench.memory);
  if (order.kind === 'ink') {
    const ready = prepare(sheet, order.press);
    return { kind: 'inked', coverage: order.marks.map((mark) => drawLines(sheet, ready, mark)) };
  }
  const plate = ALBUM[bench.plate];
  if (!plate) throw new Error(`No plate is called ${bench.plate}`);
  const scene = plate.build();
  const ticket = new Int32Array(bench.ticket);
  for (;;) {
    const top = Atomics.add(ticket, 0, 1) * BAND;
    if (top >= sheet.height) return { kind: 'traced' };
    traceBand(scene, sheet, top, Math.min(top + BAND, sheet.height));
  }
}

const bench = workerData as Bench;
parentPort?.on('message', (order: Order) => {
  parentPort?.postMessage(work(bench, order));
});
