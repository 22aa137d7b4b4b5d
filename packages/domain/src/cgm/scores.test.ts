import { describe, expect, it } from 'vitest';
import { cgmScores, recordable, timeframeOf, type ScoreWindow } from './scores.ts';
import { seriesOf } from './series-fixture.ts';

const DAY = 86_400;
const START = Date.UTC(2026, 1, 2) / 1000;
/** Five-minute readings of 110 mg/dL over so many days. */
const days = (count: number) =>
  seriesOf(
    START,
    Array.from({ length: count * 288 }, () => 110),
  );
const stateOf = (series: ReturnType<typeof days>, window: Omit<ScoreWindow, 'timeframe'>) =>
  cgmScores(series, { ...window, timeframe: timeframeOf(window.fromEpoch, window.toEpoch) }).find(
    (score) => score.id === 'AVG_GLUCOSE',
  );

describe('whether a window holds enough to be scored', () => {
  it('judges several days by the time the sensor could record, not by what was asked for', () => {
    const window = { fromEpoch: START - 4 * DAY, toEpoch: START + 10 * DAY, nowEpoch: START + 10 * DAY };
    expect(stateOf(days(10), window)).toMatchObject({ state: 'SCORED', timeframe: 'WEEKLY' });
    expect(stateOf(days(10), window)?.value).toBeCloseTo(110, 9);
  });

  it('does not count time that has not come yet against the sensor', () => {
    const window = { fromEpoch: START, toEpoch: START + 14 * DAY, nowEpoch: START + 3 * DAY };
    expect(stateOf(days(3), window)).toMatchObject({ state: 'SCORED' });
  });

  it('misses data when the sensor fell silent in between', () => {
    const window = { fromEpoch: START, toEpoch: START + 14 * DAY, nowEpoch: START + 20 * DAY };
    expect(stateOf(days(3), window)).toMatchObject({ state: 'MISSING_DATA', value: null });
  });

  it('judges a day as a whole: too early until 70 % of it is there', () => {
    const half = seriesOf(
      START,
      Array.from({ length: 144 }, () => 110),
    );
    const day = { fromEpoch: START, toEpoch: START + DAY };
    expect(stateOf(half, { ...day, nowEpoch: START + DAY / 2 })).toMatchObject({ state: 'TOO_EARLY' });
    expect(stateOf(half, { ...day, nowEpoch: START + 2 * DAY })).toMatchObject({ state: 'MISSING_DATA' });
  });

  it('says that there are no data before the first reading', () => {
    const before = { fromEpoch: START - 9 * DAY, toEpoch: START - 2 * DAY, nowEpoch: START + DAY };
    expect(stateOf(days(1), before)).toMatchObject({ state: 'NO_DATA' });
    expect(recordable(days(1), { ...before, timeframe: 'WEEKLY' })).toEqual({
      fromEpoch: before.fromEpoch,
      toEpoch: before.toEpoch,
    });
  });
});
