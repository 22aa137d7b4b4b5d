/** Sums of a million doubles differ in the last digits with the order of addition; wrong results differ far more. */
const TOLERANCE = 1e-9;

/**
 * Rejects a measurement whose contenders did not do the same work.
 *
 * @param results what each contender returned, by name: flat objects of numbers (or null) with the same keys
 * @throws Error naming the number and both values
 */
export function expectSameWork(id, results) {
  const [[reference, expected], ...others] = Object.entries(results);
  for (const [name, found] of others) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(found)]);
    for (const key of keys) {
      if (!isClose(expected[key], found[key])) {
        throw new Error(
          `${id}: "${name}" did not do the work of "${reference}": ${key} is ${found[key]}, not ${expected[key]}.`,
        );
      }
    }
  }
}

function isClose(a, b) {
  if (a === b) return true;
  if (typeof a !== 'number' || typeof b !== 'number') return false;
  if (Number.isNaN(a) && Number.isNaN(b)) return true;
  return Math.abs(a - b) <= TOLERANCE * Math.max(1, Math.abs(a), Math.abs(b));
}
