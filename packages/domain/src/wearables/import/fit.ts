import { makerOfFit, titled } from '../files/makers.ts';
import { PossibleRecords } from '../files/possible.ts';
import type { WearableSkipReason } from '../files/result.ts';
import { isJson, listOf, LocalClock, numberOf, textOf, type Json } from '../files/values.ts';
import type { WearableMetricId } from '../metrics.ts';
import { CHOICE_OF_METRIC, type WearableChoice } from '../records.ts';
import { bytesOf, NeedsZone, Refusal, type SourceFile } from './sources.ts';
import type { RecordTaker } from './taker.ts';

/** A day of a watch has some hundred kilobytes. */
const MOST_BYTES = 64 * 1024 ** 2;

/** Its header says so from the ninth byte on. */
export const isFit = (head: Uint8Array): boolean =>
  head.length >= 12 && new TextDecoder('latin1').decode(head.subarray(8, 12)) === '.FIT';

const secondsOf = (value: unknown): number | null => {
  const time = value instanceof Date ? value.getTime() : Date.parse(textOf(value) ?? '');
  return Number.isNaN(time) ? null : time / 1000;
};

interface FitContext {
  zone: string | undefined;
  nowS: number;
  signal: AbortSignal | undefined;
}

/** A session and its samples; the watch says its offset once, in the summary of the activity. */
class FitFile {
  read = 0;
  readonly #data: Json;
  readonly #taker: RecordTaker;
  readonly #possible: PossibleRecords;
  readonly #source: string;
  readonly #offset: (epochS: number) => number;

  constructor(data: Json, taker: RecordTaker, { zone, nowS }: FitContext) {
    this.#data = data;
    this.#taker = taker;
    this.#possible = new PossibleRecords(nowS);
    const id = listOf(data.file_ids).find(isJson) ?? {};
    this.#source = makerOfFit(textOf(id.manufacturer));
    const activity = isJson(data.activity) ? data.activity : {};
    const [at, local] = [secondsOf(activity.timestamp), secondsOf(activity.local_timestamp)];
    const written = at === null || local === null ? null : Math.round((local - at) / 900) * 15;
    const clock = LocalClock.of(zone);
    const isOffset = written !== null && Math.abs(written) <= 14 * 60;
    this.#offset = (epochS) => {
      if (isOffset) return written;
      if (clock === null) throw new NeedsZone('FIT');
      return clock.offsetAt(epochS);
    };
  }

  async readAll(): Promise<void> {
    for (const session of listOf(this.#data.sessions)) this.#session(session);
    for (const record of listOf(this.#data.records)) {
      this.#sample(record);
      if (this.#taker.isFull) await this.#taker.flush();
    }
    for (const value of listOf(this.#data.monitoring_info)) this.#resting(value);
    for (const value of listOf(this.#data.hrv_status_summary)) this.#hrv(value);
  }

  #session(session: unknown): void {
    this.#count('WORKOUTS', () => {
      if (!isJson(session)) return 'UNREADABLE';
      const startS = secondsOf(session.start_time);
      const elapsed = numberOf(session.total_elapsed_time) ?? numberOf(session.total_timer_time);
      if (startS === null || elapsed === null) return 'TIME_UNREADABLE';
      if (elapsed <= 0) return 'ENDS_BEFORE_START';
      const sport = textOf(session.sport) ?? 'other';
      const workout = {
        source: this.#source,
        startS,
        endS: startS + Math.round(elapsed),
        offsetMinutes: this.#offset(startS),
        name: titled(sport),
        energyKcal: numberOf(session.total_calories),
        distanceM: numberOf(session.total_distance),
        met: null,
        effort: sport === 'walking' ? ('WALKING' as const) : null,
      };
      return this.#possible.workout(workout) ?? (this.#taker.workout(workout), null);
    });
  }

  #sample(record: unknown): void {
    this.#count('HEART_RATE', () => {
      if (!isJson(record)) return 'UNREADABLE';
      const atS = secondsOf(record.timestamp);
      const bpm = numberOf(record.heart_rate);
      if (atS === null) return 'TIME_UNREADABLE';
      if (bpm === null) return 'NOT_MEASURED';
      const sample = { source: this.#source, atS, bpm, offsetMinutes: this.#offset(atS) };
      return this.#possible.heartRate(sample) ?? (this.#taker.heartRate(sample), null);
    });
  }

  #resting(value: unknown): void {
    const bpm = isJson(value) ? numberOf(value.resting_heart_rate) : null;
    if (bpm !== null && bpm > 0) this.#dayValue('RESTING_HEART_RATE', (value as Json).timestamp, bpm);
  }

  #hrv(value: unknown): void {
    const ms = isJson(value) ? numberOf(value.last_night_average) : null;
    if (ms !== null && ms > 0) this.#dayValue('HRV_RMSSD', (value as Json).timestamp, ms);
  }

  #dayValue(metric: WearableMetricId, time: unknown, value: number): void {
    this.#count(CHOICE_OF_METRIC[metric], () => {
      const atS = secondsOf(time);
      if (atS === null) return 'TIME_UNREADABLE';
      const date = new Date((atS + this.#offset(atS) * 60) * 1000).toISOString().slice(0, 10);
      const dayValue = { source: this.#source, metric, date, value };
      return this.#possible.dayValue(dayValue) ?? (this.#taker.dayValue(dayValue), null);
    });
  }

  #count(choice: WearableChoice, take: () => WearableSkipReason | null): void {
    this.read++;
    const reason = this.#taker.wants(choice) ? take() : 'NOT_CHOSEN';
    if (reason === null) this.#taker.gave([choice], 1, [this.read]);
    else this.#taker.skip(reason, 1, [this.read]);
  }
}

/** A FIT file of a watch: where it was stays in the file. */
export async function readFit(
  file: SourceFile,
  taker: RecordTaker,
  context: FitContext,
  onShare: (share: number) => void,
): Promise<void> {
  const bytes = await bytesOf(file, MOST_BYTES, context.signal, onShare);
  const { default: FitParser } = await import('fit-file-parser');
  let data: unknown;
  try {
    data = await new FitParser({ force: false, mode: 'list', speedUnit: 'm/s', lengthUnit: 'm' }).parseAsync(
      bytes.buffer as ArrayBuffer,
    );
  } catch {
    throw new Refusal('CUT_OFF', file.name, 0);
  }
  if (!isJson(data)) throw new Refusal('DAMAGED', file.name);
  const fit = new FitFile(data, taker, context);
  await fit.readAll();
  taker.format('FIT', fit.read);
}
