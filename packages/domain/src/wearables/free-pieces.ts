import type { Span } from './covered-spans.ts';

/** The time between the borders of spans, to be taken piece by piece: by whoever asks first. */
export class FreePieces {
  readonly borders: readonly number[];
  readonly #places: Map<number, number>;
  /** The next piece at or after this one that nobody took; paths are halved on the way. */
  readonly #next: number[];

  constructor(spans: readonly Span[]) {
    this.borders = [...new Set(spans.flatMap(({ startS, endS }) => [startS, endS]))].sort((a, b) => a - b);
    this.#places = new Map(this.borders.map((border, index) => [border, index]));
    this.#next = this.borders.map((_, index) => index);
  }

  /** Number of a border of one of the spans. */
  placeOf(border: number): number {
    return this.#places.get(border)!;
  }

  /** Takes what is free of a span; numbers of pieces in order of time. */
  take({ startS, endS }: Span): number[] {
    const last = this.placeOf(endS);
    const taken: number[] = [];
    for (let piece = this.#free(this.placeOf(startS)); piece < last; piece = this.#free(piece)) {
      taken.push(piece);
      this.#next[piece] = piece + 1;
    }
    return taken;
  }

  /** Spans of pieces; neighbours are joined. */
  spansOf(pieces: readonly number[]): Span[] {
    const spans: Span[] = [];
    for (const piece of pieces) {
      const [startS, endS] = [this.borders[piece]!, this.borders[piece + 1]!];
      const previous = spans[spans.length - 1];
      if (previous && previous.endS === startS) previous.endS = endS;
      else spans.push({ startS, endS });
    }
    return spans;
  }

  #free(from: number): number {
    const next = this.#next;
    let at = from;
    while (next[at]! !== at) {
      next[at] = next[next[at]!]!;
      at = next[at]!;
    }
    return at;
  }
}
