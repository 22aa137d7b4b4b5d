/** Sums of values by position, each in a logarithm of their number. */
export class Sums {
  readonly #tree: Float64Array;

  constructor(size: number) {
    this.#tree = new Float64Array(size + 1);
  }

  add(position: number, value: number): void {
    for (let i = position + 1; i < this.#tree.length; i += i & -i) this.#tree[i]! += value;
  }

  /** Of the positions before this one. */
  before(position: number): number {
    let sum = 0;
    for (let i = position; i > 0; i -= i & -i) sum += this.#tree[i]!;
    return sum;
  }
}
