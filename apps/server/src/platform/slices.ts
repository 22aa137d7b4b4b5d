import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/** How long a piece of work may hold the thread before other requests are served. */
const SLICE_MS = 12;

/** Splits long work into slices, so that nobody waits for all of it. */
export class Slices {
  #until = performance.now() + SLICE_MS;

  /** Whether to yield now: `if (slices.isOver) await slices.next()`. */
  get isOver(): boolean {
    return performance.now() >= this.#until;
  }

  async next(): Promise<void> {
    await setImmediate();
    this.#until = performance.now() + SLICE_MS;
  }
}

/** Runs an iterator's work step by step, and serves other requests in between. */
export async function inSlices<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  const slices = new Slices();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (slices.isOver) await slices.next();
  }
}

/** `items.map(to)`, yielding to other requests in between. */
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
