import { daysOfLocalDate } from '../../shared/index.ts';
import { NO_DEVICE_SLEEP, type SleepState } from '../sleep/stay.ts';
import { dayTotals } from './activity-json.ts';
import { MAKERS } from './makers.ts';
import { TextCollector, type WearableText } from './result.ts';
import { addSegment } from './segments.ts';
import { ZEPP_SPORTS } from './sports.ts';
import type { HeadedTable, TableRow } from './table.ts';
import { minutesTotals } from './tables.ts';
import { numberOf, offsetTime, positive, wallSeconds, type LocalClock } from './values.ts';

/** Zepp, Amazfit and Mi: times of UTC, minutes of each state; a row of zeros was written without a night. */
export function zeppSleep(table: HeadedTable, clock: LocalClock): WearableText {
  const collector = new TextCollector('ZEPP_SLEEP');
  for (const row of table.rows)
    collector.record(row.line, ({ sleeps }) => {
      const minutes = (heading: string) => numberOf(table.cell(row, heading));
      const totals = [
        ['DEEP', minutes('deepSleepTime')],
        ['LIGHT', minutes('shallowSleepTime')],
        ['REM', minutes('REMTime')],
        ['AWAKE', minutes('wakeTime')],
      ] as const;
      if (totals.every(([, value]) => value === null || value === 0)) return 'PLACEHOLDER';
      const utc = (heading: string) => wallSeconds(table.cell(row, heading).replace(/(?:Z|\+00:?00)$/, ''));
      const [startS, endS] = [utc('start'), utc('stop')];
      if (startS === null || endS === null) return 'TIME_UNREADABLE';
      if (endS <= startS) return 'ENDS_BEFORE_START';
      sleeps.push({
        source: MAKERS.ZEPP,
        startS,
        endS,
        startOffsetMinutes: clock.offsetAt(startS),
        endOffsetMinutes: clock.offsetAt(endS),
        zone: clock.zone,
        segments: [],
        totals: minutesTotals(totals),
        device: NO_DEVICE_SLEEP,
      });
      return null;
    });
  return collector.end();
}

/** Days of Zepp; its calories are those of moving. */
export function zeppDays(table: HeadedTable, clock: LocalClock): WearableText {
  const collector = new TextCollector('ZEPP_DAYS');
  for (const row of table.rows)
    collector.record(row.line, (into) => {
      const number = (heading: string) => numberOf(table.cell(row, heading));
      const day = daysOfLocalDate(table.cell(row, 'date'));
      if (day === null) return 'TIME_UNREADABLE';
      const span = clock.day(day);
      return dayTotals(into, MAKERS.ZEPP, { ...span, offsetMinutes: clock.offsetAt(span.startS) }, [
        ['STEPS', number('steps')],
        ['DISTANCE', number('distance')],
        ['ACTIVE_ENERGY', number('calories')],
      ]);
    });
  return collector.end();
}

/** Rows of a date and a time of the wearer's clock, each with its instant: of an hour that came twice in the order of the rows. */
function* zeppMinutes(table: HeadedTable, clock: LocalClock): Generator<[TableRow, number | null]> {
  let near: number | null = null;
  for (const row of table.rows) {
    const wall = wallSeconds(`${table.cell(row, 'date')} ${table.cell(row, 'time')}`);
    const atS: number | null = wall === null ? null : clock.instant(wall, near);
    near = atS ?? near;
    yield [row, atS];
  }
}

const ZEPP_STATES: Readonly<Record<string, SleepState>> = {
  DEEP: 'DEEP',
  LIGHT: 'LIGHT',
  REM: 'REM',
  WAKE: 'AWAKE',
  AWAKE: 'AWAKE',
};

/** One thing of each minute, on the wearer's clock: steps, a heart rate or a state of sleep. */
export function zeppOfMinutes(table: HeadedTable, clock: LocalClock): WearableText {
  const kind = table.has('heartRate') ? 'HEART_RATE' : table.has('stage') ? 'STAGES' : 'STEPS';
  const collector = new TextCollector(`ZEPP_${kind}`);
  for (const [row, atS] of zeppMinutes(table, clock))
    collector.record(row.line, ({ intervals, heartRates, sleeps }) => {
      if (atS === null) return 'TIME_UNREADABLE';
      const span = { startS: atS, endS: atS + 60 };
      const offsetMinutes = clock.offsetAt(atS);
      if (kind === 'STAGES') {
        const state = ZEPP_STATES[table.cell(row, 'stage').toUpperCase()];
        if (state === undefined) return 'UNREADABLE';
        addSegment(sleeps, { source: MAKERS.ZEPP, ...span, state }, (at) => clock.offsetAt(at), clock.zone);
        return null;
      }
      const value = numberOf(table.cell(row, 'heartRate', 'steps'));
      if (value === null) return 'UNREADABLE';
      if (value === 0) return kind === 'STEPS' ? 'PLACEHOLDER' : 'NOT_MEASURED';
      if (kind === 'STEPS')
        intervals.push({ source: MAKERS.ZEPP, metric: 'STEPS', ...span, value, offsetMinutes });
      else heartRates.push({ source: MAKERS.ZEPP, atS, bpm: value, offsetMinutes });
      return null;
    });
  return collector.end();
}

/** Heart rates that the person asked for, in times of UTC. */
export function zeppHeartRates(table: HeadedTable, clock: LocalClock): WearableText {
  const collector = new TextCollector('ZEPP_HEART_RATE');
  for (const row of table.rows)
    collector.record(row.line, ({ heartRates }) => {
      const at = offsetTime(table.cell(row, 'time'));
      const bpm = numberOf(table.cell(row, 'heartRate'));
      if (!at) return 'TIME_UNREADABLE';
      if (bpm === null) return 'UNREADABLE';
      if (bpm === 0) return 'NOT_MEASURED';
      heartRates.push({
        source: MAKERS.ZEPP,
        atS: at.epochS,
        bpm,
        offsetMinutes: clock.offsetAt(at.epochS),
      });
      return null;
    });
  return collector.end();
}

/** Workouts of Zepp, in times of UTC; −1 is not measured. */
export function zeppWorkouts(table: HeadedTable, clock: LocalClock): WearableText {
  const collector = new TextCollector('ZEPP_WORKOUTS');
  for (const row of table.rows)
    collector.record(row.line, ({ workouts }) => {
      const began = offsetTime(table.cell(row, 'startTime'));
      const seconds = numberOf(table.cell(row, 'sportTime(s)'));
      if (!began || seconds === null) return 'TIME_UNREADABLE';
      if (seconds <= 0) return 'ENDS_BEFORE_START';
      const name = ZEPP_SPORTS[table.cell(row, 'type')] ?? 'Other';
      workouts.push({
        source: MAKERS.ZEPP,
        startS: began.epochS,
        endS: began.epochS + Math.round(seconds),
        offsetMinutes: clock.offsetAt(began.epochS),
        name,
        energyKcal: positive(table.cell(row, 'calories(kcal)')),
        distanceM: positive(table.cell(row, 'distance(m)')),
        met: null,
        effort: name === 'Walking' ? 'WALKING' : null,
      });
      return null;
    });
  return collector.end();
}
