/** Every metric by name, and for each percentile line its sum and a position-weighted sum. */
export function answerOf({ metrics, agp }) {
  const numbers = { ...metrics };
  for (const line of ['p5', 'p25', 'p50', 'p75', 'p95']) {
    numbers[`${line}_sum`] = agp[line].reduce((sum, value) => sum + value, 0);
    numbers[`${line}_by_place`] = agp[line].reduce((sum, value, index) => sum + value * (index + 1), 0);
  }
  return numbers;
}
