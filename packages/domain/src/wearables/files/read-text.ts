import { fitbitHeartRates, fitbitSteps, garminHeartRates, withingsActivity } from './activity-json.ts';
import { cronometer, loseIt, myFitnessPal } from './diaries.ts';
import { fitbitGoogle, fitbitIntraday, fitbitNights, fitbitStudy } from './fitbit.ts';
import { garminActivities, garminDays, garminHrv, garminWeights } from './garmin.ts';
import { googleFitSteps, ouraActivity } from './other-json.ts';
import type { WearableTextFormat, WearableTextOptions, WearableTextResult } from './result.ts';
import { fitbitSleep, garminSleep, ihealthSleep, ouraSleep, withingsSleep } from './sleep-json.ts';
import { HeadedTable, tableRows, type TableRow } from './table.ts';
import { googleFitDays, samsungSleep, samsungSteps, whoopCycles, zeppSleep } from './tables.ts';
import { isJson, listOf, LocalClock, type Json } from './values.ts';

const UNKNOWN: WearableTextResult = { kind: 'refused', reason: 'UNKNOWN_FORMAT' };

/**
 * Reads one of the small text files of wearables and diaries. What it is, is told by its keys and headings, never by its
 * name. What it leaves open is asked.
 *
 * @param beside another file of the same export: the stages of Samsung
 */
export function readWearableText(
  text: string,
  options: WearableTextOptions = {},
  beside: string | null = null,
): WearableTextResult {
  const start = text.trimStart().charAt(0);
  if (start !== '{' && start !== '[') return readTable(text, options, beside);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'refused', reason: 'CUT_OFF' };
  }
  return isJson(json) ? readObject(json, options) : readList(listOf(json), options);
}

/** Asks for the zone unless it is known. */
function inZone(
  format: WearableTextFormat,
  { zone }: WearableTextOptions,
  read: (clock: LocalClock) => WearableTextResult,
): WearableTextResult {
  const clock = LocalClock.of(zone);
  return clock ? read(clock) : { kind: 'question', format, question: 'zone' };
}

/** Whether the first entry has these keys. */
function hasKeys(entries: readonly unknown[], ...keys: string[]): boolean {
  const first = entries[0];
  return isJson(first) && keys.every((key) => key in first);
}

function readObject(json: Json, options: WearableTextOptions): WearableTextResult {
  const body = isJson(json.body) ? json.body : {};
  const series = listOf(body.series);
  if (hasKeys(series, 'startdate', 'enddate')) {
    const clock = LocalClock.of(options.zone);
    return hasKeys(series, 'timezone') || clock
      ? withingsSleep(series, clock)
      : { kind: 'question', format: 'WITHINGS_SLEEP', question: 'zone' };
  }
  const activities = listOf(body.activities);
  if (hasKeys(activities, 'date', 'steps'))
    return withingsActivity(activities, (zone) => LocalClock.of(zone ?? options.zone));
  if (hasKeys(listOf(json.data), 'bedtime_start', 'bedtime_end')) return ouraSleep(listOf(json.data));
  if (hasKeys(listOf(json.data), 'day', 'steps', 'active_calories')) return ouraActivity(listOf(json.data));
  if (Array.isArray(json.heartRateValues)) return garminHeartRates(json);
  if (isJson(json.hrvSummary)) return garminHrv(json);
  if (hasKeys(listOf(json.dailyWeightSummaries), 'latestWeight'))
    return garminWeights(listOf(json.dailyWeightSummaries));
  if (hasKeys(listOf(json.SRDataList), 'StartTime', 'HoursSlept'))
    return ihealthSleep(listOf(json.SRDataList));
  if (hasKeys([json], 'calendarDate', 'totalSteps'))
    return inZone('GARMIN_DAYS', options, (clock) => garminDays([json], clock));
  if (hasKeys(listOf(json.point), 'startTimeNanos', 'dataTypeName'))
    return inZone('GOOGLE_FIT_STEPS', options, (clock) => googleFitSteps(listOf(json.point), clock));
  if (
    hasKeys(listOf(json['activities-steps']), 'dateTime') ||
    hasKeys(listOf(json['activities-heart']), 'dateTime')
  )
    return inZone('FITBIT_INTRADAY', options, (clock) => fitbitIntraday(json, clock));
  if (hasKeys(listOf(json.sleep), 'startTime', 'levels'))
    return inZone('FITBIT_SLEEP', options, (clock) => fitbitSleep(listOf(json.sleep), clock));
  return UNKNOWN;
}

