import { describe, expect, it } from 'vitest';
import { eventResponse, leadsWithLowest, responseTrace, type CgmSeries } from './index.ts';
import { sliceByIndex } from './series.ts';
import { areaFromReferenceBaseline, REFERENCE_MEALS, shownResponse } from './testing/meal-comparison.ts';
import { seriesOf } from './testing/series-of.ts';

const START = Date.parse('2026-01-10T08:00:00Z') / 1000;
const LATER = START + 86_400;

/** Readings every five minutes from 07:30 to 10:55, of which some are replaced by their minute since 08:00. */
function trace(valueAt: (minute: number) => number | null, stepMinutes = 5): CgmSeries {
  const count = 210 / stepMinutes;
  const values = Array.from({ length: count }, (_, i) => valueAt(-30 + i * stepMinutes));
  return { ...seriesOf(values, { from: '2026-01-10T07:30:00Z', stepMinutes }), cadenceMinutes: stepMinutes };
}

/** 100 until the start, up to 160 at 60 minutes, down to 100 at 120 and to 90 at 150. */
const triangle = (minute: number) => {
  if (minute <= 0) return 100;
  if (minute <= 60) return 100 + minute;
  if (minute <= 150) return 160 - (minute - 60);
  return 70;
};

describe('the response to an event', () => {
  it('agrees with a trace computed by hand', () => {
    const { state, basis, figures } = eventResponse(trace(triangle), START, LATER);
    expect(state).toBe('SCORED');
    expect(figures).toEqual({
      baseline: 100,
      peak: 160,
      rise: 60,
      minutesToPeak: 60,
      isPeakCutOff: false,
      lowest: 70,
      minutesToLowest: 150,
      isLowestCutOff: false,
      minutesBelow: 0,
      minutesSeverelyBelow: 0,
      // A triangle of 120 minutes and 60 mg/dL.
      area: 3600,
      minutesToReturn: 120,
    });
    expect(basis).toEqual({
      readings: 42,
      baselineReadings: 3,
      coveredPercent: 100,
      longestGapMinutes: 5,
      lowReadings: 0,
      highReadings: 0,
    });
  });

  it('takes the mean of the fifteen minutes before the start as the baseline, without the start itself', () => {
    const values: Record<number, number> = { [-20]: 500, [-15]: 90, [-10]: 96, [-5]: 102, 0: 300 };
    const { figures } = eventResponse(
      trace((minute) => values[minute] ?? 100),
      START,
      LATER,
    );
    expect(figures?.baseline).toBe(96);
  });

  it('cuts what lies below the baseline out of the area', () => {
    // −10 until 10 minutes, +10 from 20 minutes on: crosses in the middle of a segment of ten minutes.
    const series = trace((minute) => (minute < 0 ? 100 : minute <= 10 ? 90 : 110), 10);
    const { figures } = eventResponse({ ...series, cadenceMinutes: 10 }, START, LATER);
    // A triangle of five minutes, then 100 minutes at +10.
    expect(figures?.area).toBeCloseTo((10 * 5) / 2 + 100 * 10, 9);
  });

  it('finds the return between two readings, and none while glucose stays above', () => {
    const back = (minute: number) => (minute <= 0 ? 100 : minute < 95 ? 130 : 90);
    // From 130 at 90 to 90 at 95 minutes: three quarters of the way.
    expect(eventResponse(trace(back), START, LATER).figures?.minutesToReturn).toBeCloseTo(93.75, 9);
    const stays = (minute: number) => (minute <= 0 ? 100 : 130);
    expect(eventResponse(trace(stays), START, LATER).figures?.minutesToReturn).toBeNull();
    const falls = (minute: number) => (minute < 0 ? 100 : 80);
    const { figures } = eventResponse(trace(falls), START, LATER);
    expect(figures).toMatchObject({ rise: -20, area: 0, minutesToReturn: null });
  });

  it('reads a sensor of fifteen minutes from single readings', () => {
    const { basis, figures } = eventResponse(trace(triangle, 15), START, LATER);
    expect(basis).toMatchObject({ readings: 14, baselineReadings: 1, coveredPercent: 100 });
    expect(figures).toMatchObject({ baseline: 100, peak: 160, area: 3600, minutesToReturn: 120 });
  });

  it('is too early until the whole window has passed', () => {
    expect(eventResponse(trace(triangle), START, START + 180 * 60 - 1).state).toBe('TOO_EARLY');
    expect(eventResponse(trace(triangle), START, START + 180 * 60).state).toBe('SCORED');
  });

  it('needs 70 % of its window: 30 of 42 readings, not 29', () => {
    // The first readings after the start are there, the last ones are lost.
    const until = (count: number) => trace((minute) => ((minute + 30) / 5 < count ? triangle(minute) : null));
    expect(eventResponse(until(30), START, LATER).state).toBe('SCORED');
    expect(eventResponse(until(29), START, LATER)).toMatchObject({ state: 'MISSING_DATA', figures: null });
    expect(eventResponse(until(0), START, LATER).state).toBe('NO_DATA');
  });

  it('is missing data without a reading in the minutes of the baseline', () => {
    const series = trace((minute) => (minute >= -15 && minute < 0 ? null : triangle(minute)));
    expect(eventResponse(series, START, LATER)).toMatchObject({
      state: 'MISSING_DATA',
      basis: { baselineReadings: 0, readings: 39 },
    });
  });

  it('gives no area and no return across a gap of more than 45 minutes, and names the gap', () => {
    const gap = (last: number) => (minute: number) =>
      minute > 60 && minute < last ? null : triangle(minute);
    const bridged = eventResponse(trace(gap(105)), START, LATER);
    expect(bridged.basis.longestGapMinutes).toBe(45);
    expect(bridged.figures?.area).toBeCloseTo(3600, 9);
    const lost = eventResponse(trace(gap(110)), START, LATER);
    expect(lost.basis.longestGapMinutes).toBe(50);
    expect(lost).toMatchObject({
      state: 'SCORED',
      figures: { peak: 160, area: null, minutesToReturn: null },
    });
  });

  it('says when the sensor cut off the peak, and counts such readings', () => {
    const series = trace((minute) => (minute >= 40 && minute <= 50 ? 401 : minute === 150 ? 39 : 120));
    expect(eventResponse(series, START, LATER)).toMatchObject({
      basis: { highReadings: 3, lowReadings: 1 },
      figures: { isPeakCutOff: true, isLowestCutOff: true, minutesToPeak: 40 },
    });
  });

  it('weighs readings by the minutes that they represent when sensors are joined', () => {
    const series = trace(triangle, 15);
    const joined = {
      ...series,
      cadenceMinutes: 5,
      readingMinutes: new Uint8Array(series.mgdl.length).fill(15),
    };
    expect(eventResponse(joined, START, LATER)).toMatchObject({
      state: 'SCORED',
      basis: { coveredPercent: 100 },
    });
  });

  it('has its trace in minutes since the start', () => {
    const { minutes, mgdl } = responseTrace(trace(triangle, 30), START);
    expect(minutes).toEqual([-30, 0, 30, 60, 90, 120, 150]);
    expect(mgdl).toEqual([100, 100, 130, 160, 130, 100, 70]);
  });
});

