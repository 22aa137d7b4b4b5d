import { expect } from 'vitest';
import { minutesOf } from '../covered.ts';
import { heatMap, localDays, sufficiency, timeInRanges, type CgmSeries } from '../index.ts';

/** What a clock's jitter may add up to, before readings are held to overlap. */
const JITTER = 0.011;

/**
 * Expects that no minute counts twice, without any of the limits that keep a figure at 100 %: over the whole, in each
 * day and each hour, readings represent no more minutes than the clock has, and levels no others than the readings do.
 */
export function expectTimeOnce(series: CgmSeries): void {
  const { epochSeconds } = series;
  const last = epochSeconds.length - 1;
  const minutes = [...epochSeconds.keys()].map((i) => minutesOf(series, i));
  const represented = minutes.reduce((sum, part) => sum + part, 0);
  const longest = Math.max(...minutes);
  const passed = (epochSeconds[last]! - epochSeconds[0]!) / 60 + minutes[last]!;
  const most = (clock: number) => clock * (1 + JITTER) + longest;
  expect(represented).toBeLessThanOrEqual(most(passed));
  for (const day of localDays(series)) expect(day.minutes).toBeLessThanOrEqual(most(day.hours * 60));
  const { levels, minutes: inLevels } = timeInRanges(series);
  expect(inLevels).toBeCloseTo(represented, 6);
  expect(levels.reduce((sum, level) => sum + level.count, 0)).toBe(epochSeconds.length);
  const cells = heatMap(series).flatMap((row) => row.cells);
  expect(cells.reduce((sum, cell) => sum + cell.count, 0)).toBe(epochSeconds.length);
  // A reading alone has no cadence, and so no time.
  if (represented === 0) return;
  const { percent, count, expected } = sufficiency(series);
  expect(count).toBe(epochSeconds.length);
  if (series.readingMinutes) {
    expect(percent).toBeCloseTo(Math.min(100, (100 * represented) / passed), 6);
    return;
  }
  // By slots: each pause is a whole number of them, which differs from its time by half a slot at most.
  const step = series.cadenceMinutes;
  const pauses = [...epochSeconds].filter((at, i) => i > 0 && at - epochSeconds[i - 1]! > 90 * step).length;
  expect(percent).toBeLessThanOrEqual(100);
  expect(Math.abs(expected - passed / step)).toBeLessThanOrEqual(1 + pauses / 2 + JITTER * expected);
}
