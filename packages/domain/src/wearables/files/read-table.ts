import { cronometer, loseIt, myFitnessPal } from './diaries.ts';
import { takeoutDays, takeoutNights, takeoutStages, takeoutTimes } from './fitbit-takeout.ts';
import { fitbitNights, fitbitStudy } from './fitbit.ts';
import { garminActivities } from './garmin.ts';
import type { WearableTextFormat, WearableTextOptions, WearableTextResult } from './result.ts';
import { samsungHeartRates, samsungSleep, samsungSteps, samsungWorkouts } from './samsung.ts';
import type { SamsungDayBins } from './samsung-bins.ts';
import { HeadedTable, readTableText, tableRows, type TableRow } from './table.ts';
import { googleFitDays, whoopCycles } from './tables.ts';
import { LocalClock } from './values.ts';
import {
  isWithingsNights,
  isWithingsWorkouts,
  withingsDays,
  withingsNights,
  withingsRaw,
  withingsWorkouts,
} from './withings.ts';
import { zeppDays, zeppHeartRates, zeppOfMinutes, zeppSleep, zeppWalks, zeppWorkouts } from './zepp.ts';

export const UNKNOWN: WearableTextResult = { kind: 'refused', reason: 'UNKNOWN_FORMAT' };

/** What a text does not say of itself. */
export interface TextFile {
  /** Name or path; some makers say nowhere else which metric a table holds. */
  name?: string;
  /** Another file of the same export: the stages of Samsung. */
  beside?: string | null;
  /** Steps of its days by their time, which lie in files of their own. */
  bins?: SamsungDayBins;
}

/** Asks for the zone unless it is known. */
export function inZone(
  format: WearableTextFormat,
  { zone }: WearableTextOptions,
  read: (clock: LocalClock) => WearableTextResult,
): WearableTextResult {
  const clock = LocalClock.of(zone);
  return clock ? read(clock) : { kind: 'question', format, question: 'zone' };
}

/** Samsung writes the kind of the file into a line above the headings. */
const samsungKind = ([first]: readonly TableRow[]): string | null =>
  first?.cells[0]?.startsWith('com.samsung.') === true && first.cells.length <= 3 ? first.cells[0] : null;

/** Whether a name stands above the headings: Samsung writes the kind of the file there, Fitbit that of the table. */
const isNamed = (rows: readonly TableRow[]): boolean =>
  samsungKind(rows) !== null || rows[0]?.cells[0]?.trim() === 'Sleep';

/**
 * A table, whole or not at all: of one that ends in the middle nobody knows what is missing. Where only its last row may
 * be cut, that row alone is left out and named.
 */
export function readTable(text: string, options: WearableTextOptions, file: TextFile): WearableTextResult {
  const { rows, end } = readTableText(text);
  const state = new HeadedTable(isNamed(rows) ? rows.slice(1) : rows).lastRow(end);
  // It stays in the table for what it says of the others: their order of dates, their decimal sign.
  const marked = state === 'EITHER' ? rows.with(-1, { ...rows.at(-1)!, mayBeCut: true }) : rows;
  const result = readRows(marked, options, file);
  return result.kind === 'read' && state === 'CUT'
    ? { kind: 'refused', reason: 'CUT_OFF', read: Math.max(0, result.read - 1) }
    : result;
}

function readRows(
  rows: readonly TableRow[],
  options: WearableTextOptions,
  file: TextFile,
): WearableTextResult {
  const samsung = samsungKind(rows);
  if (samsung !== null) return readSamsung(samsung, new HeadedTable(rows.slice(1)), options, file);
  // The table of nights has its name above it.
  if (rows[0]?.cells[0]?.trim() === 'Sleep') {
    const nights = new HeadedTable(rows.slice(1));
    if (nights.has('Start Time', 'End Time', 'Minutes Asleep'))
      return inZone('FITBIT_SLEEP', options, (clock) => fitbitNights(nights, clock, options));
  }
  const table = new HeadedTable(rows);
  if (table.has('Id', 'ActivityDate') || table.has('Id', 'SleepDay'))
    return inZone('FITBIT_DAYS', options, (clock) => fitbitStudy(table, clock, options));
  const takeout =
    readTakeout(table, options) ?? readWithings(table, options, file.name ?? '') ?? readZepp(table, options);
  if (takeout) return takeout;
  if (
    table.has('Activity Type', 'Date', 'Calories', 'Time') ||
    table.has('Tipo de actividad', 'Fecha', 'Tiempo')
  )
    return inZone('GARMIN_ACTIVITIES', options, (clock) => garminActivities(table, clock));
  if (table.has('Zona horaria del ciclo') || table.has('Cycle timezone'))
    return whoopCycles(table, LocalClock.of(options.zone));
  if (table.has('Fecha', 'Recuento de pasos') || table.has('Date', 'Step count'))
    return inZone('GOOGLE_FIT_DAYS', options, (clock) => googleFitDays(table, clock));
  if (table.has('Food Name', 'Energy (kcal)')) return cronometer(table);
  if (table.has('Deleted', 'Quantity', 'Units', 'Calories')) return loseIt(table);
  return table.has('Date', 'Meal', 'Calories', 'Carbohydrates (g)') ? myFitnessPal(table) : UNKNOWN;
}

