import { fitbitHeartRates, fitbitSteps, garminHeartRates, withingsActivity } from './activity-json.ts';
import { seriesNamed, takeoutResting, takeoutSeries } from './fitbit-takeout.ts';
import { fitbitIntraday } from './fitbit.ts';
import { garminDays, garminHrv, garminWeights } from './garmin.ts';
import { googleFitSteps, ouraActivity } from './other-json.ts';
import { inZone, readTable, UNKNOWN, type TextFile } from './read-table.ts';
import type { WearableTextOptions, WearableTextResult } from './result.ts';
import { fitbitExercises } from './fitbit-exercises.ts';
import { isSamsungBin, samsungBins } from './samsung-bins.ts';
import { fitbitSleep } from './fitbit-sleep.ts';
import { garminSleep, ihealthSleep, ouraSleep, withingsSleep } from './sleep-json.ts';
import { isJson, listOf, LocalClock, numberOf, textOf, type Json } from './values.ts';

/**
 * Reads one of the small text files of wearables and diaries. What it is, is told by its keys and headings; its name
 * only where its maker says it nowhere else. What it leaves open is asked.
 */
export function readWearableText(
  text: string,
  options: WearableTextOptions = {},
  file: TextFile = {},
): WearableTextResult {
  const start = text.trimStart().charAt(0);
  if (start !== '{' && start !== '[') return readTable(text, options, file);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'refused', reason: 'CUT_OFF' };
  }
  return isJson(json) ? readObject(json, options) : readList(listOf(json), options, file.name ?? '');
}

/**
 * Whether these are whole numbers of minutes, as steps are: a series of Fitbit whose name was lost may be of calories, in
 * fractions, or of days, each at a midnight.
 */
function isCountOfMinutes(entries: readonly unknown[]): boolean {
  const own = entries.filter(isJson);
  const isOfDays = own.every(({ dateTime }) => textOf(dateTime)?.endsWith(' 00:00:00') === true);
  return !isOfDays && own.every(({ value }) => Number.isInteger(numberOf(value) ?? 0));
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
  const exercises = listOf(json.activities);
  if (hasKeys(exercises, 'activityName', 'startTime'))
    return inZone('FITBIT_EXERCISES', options, (clock) => fitbitExercises(exercises, clock));
  if (hasKeys(activities, 'date', 'steps'))
    return hasKeys(activities, 'timezone')
      ? withingsActivity(activities, (zone) => LocalClock.of(zone ?? options.zone))
      : inZone('WITHINGS_ACTIVITY', options, (clock) => withingsActivity(activities, () => clock));
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

function readList(
  entries: readonly unknown[],
  options: WearableTextOptions,
  name: string,
): WearableTextResult {
  if (hasKeys(entries, 'dailySleepDTO') || hasKeys(entries, 'sleepStartTimestampGMT'))
    return garminSleep(entries, LocalClock.of(options.zone));
  if (hasKeys(entries, 'calendarDate', 'totalSteps'))
    return inZone('GARMIN_DAYS', options, (clock) => garminDays(entries, clock));
  if (hasKeys(entries, 'startTime', 'levels'))
    return inZone('FITBIT_SLEEP', options, (clock) => fitbitSleep(entries, clock));
  if (hasKeys(entries, 'activityName', 'startTime'))
    return inZone('FITBIT_EXERCISES', options, (clock) => fitbitExercises(entries, clock));
  if (isSamsungBin(entries[0]))
    return inZone('SAMSUNG_STEPS', options, (clock) => samsungBins(entries, clock));
  if (!hasKeys(entries, 'dateTime', 'value')) return UNKNOWN;
  const { value } = entries[0] as Json;
  if (isJson(value)) {
    if ('bpm' in value) return fitbitHeartRates(entries);
    return 'value' in value && 'error' in value ? takeoutResting(entries) : UNKNOWN;
  }
  const series = seriesNamed(name);
  if (series === null && !isCountOfMinutes(entries)) return UNKNOWN;
  return series === null || series === 'steps'
    ? inZone('FITBIT_STEPS', options, (clock) => fitbitSteps(entries, clock))
    : inZone('FITBIT_DAYS', options, (clock) => takeoutSeries(entries, series, clock));
}
