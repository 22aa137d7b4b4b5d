import { cgmMetrics, type CgmSeries, localDays, simulateTrace } from './index.ts';
import { describe, expect, it } from 'vitest';
import {
  ratedDays,
  chosenReadings,
  hourTimes,
  localStretches,
  percentAt,
  worstFirst,
} from './days-and-hours.ts';

const traceOf = (from: string, days: number): CgmSeries =>
  simulateTrace(7, { from, days, zone: 'Europe/Madrid', kind: 'TYPE_2' }).series;
const fortnight = traceOf('2026-03-02', 14);
const days = localDays(fortnight);

/** A series of five-minute readings on one local day of winter. */
const dayOf = (values: readonly number[]): CgmSeries => ({
  zone: 'Europe/Madrid',
  unit: 'mg/dL',
  cadenceMinutes: 5,
  epochSeconds: Float64Array.from(values, (_, index) => 1_770_073_200 + index * 300),
  offsetMinutes: new Int16Array(values.length).fill(60),
  mgdl: Float64Array.from(values),
  recorded: Float64Array.from(values),
  flags: new Uint8Array(values.length),
});

describe('the readings of chosen hours and days', () => {
  it('are the series itself if nothing is chosen', () => {
    expect(chosenReadings(fortnight, days, { hours: null, chosen: null })).toBe(fortnight);
  });

  it('are those of the local clock', () => {
    const chosen = chosenReadings(fortnight, days, { hours: { from: 3, to: 5 }, chosen: ['2026-03-04'] });
    const hours = [...chosen.epochSeconds].map((at, index) => {
      const local = at + chosen.offsetMinutes[index]! * 60;
      return new Date(local * 1000).toISOString().slice(0, 13);
    });
    expect(new Set(hours)).toEqual(new Set(['2026-03-04T03', '2026-03-04T04']));
    expect(cgmMetrics(chosen).n).toBe(chosen.mgdl.length);
  });

  it('can be none', () => {
    expect(chosenReadings(fortnight, days, { hours: null, chosen: ['2020-01-01'] }).mgdl).toHaveLength(0);
  });
});

describe('the days, worst first', () => {
  it('put lack before excess', () => {
    const low = ratedDays(dayOf([69, 100, 100, 100]), 'STANDARD', null);
    const severe = ratedDays(dayOf([53, 100, 100, 100]), 'STANDARD', null);
    const high = ratedDays(dayOf([300, 300, 300, 100]), 'STANDARD', null);
    expect(worstFirst([...high, ...low, ...severe])).toEqual([...severe, ...low, ...high]);
    expect(percentAt(low[0]?.times ?? new Float64Array(5), 2)).toBe(75);
  });

  it('are ranked by the chosen hours alone, and leave out days without readings', () => {
    const all = ratedDays(fortnight, 'STANDARD', { from: 3, to: 4 });
    const risks = worstFirst(all).map(({ chosenTimes }) => percentAt(chosenTimes, 0) ?? 0);
    expect(risks).toEqual(risks.toSorted((one, other) => other - one));
    expect(all.map(({ times }) => times)).toEqual(
      ratedDays(fortnight, 'STANDARD', null).map(({ times }) => times),
    );
  });

  it('weigh readings by the minutes that they represent', () => {
    const mixed = { ...dayOf([100, 200]), readingMinutes: Uint8Array.of(15, 5) };
    const [day] = ratedDays(mixed, 'STANDARD', null);
    expect(percentAt(day?.times ?? new Float64Array(5), 2)).toBe(75);
  });

  it('have no share without readings', () => {
    expect(percentAt(new Float64Array(5), 2)).toBeNull();
    expect(ratedDays(dayOf([]), 'STANDARD', null)).toEqual([]);
  });
});

it('adds the hours of all days up to the time of all readings', () => {
  const sum = hourTimes(fortnight, 'STANDARD', days, null)
    .flatMap((times) => [...times])
    .reduce((one, other) => one + other, 0);
  expect(sum).toBeCloseTo(fortnight.mgdl.length * 5, 0);
});

describe('a day on the local clock', () => {
  it('keeps both passes of the hour that autumn repeats', () => {
    const autumn = traceOf('2026-10-25', 1);
    const [day] = localDays(autumn);
    const stretches = localStretches(autumn, day!);
    expect(stretches).toHaveLength(2);
    expect(stretches.reduce((sum, { at }) => sum + at.length, 0)).toBe(autumn.mgdl.length);
    for (const { at } of stretches) expect([...at]).toEqual([...at].sort((one, other) => one - other));
    const repeated = stretches[1]!;
    const hours = new Set([...repeated.at].map((at) => new Date(at * 1000).toISOString().slice(11, 13)));
    expect(hours).toEqual(new Set(['02']));
  });

  it('is one stretch in spring, without the hour that was skipped', () => {
    const spring = traceOf('2026-03-29', 1);
    const stretches = localStretches(spring, localDays(spring)[0]!);
    expect(stretches).toHaveLength(1);
    const hours = new Set([...stretches[0]!.at].map((at) => new Date(at * 1000).getUTCHours()));
    expect(hours.has(2)).toBe(false);
    expect(hours.size).toBe(23);
  });
});
