import { daysOfLocalDate, localDateOfDays } from '../../shared/index.ts';
import { DAY_S } from '../source-records.ts';
import { dayTotals } from './activity-json.ts';
import { MAKERS } from './makers.ts';
import {
  TextCollector,
  type WearableText,
  type WearableTextOptions,
  type WearableTextResult,
} from './result.ts';
import type { HeadedTable, TableRow } from './table.ts';
import {
  cellNumber,
  isJson,
  listOf,
  numberOf,
  textOf,
  wallSeconds,
  type Json,
  type LocalClock,
} from './values.ts';
import { WrittenDates } from './written-dates.ts';

const dateSeconds = (text: string | null): number | null =>
  wallSeconds(text === null ? null : `${text} 00:00`);

/** Answers of Fitbit's interface for a day: its total, and what it counted minute by minute on the wearer's clock. */
export function fitbitIntraday(json: Json, clock: LocalClock): WearableText {
  const collector = new TextCollector('FITBIT_INTRADAY');
  const [stepDays, heartDays] = [listOf(json['activities-steps']), listOf(json['activities-heart'])];
  for (const [index, day] of stepDays.entries())
    collector.record(index + 1, (into) => {
      const date = isJson(day) ? dateSeconds(textOf(day.dateTime)) : null;
      if (date === null) return 'TIME_UNREADABLE';
      const span = clock.day(date / DAY_S);
      return dayTotals(into, MAKERS.FITBIT, { ...span, offsetMinutes: clock.offsetAt(span.startS) }, [
        ['STEPS', numberOf((day as Json).value)],
      ]);
    });
  const resting = (day: unknown) =>
    isJson(day) && isJson(day.value) ? numberOf(day.value.restingHeartRate) : null;
  for (const [index, day] of heartDays.entries()) {
    const [date, value] = [isJson(day) ? textOf(day.dateTime) : null, resting(day)];
    if (date === null || value === null) continue;
    collector.record(index + 1, ({ dayValues }) => {
      dayValues.push({ source: MAKERS.FITBIT, metric: 'RESTING_HEART_RATE', date, value });
      return null;
    });
  }
  eachOfDay(
    collector,
    json['activities-steps-intraday'],
    stepDays[0],
    clock,
    (into, value, startS, seconds) => {
      if (value === 0) return 'PLACEHOLDER';
      const offsetMinutes = clock.offsetAt(startS);
      into.intervals.push({
        source: MAKERS.FITBIT,
        metric: 'STEPS',
        startS,
        endS: startS + seconds,
        value,
        offsetMinutes,
      });
      return null;
    },
  );
  eachOfDay(collector, json['activities-heart-intraday'], heartDays[0], clock, (into, bpm, atS) => {
    into.heartRates.push({ source: MAKERS.FITBIT, atS, bpm, offsetMinutes: clock.offsetAt(atS) });
    return null;
  });
  return collector.end();
}

type TakeOfDay = (into: WearableText, value: number, startS: number, seconds: number) => 'PLACEHOLDER' | null;

function eachOfDay(
  collector: TextCollector,
  series: unknown,
  day: unknown,
  clock: LocalClock,
  take: TakeOfDay,
): void {
  if (!isJson(series)) return;
  const date = isJson(day) ? textOf(day.dateTime) : null;
  const seconds = (numberOf(series.datasetInterval) ?? 1) * (series.datasetType === 'second' ? 1 : 60);
  let near: number | null = null;
  listOf(series.dataset).forEach((entry, index) =>
    collector.record(index + 1, (into) => {
      const wall = isJson(entry) ? wallSeconds(`${date} ${textOf(entry.time)}`) : null;
      const value = isJson(entry) ? numberOf(entry.value) : null;
      if (wall === null) return 'TIME_UNREADABLE';
      if (value === null) return 'UNREADABLE';
      const startS = clock.instant(wall, near);
      near = startS;
      return take(into, value, startS, seconds);
    }),
  );
}

/** A date alone, or with the midnight that a spreadsheet adds to it. */
const DAY_ONLY = /^[\d/-]+(?: (?:12:00:00 AM|0?0:00(?::00)?))?$/;

/**
 * Tables of a study, with a number for each person: of several people only the one who was chosen is read. Whether day or month
 * comes first, the dates of all of them say; where they do not, it is asked.
 */
