import { daysOfLocalDate } from '../../shared/index.ts';
import { implausible } from '../metrics.ts';
import { NO_DEVICE_SLEEP, type SleepState } from '../sleep/stay.ts';
import { dayTotals } from './activity-json.ts';
import { MAKERS } from './makers.ts';
import { TextCollector, type WearableText } from './result.ts';
import { addSegment } from './segments.ts';
import type { HeadedTable, TableRow } from './table.ts';
import { isJson, listOf, LocalClock, numberOf, timeOn, type Json } from './values.ts';

/** Headings in the language of the account; those of English, Spanish, German and French are known. */
const FROM = ['from', 'de', 'von'];
const TO = ['to', 'a', 'à', 'bis'];
const LIGHT = ['light (s)', 'ligero (s)', 'leicht (s)', 'léger (s)'];
const DEEP = ['deep (s)', 'profundo (s)', 'tief (s)', 'profond (s)'];
const REM = ['rem (s)', 'paradoxal (s)'];
const AWAKE = ['awake (s)', 'despierto (s)', 'wach (s)', 'éveillé (s)', 'wakeup (s)'];
const ACTIVITY = [
  'activity type',
  'tipo de actividad',
  'aktivitätstyp',
  "type d'activité",
  "type d' activité",
];
const DATA = ['data', 'datos', 'daten', 'données'];

const hasOneOf = (table: HeadedTable, headings: readonly string[]) =>
  headings.some((heading) => table.has(heading));

export const isWithingsNights = (table: HeadedTable): boolean =>
  [FROM, TO, LIGHT, DEEP].every((headings) => hasOneOf(table, headings));
export const isWithingsWorkouts = (table: HeadedTable): boolean =>
  [FROM, TO, ACTIVITY, ['timezone']].every((headings) => hasOneOf(table, headings));

