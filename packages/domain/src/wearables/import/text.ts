import type { TextFile } from '../files/read-table.ts';
import { readWearableText } from '../files/read-text.ts';
import type { RefusedText, WearableText, WearableTextFormat } from '../files/result.ts';
import { LocalClock } from '../files/values.ts';
import { CHOICE_OF_METRIC, type WearableChoice } from '../records.ts';
import type { RecordTaker } from './taker.ts';
import type { WearableFormat, WearableImportOptions, WearableQuestion } from './types.ts';

const FORMATS: Readonly<Record<string, WearableFormat>> = {
  FITBIT: 'FITBIT',
  OURA: 'OURA',
  WITHINGS: 'WITHINGS',
  GARMIN: 'GARMIN',
  WHOOP: 'WHOOP',
  SAMSUNG: 'SAMSUNG_HEALTH',
  ZEPP: 'ZEPP',
  GOOGLE: 'GOOGLE_FIT',
  IHEALTH: 'IHEALTH',
  MYFITNESSPAL: 'MYFITNESSPAL',
  CRONOMETER: 'CRONOMETER',
  LOSE: 'LOSE_IT',
};
const makerOf = (format: WearableTextFormat): WearableFormat => FORMATS[format.split('_')[0]!]!;

/** Text of a file; byte order marks say when it is not UTF-8. */
export function decodedText(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

const choiceOf = (metric: WearableText['gave'][number]['metrics'][number]): WearableChoice =>
  metric === 'MEALS' ? 'MEALS' : CHOICE_OF_METRIC[metric];

/** Hands over what a small file gives. */
async function giveText(text: WearableText, clock: LocalClock | null, taker: RecordTaker): Promise<void> {
  taker.format(makerOf(text.format), text.read);
  if (text.dayOrder) taker.dayOrder(text.dayOrder);
  for (const { metrics, count, rows } of text.gave)
    taker.gave([...new Set(metrics.map(choiceOf))], count, rows);
  for (const { reason, count, rows } of text.skipped) taker.skip(reason, count, rows);
  const each = async <Item>(items: readonly Item[], take: (item: Item) => void) => {
    for (const item of items) {
      take(item);
      if (taker.isFull) await taker.flush();
    }
  };
  await each(text.intervals, (item) => taker.interval(item));
  await each(text.heartRates, (item) =>
    taker.heartRate({ ...item, offsetMinutes: item.offsetMinutes ?? clock?.offsetAt(item.atS) ?? 0 }),
  );
  await each(text.sleeps, (item) => taker.sleep(item));
  await each(text.workouts, (item) => taker.workout(item));
  await each(text.dayValues, (item) => taker.dayValue(item));
  await each(text.logged, (item) => taker.meal(item));
}

export type TextOutcome = { kind: 'taken' } | WearableQuestion | RefusedText;

/** Reads a small file of text into the taker. */
export async function takeText(
  text: string,
  file: TextFile,
  options: WearableImportOptions,
  taker: RecordTaker,
): Promise<TextOutcome> {
  const result = readWearableText(text, options, file);
  if (result.kind === 'refused') return result;
  if (result.kind === 'question') return { ...result, format: makerOf(result.format) };
  const clock = LocalClock.of(options.zone);
  // Instants without any clock have no day of the person.
  if (!clock && result.heartRates.some(({ offsetMinutes }) => offsetMinutes === undefined))
    return { kind: 'question', format: makerOf(result.format), question: 'zone' };
  await giveText(result, clock, taker);
  return { kind: 'taken' };
}