export function fitbitStudy(
  table: HeadedTable,
  clock: LocalClock,
  { person, dayOrder: answer }: WearableTextOptions,
): WearableTextResult {
  const people = [...new Set(table.rows.map((row) => table.cell(row, 'Id')))];
  if (people.length > 1 && person === undefined)
    return { kind: 'question', format: 'FITBIT_DAYS', question: 'person', people };
  const dayOf = (row: TableRow) => table.cell(row, 'ActivityDate', 'SleepDay');
  const dates = new WrittenDates(
    table.rows.map((row) => ({ row: row.line, text: dayOf(row) })),
    { ...(answer && { answer }) },
  );
  if (dates.open !== null)
    return { kind: 'question', format: 'FITBIT_DAYS', question: 'dayOrder', date: dates.open };
  const collector = new TextCollector('FITBIT_DAYS', dates.found);
  for (const row of table.rows)
    collector.row(table, row, (into) => {
      if (person !== undefined && table.cell(row, 'Id') !== person) return 'NOT_CHOSEN';
      const number = (heading: string) => numberOf(table.cell(row, heading));
      const written = dayOf(row);
      const day = DAY_ONLY.test(written) ? (dates.daysOf(written) ?? daysOfLocalDate(written)) : null;
      if (day === null) return 'TIME_UNREADABLE';
      const asleep = number('TotalMinutesAsleep');
      if (asleep !== null) {
        const inBed = number('TotalTimeInBed');
        const date = localDateOfDays(day);
        // When the night was, it does not say: it has a length and a share, and no curve.
        into.dayValues.push({ source: MAKERS.FITBIT, metric: 'SLEEP', date, value: asleep * 60 });
        if (inBed !== null && inBed >= asleep && inBed > 0)
          into.dayValues.push({
            source: MAKERS.FITBIT,
            metric: 'SLEEP_EFFICIENCY',
            date,
            value: (100 * asleep) / inBed,
          });
        return null;
      }
      if (!table.has('TotalSteps')) return 'NOT_USED';
      const km = number('TotalDistance');
      const span = clock.day(day);
      return dayTotals(into, MAKERS.FITBIT, { ...span, offsetMinutes: clock.offsetAt(span.startS) }, [
        ['STEPS', number('TotalSteps')],
        ['DISTANCE', km === null ? null : km * 1000],
        ['TOTAL_ENERGY', number('Calories')],
        ['MODERATE_MINUTES', number('FairlyActiveMinutes')],
        ['VIGOROUS_MINUTES', number('VeryActiveMinutes')],
      ]);
    });
  return collector.end();
}

/** `2024-05-12 11:05PM`, `12-05-2024 11:05PM`: seconds on that clock. */
function exportTime(text: string, dates: WrittenDates): number | null {
  const match = /^(\S+) (\d{1,2}):(\d{2}) ?([AP]M)$/i.exec(text);
  const day = match && (daysOfLocalDate(match[1]!) ?? dates.daysOf(match[1]!));
  if (!match || day === null) return null;
  const hour = (Number(match[2]) % 12) + (match[4]!.toUpperCase() === 'PM' ? 12 : 0);
  return wallSeconds(`${localDateOfDays(day)} ${String(hour).padStart(2, '0')}:${match[3]}`);
}

/** The table of nights that Fitbit's site gives: sums of minutes, thousands with commas, `N/A` for none. */
export function fitbitNights(
  table: HeadedTable,
  clock: LocalClock,
  { dayOrder: answer }: WearableTextOptions,
): WearableTextResult {
  const written = table.rows.flatMap((row) =>
    ['Start Time', 'End Time'].map((heading) => ({ row: row.line, text: table.cell(row, heading) })),
  );
  const dates = new WrittenDates(written, { ...(answer && { answer }) });
  if (dates.open !== null)
    return { kind: 'question', format: 'FITBIT_SLEEP', question: 'dayOrder', date: dates.open };
  const collector = new TextCollector('FITBIT_SLEEP', dates.found);
  const decimal = table.decimalSign('.');
  for (const row of table.rows)
    collector.row(table, row, ({ sleeps }) => {
      const minutes = (heading: string) => cellNumber(table.cell(row, heading), decimal);
      const [start, end] = [
        exportTime(table.cell(row, 'Start Time'), dates),
        exportTime(table.cell(row, 'End Time'), dates),
      ];
      if (start === null || end === null) return 'TIME_UNREADABLE';
      const startS = clock.instant(start);
      const endS = clock.instant(end, startS);
      if (endS <= startS) return 'ENDS_BEFORE_START';
      const stages = [
        ['LIGHT', minutes('Minutes Light Sleep')],
        ['DEEP', minutes('Minutes Deep Sleep')],
        ['REM', minutes('Minutes REM Sleep')],
      ] as const;
      const hasStages = stages.some(([, value]) => value !== null && value > 0);
      const states = [
        ...(hasStages ? stages : ([['ASLEEP', minutes('Minutes Asleep')]] as const)),
        ['AWAKE', minutes('Minutes Awake')] as const,
      ];
      sleeps.push({
        source: MAKERS.FITBIT,
        startS,
        endS,
        startOffsetMinutes: clock.offsetAt(startS),
        endOffsetMinutes: clock.offsetAt(endS),
        zone: clock.zone,
        segments: [],
        totals: Object.fromEntries(
          states.flatMap(([state, value]) => (value === null ? [] : [[state, value * 60]])),
        ),
        device: { isNap: null, efficiency: null, latencyS: null, wasoS: null },
      });
      return null;
    });
  return collector.end();
}
