import type { TraceWindow } from './decimateTrace.ts';

/**
 * The visible window and the current reading. Not React state: both change in every frame of a pan or while a key is
 * held down, and nothing needs to re-render for it.
 */
export class TraceHold {
  #window: TraceWindow;
  #reading: number | null = null;

  constructor(window: TraceWindow) {
    this.#window = window;
  }
  get window() {
    return this.#window;
  }
  get reading() {
    return this.#reading;
  }
  /** Sets the visible window; false when it is unchanged. */
  look(next: TraceWindow): boolean {
    if (next.from === this.#window.from && next.to === this.#window.to) return false;
    this.#window = next;
    return true;
  }
  /** Sets the current reading; false when it is unchanged. */
  take(index: number | null): boolean {
    if (index === this.#reading) return false;
    this.#reading = index;
    return true;
  }
}

/** Everything that can be viewed: the given extent, or from the first to the last reading. */
export function traceExtent(epochSeconds: ArrayLike<number>, given: TraceWindow | undefined): TraceWindow {
  if (given) return given;
  const from = epochSeconds[0] ?? 0;
  const to = epochSeconds[epochSeconds.length - 1] ?? 0;
  // A single reading still needs a time axis around it.
  return to > from ? { from, to: to + 1 } : { from: from - 3600, to: to + 3600 };
}
