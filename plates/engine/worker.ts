import { parentPort, workerData } from 'node:worker_threads';
import { drawingOf } from '../album.ts';
import { drawLines, prepare, type Mark, type Press } from './ink.ts';
import type { Scene } from './scene.ts';
import { openSheet } from './sheet.ts';
import { traceBand, type Pass } from './trace.ts';

/** One sheet: the drawing, its size and the memory that the workers share. */
export interface Bench {
  /** Id of a plate, or of its portrait version (see `drawingOf`). */
  readonly drawing: string;
  readonly width: number;
  readonly height: number;
  readonly memory: SharedArrayBuffer;
  /** Number of the next band to trace. */
  readonly ticket: SharedArrayBuffer;
}

export type Order =
  | { readonly kind: 'trace'; readonly pass: Pass }
  | { readonly kind: 'ink'; readonly press: Press; readonly marks: readonly Mark[] };

export type Answer = { readonly kind: 'traced' } | { readonly kind: 'inked'; readonly coverage: readonly Uint8Array[] };

export const BAND = 16;

let scene: Scene | undefined;

function work(bench: Bench, order: Order): Answer {
  const sheet = openSheet(bench.width, bench.height, bench.memory);
  if (order.kind === 'ink') {
    const ready = prepare(sheet, order.press);
    return { kind: 'inked', coverage: order.marks.map((mark) => drawLines(sheet, ready, mark)) };
  }
  scene ??= drawingOf(bench.drawing).build();
  const ticket = new Int32Array(bench.ticket);
  for (;;) {
    const top = Atomics.add(ticket, 0, 1) * BAND;
    if (top >= sheet.height) return { kind: 'traced' };
    traceBand(scene, sheet, top, Math.min(top + BAND, sheet.height), order.pass);
  }
}

const bench = workerData as Bench;
parentPort?.on('message', (order: Order) => {
  parentPort?.postMessage(work(bench, order));
});