function readList(entries: readonly unknown[], options: WearableTextOptions): WearableTextResult {
  if (hasKeys(entries, 'dailySleepDTO') || hasKeys(entries, 'sleepStartTimestampGMT'))
    return garminSleep(entries, LocalClock.of(options.zone));
  if (hasKeys(entries, 'calendarDate', 'totalSteps'))
    return inZone('GARMIN_DAYS', options, (clock) => garminDays(entries, clock));
  if (hasKeys(entries, 'startTime', 'levels'))
    return inZone('FITBIT_SLEEP', options, (clock) => fitbitSleep(entries, clock));
  if (!hasKeys(entries, 'dateTime', 'value')) return UNKNOWN;
  return isJson((entries[0] as Json).value)
    ? fitbitHeartRates(entries)
    : inZone('FITBIT_STEPS', options, (clock) => fitbitSteps(entries, clock));
}

/** Samsung writes the kind of the file into a line above the headings. */
const samsungKind = ([first]: readonly TableRow[]): string | null =>
  first?.cells[0]?.startsWith('com.samsung.') === true && first.cells.length <= 3 ? first.cells[0] : null;

function readTable(text: string, options: WearableTextOptions, beside: string | null): WearableTextResult {
  const rows = tableRows(text);
  const samsung = samsungKind(rows);
  if (samsung !== null) return readSamsung(samsung, new HeadedTable(rows.slice(1)), options, beside);
  // The table of nights has its name above it.
  if (rows[0]?.cells[0]?.trim() === 'Sleep') {
    const nights = new HeadedTable(rows.slice(1));
    if (nights.has('Start Time', 'End Time', 'Minutes Asleep'))
      return inZone('FITBIT_SLEEP', options, (clock) => fitbitNights(nights, clock));
  }
  const table = new HeadedTable(rows);
  if (table.has('Id', 'ActivityDate') || table.has('Id', 'SleepDay'))
    return inZone('FITBIT_DAYS', options, (clock) => fitbitStudy(table, clock, options.person));
  if (table.has('timestamp', 'steps') || table.has('timestamp', 'beats per minute', 'data source'))
    return inZone('FITBIT_STEPS', options, (clock) => fitbitGoogle(table, clock));
  if (
    table.has('Activity Type', 'Date', 'Calories', 'Time') ||
    table.has('Tipo de actividad', 'Fecha', 'Tiempo')
  )
    return inZone('GARMIN_ACTIVITIES', options, (clock) => garminActivities(table, clock));
  if (table.has('Zona horaria del ciclo') || table.has('Cycle timezone'))
    return whoopCycles(table, LocalClock.of(options.zone));
  if (table.has('deepSleepTime', 'shallowSleepTime', 'start', 'stop'))
    return inZone('ZEPP_SLEEP', options, (clock) => zeppSleep(table, clock));
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
  beside: string | null,
): WearableTextResult {
  if (kind === 'com.samsung.shealth.step_daily_trend')
    return inZone('SAMSUNG_STEPS', options, (clock) => samsungSteps(table, clock));
  if (kind !== 'com.samsung.shealth.sleep') return UNKNOWN;
  if (options.clock === undefined) return { kind: 'question', format: 'SAMSUNG_SLEEP', question: 'clock' };
  const stages = beside === null ? null : new HeadedTable(tableRows(beside).slice(1));
  return samsungSleep(table, stages, options.clock);
}