function readSamsung(
  kind: string,
  table: HeadedTable,
  options: WearableTextOptions,
  { beside = null, bins }: TextFile,
): WearableTextResult {
  if (kind === 'com.samsung.shealth.step_daily_trend')
    return inZone('SAMSUNG_STEPS', options, (clock) => samsungSteps(table, clock, bins));
  const isHeart = /^com\.samsung\.(?:shealth\.tracker|health)\.heart_rate$/.test(kind);
  const isWorkouts = /^com\.samsung\.s?health\.exercise$/.test(kind);
  if (kind !== 'com.samsung.shealth.sleep' && !isHeart && !isWorkouts) return UNKNOWN;
  const { clock } = options;
  if (clock === undefined) return { kind: 'question', format: 'SAMSUNG_SLEEP', question: 'clock' };
  if (isHeart) return samsungHeartRates(table, clock);
  if (isWorkouts) return samsungWorkouts(table, clock);
  const stages = beside === null ? null : new HeadedTable(tableRows(beside).slice(1));
  return samsungSleep(table, stages, clock);
}

/** The newer export of Fitbit's data. */
function readTakeout(table: HeadedTable, options: WearableTextOptions): WearableTextResult | null {
  // The pace of a run repeats the steps of the table of steps.
  const isSteps = table.has('timestamp', 'steps') && !table.has('distance millimeters');
  if (isSteps || table.has('timestamp', 'beats per minute'))
    return inZone('FITBIT_STEPS', options, (clock) => takeoutTimes(table, clock));
  if (table.has('timestamp', 'rmssd', 'nremhr')) return takeoutDays(table, 'HRV_RMSSD', 'rmssd');
  const average = 'average heart rate variability milliseconds';
  if (table.has('timestamp', average)) return takeoutDays(table, 'HRV_RMSSD', average);
  if (table.has('sleep_id', 'sleep_start', 'sleep_end', 'minutes_asleep'))
    return inZone('FITBIT_SLEEP', options, (clock) => takeoutNights(table, clock));
  return table.has('sleep_id', 'sleep_stage_type', 'sleep_stage_start', 'sleep_stage_end')
    ? inZone('FITBIT_SLEEP', options, (clock) => takeoutStages(table, clock))
    : null;
}

/** The export of a Withings account. */
function readWithings(
  table: HeadedTable,
  options: WearableTextOptions,
  name: string,
): WearableTextResult | null {
  if (isWithingsNights(table))
    return inZone('WITHINGS_SLEEP', options, (clock) => withingsNights(table, clock));
  if (isWithingsWorkouts(table))
    return inZone('WITHINGS_ACTIVITY', options, (clock) => withingsWorkouts(table, clock));
  const raw = /(?:^|\/)raw_([a-z-]+)_([a-z-]+)\.csv$/i.exec(name);
  if (raw && table.has('start', 'duration', 'value')) {
    const part = { device: raw[1]!.toLowerCase(), what: raw[2]!.toLowerCase() };
    return inZone('WITHINGS_ACTIVITY', options, (clock) => withingsRaw(table, part, clock));
  }
  const days = /(?:^|\/)aggregates_([a-z_-]+)\.csv$/i.exec(name);
  return days && table.has('date', 'value')
    ? inZone('WITHINGS_ACTIVITY', options, (clock) => withingsDays(table, days[1]!.toLowerCase(), clock))
    : null;
}

/** The export of Zepp, Amazfit and Mi. */
function readZepp(table: HeadedTable, options: WearableTextOptions): WearableTextResult | null {
  if (table.has('deepSleepTime', 'shallowSleepTime', 'start', 'stop'))
    return inZone('ZEPP_SLEEP', options, (clock) => zeppSleep(table, clock));
  if (table.has('date', 'steps', 'distance', 'runDistance', 'calories'))
    return inZone('ZEPP_DAYS', options, (clock) => zeppDays(table, clock));
  if (table.has('date', 'time', 'heartRate') || table.has('date', 'time', 'stage'))
    return inZone('ZEPP_STAGES', options, (clock) => zeppOfMinutes(table, clock));
  if (table.has('date', 'time', 'steps') && table.width === 3)
    return inZone('ZEPP_STEPS', options, (clock) => zeppOfMinutes(table, clock));
  if (table.has('date', 'start', 'stop', 'steps'))
    return inZone('ZEPP_STEPS', options, (clock) => zeppWalks(table, clock));
  if (table.has('time', 'heartRate'))
    return inZone('ZEPP_HEART_RATE', options, (clock) => zeppHeartRates(table, clock));
  return table.has('type', 'startTime', 'sportTime(s)')
    ? inZone('ZEPP_WORKOUTS', options, (clock) => zeppWorkouts(table, clock))
    : null;
}
