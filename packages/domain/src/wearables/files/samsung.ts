import { NO_DEVICE_SLEEP, type SleepState } from '../sleep/stay.ts';
import { grouped } from '../source-records.ts';
import { dayTotals } from './activity-json.ts';
import { MAKERS } from './makers.ts';
import { TextCollector, type WearableText, type WearableTextOptions } from './result.ts';
import { intervalsOfBins, type SamsungDayBins } from './samsung-bins.ts';
import { SAMSUNG_SPORTS } from './sports.ts';
import type { HeadedTable, TableRow } from './table.ts';
import { numberOf, offsetMinutesOf, positive, wallSeconds, type LocalClock } from './values.ts';

type SamsungClock = NonNullable<WearableTextOptions['clock']>;

/** An instant of a table whose clock was asked for; milliseconds, of older exports, are of UTC. */
function instant(text: string, offset: number, clock: SamsungClock): number | null {
  if (/^\d{13}$/.test(text)) return Number(text) / 1000;
  const wall = wallSeconds(text);
  return wall === null ? null : clock === 'UTC' ? wall : wall - offset * 60;
}

/** The local day of a midnight that is written as of UTC: in milliseconds, or in words by newer exports. */
function dayOfTime(text: string): number | null {
  const time = numberOf(text);
  const seconds = time === null ? wallSeconds(text) : time / 1000;
  return seconds === null ? null : Math.floor(seconds / 86_400);
}

const SAMSUNG_STATES: Readonly<Record<string, SleepState>> = {
  40001: 'AWAKE',
  40002: 'LIGHT',
  40003: 'DEEP',
  40004: 'REM',
};

/** Samsung's nights with the stages of a second file; a row without a duration is a bedtime that was wished for. */
export function samsungSleep(
  nights: HeadedTable,
  stages: HeadedTable | null,
  clock: SamsungClock,
): WearableText {
  const collector = new TextCollector('SAMSUNG_SLEEP');
  const prefix = 'com.samsung.health.sleep.';
  const stageCell = (row: TableRow, name: string) =>
    stages?.cell(row, `com.samsung.health.sleep_stage.${name}`) ?? '';
  const byNight = grouped(stages?.rows ?? [], (row) => stageCell(row, 'sleep_id'));
  for (const row of nights.rows)
    collector.row(nights, row, ({ sleeps }) => {
      const offset = offsetMinutesOf(nights.cell(row, `${prefix}time_offset`));
      if (numberOf(nights.cell(row, 'sleep_duration')) === null) return 'GOAL';
      if (offset === null) return 'TIME_UNREADABLE';
      const startS = instant(nights.cell(row, `${prefix}start_time`), offset, clock);
      const endS = instant(nights.cell(row, `${prefix}end_time`), offset, clock);
      if (startS === null || endS === null) return 'TIME_UNREADABLE';
      if (endS <= startS) return 'ENDS_BEFORE_START';
      const efficiency = numberOf(nights.cell(row, 'efficiency'));
      const segments = (byNight.get(nights.cell(row, `${prefix}datauuid`)) ?? []).flatMap((stage) => {
        const state = SAMSUNG_STATES[stageCell(stage, 'stage')];
        const [from, until] = [
          instant(stageCell(stage, 'start_time'), offset, clock),
          instant(stageCell(stage, 'end_time'), offset, clock),
        ];
        return state === undefined || from === null || until === null
          ? []
          : [{ state, startS: from, endS: until }];
      });
      sleeps.push({
        source: MAKERS.SAMSUNG,
        startS,
        endS,
        startOffsetMinutes: offset,
        endOffsetMinutes: offset,
        zone: null,
        // Without stages it says when, and no more.
        segments: segments.length > 0 ? segments : [{ state: 'ASLEEP', startS, endS }],
        totals: null,
        // 0 is not measured.
        device: { ...NO_DEVICE_SLEEP, efficiency: efficiency === 0 ? null : efficiency },
      });
      return null;
    });
  return collector.end();
}

/** Samsung's steps of days: of the rows of a day only that of all sources is a total, at the UTC midnight of a local day. */
export function samsungSteps(
  table: HeadedTable,
  clock: LocalClock,
  bins: SamsungDayBins = new Map(),
): WearableText {
  const collector = new TextCollector('SAMSUNG_STEPS');
  for (const row of table.rows)
    collector.row(table, row, (into) => {
      const day = dayOfTime(table.cell(row, 'day_time'));
      if (day === null) return 'TIME_UNREADABLE';
      if (table.cell(row, 'source_type') !== '-2') return 'NOT_THE_TOTAL';
      const span = clock.day(day);
      const whole = { ...span, offsetMinutes: clock.offsetAt(span.startS) };
      const own = bins.get(table.cell(row, 'binning_data'));
      // The same steps as the total of the day, by their time: a total is never added to what lies inside it.
      if (own) into.intervals.push(...intervalsOfBins(own, day, clock));
      return dayTotals(into, MAKERS.SAMSUNG, whole, [['STEPS', numberOf(table.cell(row, 'count'))]]);
    });
  return collector.end();
}

/** Samsung's heart rates: one of a moment, or the mean of a time, which stands for its beginning. */
export function samsungHeartRates(table: HeadedTable, clock: SamsungClock): WearableText {
  const collector = new TextCollector('SAMSUNG_HEART_RATE');
  for (const row of table.rows)
    collector.row(table, row, ({ heartRates }) => {
      const cell = (name: string) => table.cell(row, `com.samsung.health.heart_rate.${name}`, name);
      const offsetMinutes = offsetMinutesOf(cell('time_offset'));
      const bpm = numberOf(cell('heart_rate'));
      if (offsetMinutes === null) return 'TIME_UNREADABLE';
      const atS = instant(cell('start_time'), offsetMinutes, clock);
      if (atS === null) return 'TIME_UNREADABLE';
      if (bpm === null) return 'UNREADABLE';
      if (bpm === 0) return 'NOT_MEASURED';
      heartRates.push({ source: MAKERS.SAMSUNG, atS, bpm, offsetMinutes });
      return null;
    });
  return collector.end();
}

/** Samsung's workouts, with a number for the kind of sport; its duration is in milliseconds. */
export function samsungWorkouts(table: HeadedTable, clock: SamsungClock): WearableText {
  const collector = new TextCollector('SAMSUNG_WORKOUTS');
  for (const row of table.rows)
    collector.row(table, row, ({ workouts }) => {
      const cell = (name: string) => table.cell(row, `com.samsung.health.exercise.${name}`, name);
      const offsetMinutes = offsetMinutesOf(cell('time_offset'));
      if (offsetMinutes === null) return 'TIME_UNREADABLE';
      const startS = instant(cell('start_time'), offsetMinutes, clock);
      const duration = numberOf(cell('duration'));
      const endS =
        instant(cell('end_time'), offsetMinutes, clock) ??
        (startS === null || duration === null ? null : startS + Math.round(duration / 1000));
      if (startS === null || endS === null) return 'TIME_UNREADABLE';
      if (endS <= startS) return 'ENDS_BEFORE_START';
      const sport = cell('exercise_type');
      workouts.push({
        source: MAKERS.SAMSUNG,
        startS,
        endS,
        offsetMinutes,
        name: SAMSUNG_SPORTS[sport] ?? 'Other',
        // 0 is not measured, as of a way indoors.
        energyKcal: positive(cell('calorie')),
        distanceM: positive(cell('distance')),
        met: null,
        effort: sport === '1001' ? 'WALKING' : null,
      });
      return null;
    });
  return collector.end();
}
