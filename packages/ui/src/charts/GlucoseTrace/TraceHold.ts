import type { TraceWindow } from './decimateTrace.ts';

/**
 * What is looked at and which reading is in hand. No state of React's: both change in every frame of a pan or of a key
 * held down, and nothing is rendered for it.
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
  /** Looks at another window; false when it is the same. */
  look(next: TraceWindow): boolean {
    if (next.from === this.#window.from && next.to === this.#window.to) return false;
    this.#window = next;
    return true;
  }
  /** Takes another reading in hand; false when it is the same. */
  take(index: number | null): boolean {
    if (index === this.#reading) return false;
    this.#reading = index;
    return true;
  }
}

/** All that can be looked at: what is given, or from the first to the last reading. */
export function traceExtent(epochSeconds: ArrayLike<number>, given: TraceWindow | undefined): TraceWindow {
  if (given) return given;
  const from = epochSeconds[0] ?? 0;
  const to = epochSeconds[epochSeconds.length - 1] ?? 0;
  // A single reading still needs a time axis around it.
  return to > from ? { from, to: to + 1 } : { from: from - 3600, to: to + 3600 };
}
