/**
 * What every contender must agree on: readings, their times in UTC, their values, and the rows that were not readings.
 */
export function answerOf(epochSeconds, mgdl, count, skipped) {
  let times = 0;
  let values = 0;
  let mixed = 0;
  for (let index = 0; index < count; index++) {
    times += epochSeconds[index] - 1.6e9;
    values += mgdl[index];
    mixed += (epochSeconds[index] % 8191) * mgdl[index];
  }
  return { count, times, values, mixed, skipped };
}
