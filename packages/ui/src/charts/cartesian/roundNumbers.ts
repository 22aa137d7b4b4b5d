/** Beyond these multiples of a power of ten, a step of 10, 5 or 2 times it divides a span more evenly. */
const [TEN, FIVE, TWO] = [Math.sqrt(50), Math.sqrt(10), Math.sqrt(2)];

/** The multiples of a round step, by their place. */
interface Multiples {
  readonly step: number;
  /** Steps below one divide by their inverse: 3 / 10 is 0.3, and 3 × 0.1 is not. */
  readonly at: (place: number) => number;
  /** Places of those within the span. */
  readonly first: number;
  readonly last: number;
}

/** Of 1, 2 or 5 times a power of ten, the step that divides the span into about so many. */
function multiples(from: number, to: number, about: number): Multiples {
  const rough = (to - from) / about;
  const power = Math.floor(Math.log10(rough));
  const rest = rough / 10 ** power;
  const factor = rest >= TEN ? 10 : rest >= FIVE ? 5 : rest >= TWO ? 2 : 1;
  const step = power < 0 ? 10 ** -power / factor : 10 ** power * factor;
  const at = (place: number) => (power < 0 ? place / step : place * step);
  const placeOf = (value: number) => (power < 0 ? value * step : value / step);
  let first = Math.round(placeOf(from));
  let last = Math.round(placeOf(to));
  if (at(first) < from) first++;
  if (at(last) > to) last--;
  // One number was asked for, and the step leaps over the span.
  if (last < first && about < 2) return multiples(from, to, about * 2);
  return { step: power < 0 ? -step : step, at, first, last };
}

/**
 * Round numbers from `from` to `to`, ascending; about so many as asked for.
 *
 * @example roundNumbers(0, 1, 5) // [0, 0.2, 0.4, 0.6, 0.8, 1]
 */
export function roundNumbers(from: number, to: number, about: number): number[] {
  if (!(about > 0) || !(to >= from)) return [];
  if (from === to) return [from];
  const { at, first, last } = multiples(from, to, about);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => at(first + index));
}

/**
 * The span, widened to round numbers.
 *
 * @example roundedOut(0.3, 9.6, 5) // [0, 10]
 */
export function roundedOut(from: number, to: number, about: number): [from: number, to: number] {
  let before: number | undefined;
  for (;;) {
    const { step, at, first, last } = multiples(from, to, about);
    if (step === before || !Number.isFinite(step)) return [from, to];
    [from, to] = [at(at(first) > from ? first - 1 : first), at(at(last) < to ? last + 1 : last)];
    // A wider span may have a larger step.
    before = step;
  }
}
