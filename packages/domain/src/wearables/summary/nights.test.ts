import { describe, expect, it } from 'vitest';
import { NO_DEVICE_SLEEP, type SleepState, type SleepStay } from '../index.ts';
import { nightFigures, type NightsInput } from './index.ts';

const at = (utc: string) => Date.parse(`${utc}Z`) / 1000;
const stay = (
  start: string,
  end: string,
  state: SleepState = 'LIGHT',
  more: Partial<SleepStay> = {},
): SleepStay => ({
  source: 'watch',
  startS: at(start),
  endS: at(end),
  startOffsetMinutes: 0,
  endOffsetMinutes: 0,
  zone: null,
  segments: [{ state, startS: at(start), endS: at(end) }],
  totals: null,
  device: NO_DEVICE_SLEEP,
  ...more,
});
const night = (day: number, hours = 8, more: Partial<SleepStay> = {}): SleepStay => {
  const start = at('2026-03-09T23:00') + (day - 10) * 86_400;
  const iso = (epochS: number) => new Date(epochS * 1000).toISOString().slice(0, 19);
  return stay(iso(start), iso(start + hours * 3600), 'LIGHT', more);
};
const figures = (stays: SleepStay[], more: Partial<NightsInput> = {}) =>
  nightFigures({
    period: { from: '2026-03-10', to: '2026-03-16' },
    today: '2026-03-20',
    nowS: at('2026-03-20T12:00'),
    person: { ageYears: 40, isPregnant: false },
    priority: ['watch'],
    stays,
    ...more,
  });
const meanOf = (found: ReturnType<typeof figures>, metric: string) =>
  found.means.find((mean) => mean.metric === metric)!;
const HOUR = 3600;

