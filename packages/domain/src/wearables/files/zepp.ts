import { daysOfLocalDate } from '../../shared/index.ts';
import { NO_DEVICE_SLEEP, type SleepState } from '../sleep/stay.ts';
import { DAY_S } from '../source-records.ts';
import { dayTotals } from './activity-json.ts';
import { MAKERS } from './makers.ts';
import { TextCollector, type WearableText } from './result.ts';
import { addSegment } from './segments.ts';
import { ZEPP_SPORTS } from './sports.ts';
import type { HeadedTable, TableRow } from './table.ts';
import { minutesTotals } from './tables.ts';
import { numberOf, offsetTime, positive, timeOn, wallSeconds, type LocalClock } from './values.ts';

/** Zepp, Amazfit and Mi: times of UTC, minutes of each state; a row of zeros was written without a night. */
export function zeppSleep(table: HeadedTable, clock: LocalClock): WearableText {
  const collector = new TextCollector('ZEPP_SLEEP');
  for (const row of table.rows)
    collector.row(table, row, ({ sleeps }) => {
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
  for (const row of table.rows.filter(({ mayBeCut }) => !mayBeCut))
    for (const nap of napsOf(table.rest(row, 'naps'))) takeNap(collector, row, nap, clock);
  return collector.end();
}

/** Naps of a day, as a list in its last cell: some exports escape the quotes of it in a way that no table knows. */
const NAP = /start\W{1,8}([\d: +-]+)\W+end\W{1,8}([\d: +-]+)/g;

function napsOf(cell: string): readonly (readonly [start: string, end: string] | null)[] {
  const found = [...cell.matchAll(NAP)].map(([, start, end]) => [start!.trim(), end!.trim()] as const);
  return found.length === 0 && /\d/.test(cell) ? [null] : found;
}

function takeNap(
  collector: TextCollector,
  row: TableRow,
  nap: readonly [start: string, end: string] | null,
  clock: LocalClock,
): void {
  collector.record(row.line, ({ sleeps }) => {
    if (!nap) return 'UNREADABLE';
    const [start, end] = nap.map(offsetTime);
    if (!start || !end) return 'TIME_UNREADABLE';
    const [startS, endS] = [start.epochS, end.epochS];
    if (endS <= startS) return 'ENDS_BEFORE_START';
    sleeps.push({
      source: MAKERS.ZEPP,
      startS,
      endS,
      startOffsetMinutes: clock.offsetAt(startS),
      endOffsetMinutes: clock.offsetAt(endS),
      zone: clock.zone,
      segments: [{ state: 'ASLEEP', startS, endS }],
      totals: null,
      device: { ...NO_DEVICE_SLEEP, isNap: true },
    });
    return null;
  });
}

/** Days of Zepp; its calories are those of moving. */
export function zeppDays(table: HeadedTable, clock: LocalClock): WearableText {
  const collector = new TextCollector('ZEPP_DAYS');
  for (const row of table.rows)
    collector.row(table, row, (into) => {
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

const HALF_A_DAY = 43_200;

/**
 * Wall clocks of rows with a date and a time. A night may have the date of its waking all along: then its clock goes back by
 * many hours under one date, and the evening before that belongs to the day before.
 */
function wallsOf(table: HeadedTable): (number | null)[] {
  const dates = table.rows.map((row) => table.cell(row, 'date'));
  const walls = table.rows.map((row, place) => wallSeconds(`${dates[place]!} ${table.cell(row, 'time')}`));
  let passed = '';
  for (let place = walls.length - 2; place >= 0; place--) {
    const [wall, next] = [walls[place]!, walls[place + 1]!];
    if (wall === null || next === null) continue;
    if (dates[place] === dates[place + 1] && wall - next > HALF_A_DAY) passed = dates[place]!;
    if (passed === dates[place] && wall % DAY_S >= HALF_A_DAY) walls[place] = wall - DAY_S;
  }
  return walls;
}

/** Those rows, each with its instant: of an hour that came twice in the order of the rows. */
function* zeppMinutes(table: HeadedTable, clock: LocalClock): Generator<[TableRow, number | null]> {
  let near: number | null = null;
  const walls = wallsOf(table);
  for (const [place, row] of table.rows.entries()) {
    const wall = walls[place]!;
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
    collector.row(table, row, ({ intervals, heartRates, sleeps }) => {
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

/** Stretches of walking, of the wearer's clock: the same steps as those of the minutes in them, so none counts twice. */
export function zeppWalks(table: HeadedTable, clock: LocalClock): WearableText {
  const collector = new TextCollector('ZEPP_STEPS');
  for (const row of table.rows)
    collector.row(table, row, (into) => {
      const at = (heading: string) => {
        const cell = table.cell(row, heading);
        return timeOn(clock, cell.includes('-') ? cell : `${table.cell(row, 'date')} ${cell}`);
      };
      const [start, stop] = [at('start'), at('stop')];
      if (!start || !stop) return 'TIME_UNREADABLE';
      const isPastMidnight = stop.epochS < start.epochS && !table.cell(row, 'stop').includes('-');
      const endS = stop.epochS + (isPastMidnight ? DAY_S : 0);
      if (endS <= start.epochS) return 'ENDS_BEFORE_START';
      const { epochS: startS, offsetMinutes } = start;
      const number = (heading: string) => positive(table.cell(row, heading));
      return dayTotals(into, MAKERS.ZEPP, { startS, endS, offsetMinutes }, [
        ['STEPS', number('steps')],
        ['DISTANCE', number('distance')],
        ['ACTIVE_ENERGY', number('calories')],
      ]);
    });
  return collector.end();
}

/** Heart rates that the person asked for, in times of UTC. */
export function zeppHeartRates(table: HeadedTable, clock: LocalClock): WearableText {
  const collector = new TextCollector('ZEPP_HEART_RATE');
  for (const row of table.rows)
    collector.row(table, row, ({ heartRates }) => {
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
    collector.row(table, row, ({ workouts }) => {
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
