import { describe, expect, it } from 'vitest';
import {
  CGM_SCORE_IDS,
  cgmScores,
  eventWindow,
  fastingGlucose,
  localDays,
  timeframeOf,
  type CgmSeries,
} from './index.ts';
import { seriesOf } from './testing/series-of.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const day = {
  timeframe: 'DAILY' as const,
  fromEpoch: at('2026-01-10T00:00:00Z'),
  toEpoch: at('2026-01-11T00:00:00Z'),
};
const later = at('2026-02-01T00:00:00Z');
const full = seriesOf(Array.from({ length: 288 }, (_, i) => 90 + (i % 40)));

function scores(series: CgmSeries, window: Parameters<typeof cgmScores>[1]) {
  return Object.fromEntries(cgmScores(series, window).map((score) => [score.id, score]));
}

describe('the seven scores', () => {
  it('are in order with values, levels and timeframe', () => {
    const list = cgmScores(full, { ...day, nowEpoch: later });
    expect(list.map(({ id }) => id)).toEqual(CGM_SCORE_IDS);
    expect(list.every(({ state, timeframe }) => state === 'SCORED' && timeframe === 'DAILY')).toBe(true);
    const byId = scores(full, { ...day, nowEpoch: later });
    expect(byId.MIN_GLUCOSE).toMatchObject({ value: 90, level: 'NORMAL', censored: null });
    expect(byId.TIME_IN_RANGE).toMatchObject({ value: 100, level: null });
    // All in range, nothing low, sd under 18: all hundred points.
    expect(byId.EFFICIENCY!.value).toBe(100);
  });

  it('report when a sensor cut a value off', () => {
    const cut = seriesOf(Array.from({ length: 288 }, (_, i) => (i === 5 ? 39 : i === 9 ? 401 : 100)));
    const byId = scores(cut, { ...day, nowEpoch: later });
    expect(byId.MIN_GLUCOSE).toMatchObject({ value: 39, level: 'SEVERE_HYPOGLYCEMIA', censored: 'LOW' });
    expect(byId.MAX_GLUCOSE).toMatchObject({ value: 401, level: 'SEVERE_HYPERGLYCEMIA', censored: 'HIGH' });
  });

  it.each([
    ['70 % of a past day', 202, later, 'SCORED'],
    ['less of a past day', 201, later, 'MISSING_DATA'],
    ['less of today', 201, day.toEpoch - 1, 'TOO_EARLY'],
    ['enough of today', 202, day.toEpoch - 1, 'SCORED'],
    ['nothing of a past day', 0, later, 'NO_DATA'],
    ['nothing of today', 0, day.toEpoch - 1, 'TOO_EARLY'],
  ])('with %s have their state', (_what, count, nowEpoch, state) => {
    const series = { ...seriesOf(Array<number>(count).fill(100)), cadenceMinutes: 5 };
    expect(scores(series, { ...day, nowEpoch }).AVG_GLUCOSE).toMatchObject({
      state,
      value: state === 'SCORED' ? 100 : null,
    });
  });

  it('of an event wait until its window has passed, even when it is full', () => {
    const window = eventWindow(at('2026-01-10T12:00:00Z'));
    expect(window.toEpoch - window.fromEpoch).toBe(210 * 60);
    const waiting = scores(full, { timeframe: 'EVENT', ...window, nowEpoch: window.toEpoch - 1 });
    expect(waiting.AVG_GLUCOSE!.state).toBe('TOO_EARLY');
    expect(scores(full, { timeframe: 'EVENT', ...window, nowEpoch: window.toEpoch }).AVG_GLUCOSE!.state).toBe(
      'SCORED',
    );
  });

  it('of a week need its days', () => {
    const week = {
      timeframe: 'WEEKLY' as const,
      fromEpoch: day.fromEpoch,
      toEpoch: day.fromEpoch + 7 * 86_400,
    };
    expect(timeframeOf(week.fromEpoch, week.toEpoch)).toBe('WEEKLY');
    const five = seriesOf(Array<number>(288 * 5).fill(110));
    expect(scores(five, { ...week, nowEpoch: later }).FASTING_GLUCOSE).toMatchObject({
      state: 'SCORED',
      value: 110,
    });
    const four = seriesOf(Array<number>(288 * 4).fill(110));
    expect(scores(four, { ...week, nowEpoch: later }).FASTING_GLUCOSE!.state).toBe('MISSING_DATA');
  });

  it('distinguish a reading of the tight profile from the same of the standard one', () => {
    const series = seriesOf(Array<number>(288).fill(150));
    expect(scores(series, { ...day, nowEpoch: later, profile: 'TIGHT' }).TIME_IN_RANGE!.value).toBe(0);
    expect(scores(series, { ...day, nowEpoch: later }).TIME_IN_RANGE!.value).toBe(100);
  });
});

describe('fasting glucose', () => {
  // 100 until 04:00, 120 until 06:00, 90 afterwards, local time of Madrid (UTC+1).
  const values = Array.from({ length: 288 }, (_, i) => (i < 48 ? 100 : i < 72 ? 120 : 90));
  const series = seriesOf(values, { from: '2026-01-09T23:00:00Z', zone: 'Europe/Madrid' });
  const [today] = localDays(series);
  const local = (time: string) => at(`2026-01-10T${time}:00+01:00`);

  it('is the early morning without meals', () => {
    expect(fastingGlucose(series, today!)).toMatchObject({
      window: 'EARLY_MORNING',
      mean: 120,
      count: 24,
      isEnough: true,
    });
  });

  it('is the half hour before the first meal after eight hours without food', () => {
    expect(fastingGlucose(series, today!, [local('14:00'), local('08:30')])).toMatchObject({
      window: 'BEFORE_FIRST_MEAL',
      mean: 90,
      count: 6,
    });
  });

  it('is the early morning when something was eaten during the night', () => {
    expect(fastingGlucose(series, today!, [local('06:30'), at('2026-01-09T22:40:00Z')])).toMatchObject({
      window: 'EARLY_MORNING',
    });
  });

  it('has no value where the sensor was silent', () => {
    const noMorning = seriesOf(
      values.map((value, i) => (i >= 40 && i < 80 ? null : value)),
      { from: '2026-01-09T23:00:00Z', zone: 'Europe/Madrid' },
    );
    expect(fastingGlucose(noMorning, localDays(noMorning)[0]!)).toMatchObject({
      window: null,
      mean: null,
      isEnough: false,
    });
  });
});
