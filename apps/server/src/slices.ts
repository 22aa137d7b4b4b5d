import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/** For so long a piece of work keeps the thread before others are served. */
const SLICE_MS = 12;

/** Cuts long work, so that nobody waits for all of it. */
export class Slices {
  #until = performance.now() + SLICE_MS;

  /** Whether others should be served now: `if (slices.isOver) await slices.next()`. */
  get isOver(): boolean {
    return performance.now() >= this.#until;
  }

  async next(): Promise<void> {
    await setImmediate();
    this.#until = performance.now() + SLICE_MS;
  }
}

/** Does work that is written step by step, and serves others in between. */
export async function inSlices<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  const slices = new Slices();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (slices.isOver) await slices.next();
  }
}

/** `items.map(to)`, with others served in between. */
export async function mapInSlices<Item, Result>(
  items: Iterable<Item>,
  to: (item: Item) => Result,
): Promise<Result[]> {
  const slices = new Slices();
  const results: Result[] = [];
  for (const item of items) {
    results.push(to(item));
    if (slices.isOver) await slices.next();
  }
  return results;
}