describe('the response to the standard meals of a published study (Hall 2018)', () => {
  const scored = REFERENCE_MEALS.filter((meal) => shownResponse(meal).state === 'SCORED');

  it('has figures where the reference does, but for the meal of which readings represent 62 %', () => {
    const states = REFERENCE_MEALS.map((meal) => [
      `${meal.id} ${meal.meal}`,
      shownResponse(meal).state,
      meal.window_120 !== null,
    ]);
    expect(states).toEqual([
      ['2133-004 CF 1', 'SCORED', true],
      ['2133-004 PB 1', 'NO_DATA', false],
      ['2133-004 Bar 1', 'NO_DATA', false],
      ['2133-018 PB 1', 'SCORED', true],
      ['2133-018 CF 1', 'SCORED', true],
      ['2133-018 Bar 1', 'SCORED', true],
      ['2133-039 PB 1', 'SCORED', true],
      ['2133-039 Bar 1', 'MISSING_DATA', false],
      ['2133-039 CF 1', 'MISSING_DATA', true],
    ]);
  });

  it.each(scored)('$meal of $id has the peak of the reference, whose grid lies between readings', (meal) => {
    const { figures } = shownResponse(meal);
    // A grid between two readings cuts the top: at most by what glucose changes in five minutes around a peak.
    expect(figures!.peak - meal.window_180!.peak).toBeGreaterThanOrEqual(0);
    expect(figures!.peak - meal.window_180!.peak).toBeLessThan(2);
    expect(Math.abs(figures!.minutesToPeak - meal.window_180!.minutes_to_peak)).toBeLessThan(5);
  });

  it.each(scored)(
    '$meal of $id differs from the reference by no more than its own baseline explains',
    (meal) => {
      const { figures } = shownResponse(meal);
      const reference = meal.window_120!.iauc_mgdl_min;
      // From the baseline of the reference the areas are those of readings and of a grid, apart by up to 1.6 %.
      expect(Math.abs(areaFromReferenceBaseline(meal)! / reference - 1)).toBeLessThan(0.016);
      // A baseline that is lower by one moves an area by at most its 120 minutes.
      const moved = figures!.area! - areaFromReferenceBaseline(meal)!;
      const lower = meal.baseline! - figures!.baseline;
      expect(Math.abs(moved)).toBeLessThanOrEqual(120 * Math.abs(lower));
      expect(Math.sign(moved)).toBe(Math.sign(lower));
    },
  );
});

describe('a night', () => {
  const at = (time: string) => Date.parse(`2026-01-11T${time}Z`) / 1000;
  const [start, end] = [at('00:00') - 1800, at('07:30')];
  /** From 22:30 to 08:30 at 87, at LOW from 03:00 to 04:00. */
  const night = () =>
    seriesOf(
      Array.from({ length: 120 }, (_, i) => (i >= 54 && i < 66 ? 39 : 87)),
      { from: '2026-01-10T22:30:00Z' },
    );

  it('is assessed to its end: the low of its fourth hour is its lowest', () => {
    const { state, figures, basis } = eventResponse(night(), start, LATER, { endEpoch: end });
    expect(state).toBe('SCORED');
    expect(figures).toMatchObject({
      lowest: 39,
      isLowestCutOff: true,
      minutesToLowest: 210,
      minutesBelow: 60,
      minutesSeverelyBelow: 60,
    });
    expect(basis).toMatchObject({ readings: 102, coveredPercent: 100 });
    expect(figures && leadsWithLowest('REST', figures)).toBe(true);
    expect(responseTrace(night(), start, end).minutes.at(-1)).toBe(475);
  });

  it('is too early until it is over, and needs the readings of all of it', () => {
    expect(eventResponse(night(), start, end - 1, { endEpoch: end }).state).toBe('TOO_EARLY');
    const evening = night();
    const kept = evening.epochSeconds.filter((epoch) => epoch < at('02:30')).length;
    const half = sliceByIndex(evening, 0, kept);
    expect(eventResponse(half, start, LATER).state).toBe('SCORED');
    expect(eventResponse(half, start, LATER, { endEpoch: end }).state).toBe('MISSING_DATA');
  });
});