describe('nights of a period', () => {
  it('have a mean with the number of nights and the worst one', () => {
    const week = figures([night(10), night(11, 5), night(13, 8)]);
    expect(meanOf(week, 'SLEEP')).toEqual({
      metric: 'SLEEP',
      mean: 7 * HOUR,
      days: 3,
      worst: { date: '2026-03-11', value: 5 * HOUR },
    });
    expect(week.nights).toHaveLength(7);
    expect(week.nightsWithData).toBe(3);
  });

  it('show the one of today, and count it when it is over', () => {
    const on = (now: string) => figures([night(10), night(11, 3)], { today: '2026-03-11', nowS: at(now) });
    // It ended at two; at half past five it may still be going on.
    const early = on('2026-03-11T05:30');
    expect(early.nights.at(-1)).toMatchObject({ date: '2026-03-11', gap: 'UNFINISHED', sleepS: 3 * HOUR });
    expect(meanOf(early, 'SLEEP')).toMatchObject({ mean: 8 * HOUR, days: 1 });
    const late = on('2026-03-11T06:00');
    expect(late.nights.at(-1)).toMatchObject({ date: '2026-03-11', gap: null });
    expect(meanOf(late, 'SLEEP')).toMatchObject({ mean: 5.5 * HOUR, days: 2 });
    const none = figures([night(10)], { today: '2026-03-11', nowS: at('2026-03-11T23:00') });
    expect(none.nights.at(-1)?.gap).toBe('UNFINISHED');
  });

  it('written as one sleep from lying down to getting up have no efficiency of 100 %, and no latency of 0', () => {
    const week = figures([stay('2026-03-09T23:10', '2026-03-10T04:40', 'ASLEEP'), night(11)]);
    expect(week.nights[0]?.night?.figures).toMatchObject({
      ...{ sleepS: 5.5 * HOUR, inBedS: 5.5 * HOUR, awakenings: null },
      ...{ efficiency: null, latencyS: null, wasoS: null },
    });
    expect(meanOf(week, 'SLEEP').days).toBe(2);
    expect(meanOf(week, 'SLEEP_EFFICIENCY').days).toBe(1);
  });

  it('of a bed alone are no night without sleep', () => {
    const week = figures([night(10), stay('2026-03-10T23:00', '2026-03-11T07:00', 'IN_BED')]);
    expect(week.nights[1]).toMatchObject({ gap: 'HARDLY_SCORED', sleepS: null });
    expect(meanOf(week, 'SLEEP_EFFICIENCY')).toMatchObject({ mean: 100, days: 1 });
  });

  it('in two parts are the sum of both; naps count for small children alone', () => {
    const stays = [
      stay('2026-03-09T22:00', '2026-03-10T02:00'),
      stay('2026-03-10T04:00', '2026-03-10T07:00'),
      stay('2026-03-10T14:00', '2026-03-10T15:00'),
    ];
    const sleepOf = (ageYears: number | null) =>
      figures(stays, { person: { ageYears, isPregnant: null } }).nights[0]?.sleepS;
    expect(sleepOf(40)).toBe(7 * HOUR);
    expect(sleepOf(4)).toBe(8 * HOUR);
    expect(sleepOf(null)).toBe(7 * HOUR);
  });

  it('say nothing of stages where a device has none', () => {
    const plain = stay('2026-03-09T23:00', '2026-03-10T07:00', 'ASLEEP');
    expect(meanOf(figures([plain]), 'SLEEP_DEEP')).toMatchObject({ mean: null, days: 0 });
    expect(meanOf(figures([night(10)]), 'SLEEP_DEEP')).toMatchObject({ mean: 0, days: 1 });
  });

  it('name where a device says something else', () => {
    const device = { isNap: false, efficiency: 80, latencyS: 0, wasoS: null };
    expect(figures([night(10, 8, { device })]).nights[0]?.disagreements).toEqual([
      { figure: 'EFFICIENCY', source: 'watch', ours: 100, device: 80 },
    ]);
  });

  it('keep their elapsed length across both clock changes', () => {
    const madrid = { zone: 'Europe/Madrid' };
    const spring = stay('2026-03-28T22:00', '2026-03-29T05:00', 'LIGHT', {
      ...madrid,
      startOffsetMinutes: 60,
      endOffsetMinutes: 120,
    });
    const autumn = stay('2026-10-24T21:00', '2026-10-25T06:00', 'LIGHT', {
      ...madrid,
      startOffsetMinutes: 120,
      endOffsetMinutes: 60,
    });
    const on = (date: string, each: SleepStay) =>
      figures([each], { period: { from: date, to: date }, today: '2026-12-01' }).nights[0];
    expect(on('2026-03-29', spring)).toMatchObject({ date: '2026-03-29', sleepS: 7 * HOUR });
    expect(on('2026-10-25', autumn)).toMatchObject({ date: '2026-10-25', sleepS: 9 * HOUR });
  });

  it('of a flight belong to the day of the clock of waking', () => {
    const flight = stay('2026-03-10T01:00', '2026-03-10T07:30', 'LIGHT', {
      startOffsetMinutes: -300,
      endOffsetMinutes: 60,
    });
    expect(figures([flight]).nights[0]).toMatchObject({ date: '2026-03-10', sleepS: 6.5 * HOUR });
  });

  it('have a regularity from five days on', () => {
    const nights = [10, 11, 12, 13, 14, 15].map((day) => night(day));
    expect(figures(nights.slice(0, 4)).regularity).toMatchObject({ kind: 'none', days: 4, needed: 5 });
    expect(figures(nights).regularity).toMatchObject({ kind: 'value', value: 100 });
  });

  it('have the goals of the age', () => {
    const goalOf = (ageYears: number | null) =>
      figures([], { person: { ageYears, isPregnant: null } }).goals.find(({ metric }) => metric === 'SLEEP')
        ?.min;
    expect([goalOf(40), goalOf(15), goalOf(8), goalOf(null)]).toEqual([
      7 * HOUR,
      8 * HOUR,
      9 * HOUR,
      undefined,
    ]);
    expect(figures([], { person: { ageYears: 8, isPregnant: null } }).goals).toHaveLength(1);
  });
});
