import { describe, expect, it } from 'vitest';
import {
  figuresOfTimeline,
  figuresOfTotals,
  readWearableText,
  sleepDays,
  sleepRegularity,
  sleepsOf,
  sleepTimeline,
  type SleepFigures,
  type SleepStay,
  type SleepState,
  type WearableText,
  type WearableTextOptions,
} from '../index.ts';
import { hasDataBeside, jsonBeside, textBeside } from '../../shared/testing/beside/index.ts';

function readBeside(
  path: string,
  options: WearableTextOptions = {},
  beside: string | null = null,
): WearableText {
  const read = readWearableText(textBeside(path), options, {
    beside: beside === null ? null : textBeside(beside),
  });
  if (read.kind !== 'read') throw new Error(`${path}: ${JSON.stringify(read)}`);
  expect(read.stored + read.skipped.reduce((sum, { count }) => sum + count, 0), path).toBe(read.read);
  return read;
}
const MADRID = { zone: 'Europe/Madrid' };
const byStart = (stays: readonly SleepStay[], startS: number) =>
  stays.find((stay) => stay.startS === startS)!;

describe.skipIf(!hasDataBeside)('sleep of real files, outside the repository', () => {
  it('is that of YASA for a hypnogram of epochs', () => {
    const { subjects } = jsonBeside<{ subjects: Record<string, Record<string, number>> }>(
      'expected/sleep.json',
    );
    for (const [file, expected] of Object.entries(subjects)) {
      const states: Record<string, SleepState> = {
        W: 'AWAKE',
        N1: 'LIGHT',
        N2: 'LIGHT',
        N3: 'DEEP',
        R: 'REM',
      };
      const epochs = textBeside(`sleep/${file}`).trim().split(/\s+/);
      const segments = epochs.map((epoch, i) => ({
        state: states[epoch]!,
        startS: i * 30,
        endS: i * 30 + 30,
      }));
      const timeline = sleepTimeline([{ source: 'lab', segments }], []);
      const figures = figuresOfTimeline({ startS: 0, endS: epochs.length * 30 }, timeline);
      expect(figures.inBedS / 60).toBe(expected.TIB);
      expect(figures.sleepS / 60).toBe(expected.TST);
      expect(figures.latencyS! / 60).toBe(expected.SOL);
      expect(figures.wasoS! / 60).toBe(expected.WASO);
      expect(figures.efficiency).toBeCloseTo(expected.SE!, 6);
      expect(figures.maintenance).toBeCloseTo(expected.SME!, 6);
      expect(figures.awakenings).toBe(expected.awakenings);
      expect(figures.remLatencyS).toBe(expected.REM_latency_AASM);
      expect(figures.states.LIGHT / 60).toBe(expected.app_LIGHT_min);
      expect(figures.states.DEEP / 60).toBe(expected.app_DEEP_min);
      expect(figures.states.REM / 60).toBe(expected.app_REM_min);
      expect(figures.states.AWAKE / 60).toBe(expected.app_AWAKE_min);
    }
  });

  it('is that of Garmin, night by night, on the day of waking and with its offset', () => {
    interface Night {
      calendarDate: string;
      tib_s: number;
      tst_s: number;
      unmeasured: number;
      awake: number;
      offset_s: number;
      se_pct: number;
    }
    const { nights } = jsonBeside<{ nights: Night[] }>('expected/sleep_garmin.json');
    const days = sleepDays(readBeside('sleep/garmin_sleep_12_nights.json').sleeps, []);
    expect(days).toHaveLength(nights.length);
    for (const night of nights) {
      const found = days.find(({ date }) => date === night.calendarDate)?.night;
      expect(found?.figures, night.calendarDate).toMatchObject({ inBedS: night.tib_s, sleepS: night.tst_s });
      expect(found!.figures.states).toMatchObject({ AWAKE: night.awake, UNKNOWN: night.unmeasured });
      expect(found!.startOffsetMinutes * 60).toBe(night.offset_s);
      expect(found!.figures.efficiency).toBeCloseTo(night.se_pct, 5);
    }
  });

  it('is that of 180 sleeps of Withings, whose own efficiency stands beside ours', () => {
    interface Night {
      id: number;
      date: string;
      tib_s: number;
      tst_s: number;
      se_tst_over_tib_pct: number;
      device_efficiency: number;
      unscored_s: number;
    }
    const { nights } = jsonBeside<{ nights: Night[] }>('expected/sleep_withings.json');
    const file = 'sleep/withings_sleep_summary_180.json';
    const raw = jsonBeside<{ body: { series: { id: number; startdate: number }[] } }>(file).body.series;
    const { sleeps } = readBeside(file);
    expect(sleeps).toHaveLength(180);
    const all = sleepsOf(sleeps, []);
    for (const night of nights) {
      const stay = byStart(sleeps, raw.find(({ id }) => id === night.id)!.startdate);
      const figures = figuresOfTotals(stay, stay.totals!);
      expect(figures, String(night.id)).toMatchObject({
        inBedS: night.tib_s,
        sleepS: night.tst_s,
        unscoredS: night.unscored_s,
      });
      expect(figures.efficiency).toBeCloseTo(night.se_tst_over_tib_pct, 6);
      expect(stay.device.efficiency).toBeCloseTo(100 * night.device_efficiency, 9);
      const sleep = all.find(({ startS, endS }) => startS <= stay.startS && endS >= stay.endS)!;
      expect(sleep.date, String(night.id)).toBe(night.date);
    }
  });

  it('of Withings has the same seconds by its segments as by its sums', () => {
    interface Expected {
      tib_s: number;
      light: number;
      deep: number;
      rem: number;
      wake: number;
      tst: number;
      latency: number;
      waso: number;
      se_tst_over_tib_pct: number;
    }
    const identity = jsonBeside<{ withings_identity: Record<string, Expected> }>(
      'expected/sleep_sources.json',
    );
    const summary = 'sleep/withings_sleep_summary_180.json';
    const raw = jsonBeside<{ body: { series: { id: number; startdate: number; enddate: number }[] } }>(
      summary,
    ).body.series;
    const { sleeps } = readBeside('sleep/withings_sleep_segments_a.json', { zone: 'Europe/Paris' });
    const timeline = sleepTimeline(sleeps, []);
    const { startdate: startS, enddate: endS } = raw.find(({ id }) => id === 2081804182)!;
    const expected = identity.withings_identity.night_2081804182!;
    const figures = figuresOfTimeline({ startS, endS }, timeline);
    expect(figures).toMatchObject({
      inBedS: expected.tib_s,
      sleepS: expected.tst,
      latencyS: expected.latency,
      wasoS: expected.waso,
    });
    expect(figures.states).toMatchObject({
      LIGHT: expected.light,
      DEEP: expected.deep,
      REM: expected.rem,
      AWAKE: expected.wake,
    });
    expect(figures.efficiency).toBeCloseTo(expected.se_tst_over_tib_pct, 6);
  });

  it('of Withings is that of its sums where the segments end in the middle of the night', () => {
    const identity = jsonBeside<{ withings_identity: Record<string, Record<string, number>> }>(
      'expected/sleep_sources.json',
    );
    const expected = identity.withings_identity.night_2081804130!;
    const file = 'sleep/withings_sleep_summary_180.json';
    const raw = jsonBeside<{ body: { series: { id: number; startdate: number }[] } }>(file).body.series;
    const { startdate } = raw.find(({ id }) => id === 2081804130)!;
    const summed = byStart(readBeside(file).sleeps, startdate);
    const { sleeps } = readBeside('sleep/withings_sleep_segments_a.json', { zone: 'Europe/Paris' });
    const sleep = sleepsOf([...sleeps, summed], []).find(({ startS }) => startS === startdate)!;
    expect(sleep.timeline.length).toBeGreaterThan(5);
    expect(sleep.figures).toMatchObject({ inBedS: expected.tib_s, sleepS: expected.tst, latencyS: null });
    expect(sleep.figures.states).toMatchObject({
      LIGHT: expected.light,
      DEEP: expected.deep,
      REM: expected.rem,
    });
    expect(sleep.figures.efficiency).toBeCloseTo(expected.se_tst_over_tib_pct!, 6);
    expect(sleep.devices).toContainEqual(
      expect.objectContaining({ latencyS: expected.latency, wasoS: expected.waso }),
    );
  });

  it('of Oura over a clock change is what elapsed, with the nap apart and the deleted one counted', () => {
    const read = readBeside('sleep/oura_sleep_v2.json');
    expect(read.skipped).toEqual([{ reason: 'DELETED', count: 1, rows: [3] }]);
    const [day, ...others] = sleepDays(read.sleeps, []);
    expect(others).toEqual([]);
    expect(day).toMatchObject({ date: '2026-03-29', naps: [{ figures: { inBedS: 2400, sleepS: 1800 } }] });
    expect(day!.night).toMatchObject({ startOffsetMinutes: 60, endOffsetMinutes: 120 });
    const { figures } = day!.night!;
    expect(figures.inBedS).toBe(28_800);
    expect(figures.states).toMatchObject({ DEEP: 5700, LIGHT: 13_200, REM: 6600, AWAKE: 3300 });
    expect(figures.efficiency).toBeCloseTo(88.541667, 6);
    expect(day!.night!.devices).toMatchObject([{ efficiency: 89, latencyS: 600 }]);
  });

  it('of Fitbit over a clock change: short wakes lie inside of stages', () => {
    const read = readBeside('sleep/fitbit_takeout_sleep-2026-03-28.json', MADRID);
    const [day] = sleepDays(read.sleeps, []);
    const minutes = ({ inBedS, sleepS, states }: SleepFigures) => [
      inBedS / 60,
      sleepS / 60,
      states.AWAKE / 60,
    ];
    expect(day!.date).toBe('2026-03-29');
    expect(minutes(day!.night!.figures)).toEqual([427, 400, 27]);
    expect(minutes(day!.naps[0]!.figures)).toEqual([41, 38, 3]);
  });

  it('of Fitbit without stages has one night and one nap', () => {
    const [day, ...others] = sleepDays(
      readBeside('sleep/fitbit_sleep_date_classic_with_nap.json', MADRID).sleeps,
      [],
    );
    expect(others).toEqual([]);
    expect(day).toMatchObject({ date: '2016-12-13', others: [], naps: [{ figures: { sleepS: 63 * 60 } }] });
    expect(day!.night!.figures.inBedS).toBe(7080);
  });

  it('of Samsung asks whose clock it is, and takes no wished bedtime for a night', () => {
    const path = 'sleep/samsung_sleep.csv';
    expect(readWearableText(textBeside(path))).toMatchObject({ kind: 'question', question: 'clock' });
    const read = readBeside(path, { clock: 'UTC' }, 'sleep/samsung_sleep_stage.csv');
    expect(read.skipped).toEqual([{ reason: 'GOAL', count: 1, rows: [4] }]);
    const days = sleepDays(read.sleeps, []);
    expect(days.map(({ date }) => date)).toEqual(['2026-09-04', '2026-09-06']);
    const { states } = days[0]!.night!.figures;
    expect([states.DEEP, states.LIGHT, states.REM, states.AWAKE].map((s) => s / 60)).toEqual([
      63, 159, 112, 17,
    ]);
    expect(days[1]!.night!.devices[0]!.efficiency).toBeNull();
  });

  it('of WHOOP over a clock change has the minutes in bed, and the day of waking', () => {
    const { sleeps } = readBeside('activity/whoop_physiological_cycles_es.csv');
    const days = sleepDays(sleeps, []);
    expect(
      days.map(({ date, night }) => [date, night!.figures.inBedS / 60, night!.endOffsetMinutes]),
    ).toEqual([
      ['2026-03-28', 459, 60],
      ['2026-03-29', 453, 120],
    ]);
  });

  it('has the regularity of published epochs', () => {
    interface Vector {
      id: string;
      file?: string;
      epochs_per_day: number;
      expected: number;
    }
    const { vectors, tolerance } = jsonBeside<{ vectors: Vector[]; tolerance: number }>(
      'expected/sleep_regularity.json',
    );
    const [published] = vectors;
    const epochs = textBeside(published!.file!)
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(',')[1]!)
      .map((cell) => (cell === '' || cell === 'NA' ? -1 : Number(cell)));
    const regularity = sleepRegularity(epochs, published!.epochs_per_day);
    expect(regularity).toMatchObject({ kind: 'value', days: 6 });
    if (regularity.kind === 'value')
      expect(Math.abs(regularity.value - published!.expected)).toBeLessThan(tolerance);
  });
});