/** The table of nights: sums in seconds. */
export function withingsNights(table: HeadedTable, clock: LocalClock): WearableText {
  const collector = new TextCollector('WITHINGS_SLEEP');
  for (const row of table.rows)
    collector.row(table, row, ({ sleeps }) => {
      const seconds = (headings: readonly string[]) => numberOf(table.cell(row, ...headings));
      const [start, end] = [timeOn(clock, table.cell(row, ...FROM)), timeOn(clock, table.cell(row, ...TO))];
      if (!start || !end) return 'TIME_UNREADABLE';
      if (end.epochS <= start.epochS) return 'ENDS_BEFORE_START';
      const states = (
        [
          ['LIGHT', seconds(LIGHT)],
          ['DEEP', seconds(DEEP)],
          ['REM', seconds(REM)],
          ['AWAKE', seconds(AWAKE)],
        ] as const
      ).filter(([, value]) => value !== null);
      if (states.every(([, value]) => value === 0)) return 'PLACEHOLDER';
      sleeps.push({
        source: MAKERS.WITHINGS,
        startS: start.epochS,
        endS: end.epochS,
        startOffsetMinutes: start.offsetMinutes,
        endOffsetMinutes: end.offsetMinutes,
        zone: null,
        segments: [],
        totals: Object.fromEntries(states),
        device: { ...NO_DEVICE_SLEEP, latencyS: seconds(['duration to sleep (s)']) },
      });
      return null;
    });
  return collector.end();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Workouts, with their figures in one cell; where they were is in another, which is not looked at. */
export function withingsWorkouts(table: HeadedTable, clock: LocalClock): WearableText {
  const collector = new TextCollector('WITHINGS_ACTIVITY');
  for (const row of table.rows)
    collector.row(table, row, ({ workouts }) => {
      const own = LocalClock.of(table.cell(row, 'timezone')) ?? clock;
      const [start, end] = [timeOn(own, table.cell(row, ...FROM)), timeOn(own, table.cell(row, ...TO))];
      if (!start || !end) return 'TIME_UNREADABLE';
      if (end.epochS <= start.epochS) return 'ENDS_BEFORE_START';
      const data = jsonOf(table.cell(row, ...DATA));
      const figure = (key: string) => {
        const value = numberOf((isJson(data) ? data : ({} as Json))[key]);
        return value !== null && value > 0 ? value : null;
      };
      const name = table.cell(row, ...ACTIVITY) || 'Other';
      workouts.push({
        source: MAKERS.WITHINGS,
        startS: start.epochS,
        endS: end.epochS,
        offsetMinutes: start.offsetMinutes,
        name,
        energyKcal: figure('calories'),
        distanceM: figure('distance'),
        met: null,
        effort: /^(?:walking|caminar|caminata|gehen|marche)$/i.test(name) ? 'WALKING' : null,
      });
      return null;
    });
  return collector.end();
}

const SUMS = {
  steps: 'STEPS',
  distance: 'DISTANCE',
  'calories-earned': 'ACTIVE_ENERGY',
  calories_earned: 'ACTIVE_ENERGY',
} as const;
const sumOf = (what: string) =>
  SUMS[what as keyof typeof SUMS] as (typeof SUMS)[keyof typeof SUMS] | undefined;
const STAGES: readonly SleepState[] = ['AWAKE', 'LIGHT', 'DEEP', 'REM'];
/** The mat of older times tells only whether someone slept. */
const MAT: readonly SleepState[] = ['AWAKE', 'ASLEEP'];

/** Days of one metric, which only the name of the file says. */
export function withingsDays(table: HeadedTable, what: string, clock: LocalClock): WearableText {
  const collector = new TextCollector('WITHINGS_ACTIVITY');
  const metric = sumOf(what);
  for (const row of table.rows)
    collector.row(table, row, (into) => {
      if (metric === undefined) return 'NOT_USED';
      const day = daysOfLocalDate(table.cell(row, 'date'));
      if (day === null) return 'TIME_UNREADABLE';
      const span = clock.day(day);
      return dayTotals(into, MAKERS.WITHINGS, { ...span, offsetMinutes: clock.offsetAt(span.startS) }, [
        [metric, numberOf(table.cell(row, 'value'))],
      ]);
    });
  return collector.end();
}

/** What a row holds one after the other: how long, and how much. */
function piecesOf(table: HeadedTable, row: TableRow, startS: number) {
  const [lengths, values] = ['duration', 'value'].map((heading) =>
    listOf(jsonOf(table.cell(row, heading))).map(numberOf),
  ) as [(number | null)[], (number | null)[]];
  if (lengths.length !== values.length || lengths.length === 0) return null;
  const pieces: { startS: number; endS: number; value: number }[] = [];
  let at = startS;
  for (const [place, seconds] of lengths.entries()) {
    const value = values[place]!;
    if (seconds === null || seconds < 0 || value === null) return null;
    pieces.push({ startS: at, endS: at + seconds, value });
    at += seconds;
  }
  return pieces;
}

/** What one device measured of one metric; which one it is only the name of the file says. */
export function withingsRaw(
  table: HeadedTable,
  { device, what }: { device: string; what: string },
  clock: LocalClock,
): WearableText {
  const isSleep = what === 'sleep-state';
  const isHeart = what === 'hr';
  const metric = sumOf(what);
  const collector = new TextCollector(
    isSleep ? 'WITHINGS_SLEEP' : isHeart ? 'WITHINGS_HEART_RATE' : 'WITHINGS_ACTIVITY',
  );
  const states = device === 'sleep-monitor' ? MAT : STAGES;
  const source = MAKERS.WITHINGS;
  const timed = table.rows
    .map((row) => ({ row, start: timeOn(clock, table.cell(row, 'start')) }))
    .sort((a, b) => (a.start?.epochS ?? 0) - (b.start?.epochS ?? 0));
  for (const { row, start } of timed)
    collector.row(table, row, ({ intervals, heartRates, sleeps }) => {
      if (!isSleep && !isHeart && metric === undefined) return 'NOT_USED';
      if (!start) return 'TIME_UNREADABLE';
      const { offsetMinutes } = start;
      const pieces = piecesOf(table, row, start.epochS);
      if (!pieces) return 'UNREADABLE';
      if (isSleep) {
        if (pieces.some(({ value }) => states[value] === undefined)) return 'UNREADABLE';
        const parts = pieces.filter((piece) => piece.endS > piece.startS);
        for (const { value, ...span } of parts)
          addSegment(sleeps, { source, ...span, state: states[value]! }, () => offsetMinutes, null);
        return parts.length > 0 ? null : 'ENDS_BEFORE_START';
      }
      const measured = pieces.filter(({ value }) => value !== 0);
      if (measured.length === 0) return isHeart ? 'NOT_MEASURED' : 'PLACEHOLDER';
      if (metric !== undefined) {
        intervals.push(...measured.map((piece) => ({ source, metric, ...piece, offsetMinutes })));
        return null;
      }
      const possible = measured.filter(({ value }) => implausible('HEART_RATE', value) === null);
      heartRates.push(
        ...possible.map(({ startS, value }) => ({ source, atS: startS, bpm: value, offsetMinutes })),
      );
      return possible.length > 0 ? null : 'IMPLAUSIBLE';
    });
  return collector.end();
}
