import type { Workout } from '../activity/workouts.ts';
import {
  SHOWN_ROWS,
  type DayValue,
  type LoggedFood,
  type WearableSkipped,
  type WearableSkipReason,
} from '../files/result.ts';
import {
  CHOICE_OF_METRIC,
  domainToRecords,
  noRecords,
  type DomainRecords,
  type RecordedHeartRate,
  type RecordedInterval,
  type WearableChoice,
} from '../records.ts';
import type { SleepStay } from '../sleep/stay.ts';
import type { RecordTaker } from './taker.ts';
import { mostlyOf } from './survey.ts';
import type { NeverReadKind, ReadingSteps, WearableFormat, WearableReading } from './types.ts';

/**
 * Less than a part may have: what is gone before the memory of the young is cleared twice costs nothing, and of a larger
 * part much would stay until all of the memory is, in the tab as in the server.
 */
const RECORDS = 2000;
const BYTES = 400_000;
const RUN_S = 3600;
/** At most: a name may be in any script. */
const BYTES_OF_CHARACTER = 3;

/** Longest texts that are stored. */
const NAME = 120;
const FOOD = 400;
const SEGMENTS = 2000;
const cut = (text: string | null, length: number) => (text === null ? null : text.slice(0, length));

/** Hands over what was chosen, in parts, and counts everything. */
export class RecordSink implements RecordTaker {
  readonly #chosen: ReadonlySet<WearableChoice>;
  readonly #emit: ReadingSteps['emit'];
  readonly #skipped = new Map<WearableSkipReason, WearableSkipped>();
  readonly #formats = new Map<WearableFormat, number>();
  #pending: DomainRecords = noRecords();
  #records = 0;
  #bytes = 0;
  #run: { source: string; offsetMinutes: number; startS: number } | null = null;
  #read = 0;
  #stored = 0;
  #repaired = 0;

  constructor(chosen: ReadonlySet<WearableChoice>, emit: ReadingSteps['emit']) {
    this.#chosen = chosen;
    this.#emit = emit;
  }

  get isFull(): boolean {
    return this.#records >= RECORDS || this.#bytes >= BYTES;
  }

  wants(choice: WearableChoice): boolean {
    return this.#chosen.has(choice);
  }

  gave(choices: readonly WearableChoice[], count: number, rows: readonly number[]): void {
    if (!choices.some((choice) => this.#chosen.has(choice))) {
      this.skip('NOT_CHOSEN', count, rows);
      return;
    }
    this.#read += count;
    this.#stored += count;
  }

  skip(reason: WearableSkipReason, count: number, rows: readonly number[]): void {
    this.#read += count;
    const skipped = this.#skipped.get(reason) ?? { reason, count: 0, rows: [] };
    skipped.count += count;
    for (const row of rows) if (skipped.rows.length < SHOWN_ROWS) skipped.rows.push(row);
    this.#skipped.set(reason, skipped);
  }

  never(_kind: NeverReadKind, count: number): void {
    this.skip('NEVER_READ', count, []);
  }

  repaired(characters: number): void {
    this.#repaired += characters;
  }

  format(format: WearableFormat, records: number): void {
    this.#formats.set(format, (this.#formats.get(format) ?? 0) + records);
  }

  /** Told with the survey. */
  dayOrder(): void {}

  interval(interval: RecordedInterval): void {
    if (!this.#chosen.has(CHOICE_OF_METRIC[interval.metric])) return;
    const source = interval.source.slice(0, NAME);
    this.#pending.intervals.push({ ...interval, source });
    this.#grow(150 + BYTES_OF_CHARACTER * source.length);
  }

  heartRate(sample: RecordedHeartRate): void {
    if (!this.#chosen.has('HEART_RATE')) return;
    const { atS, offsetMinutes } = sample;
    const source = sample.source.slice(0, NAME);
    this.#pending.heartRates.push({ ...sample, source });
    const run = this.#run;
    const isSame =
      run?.source === source &&
      run.offsetMinutes === offsetMinutes &&
      atS >= run.startS &&
      atS < run.startS + RUN_S;
    this.#bytes += 12;
    if (isSame) return;
    this.#run = { source, offsetMinutes, startS: atS };
    this.#grow(120 + BYTES_OF_CHARACTER * source.length);
  }

  sleep(stay: SleepStay): void {
    if (!this.#chosen.has('SLEEP')) return;
    const segments = stay.segments.slice(0, SEGMENTS);
    this.#pending.sleeps.push({ ...stay, source: stay.source.slice(0, NAME), segments });
    this.#grow(500 + 100 * segments.length);
  }

  workout(workout: Workout): void {
    if (!this.#chosen.has('WORKOUTS')) return;
    const [source, name] = [workout.source.slice(0, NAME), workout.name.slice(0, NAME)];
    this.#pending.workouts.push({ ...workout, source, name });
    this.#grow(450);
  }

  dayValue(value: DayValue): void {
    if (!this.#chosen.has(CHOICE_OF_METRIC[value.metric])) return;
    this.#pending.dayValues.push({ ...value, source: value.source.slice(0, NAME) });
    this.#grow(220);
  }

  meal(food: LoggedFood): void {
    if (!this.#chosen.has('MEALS')) return;
    const [meal, amount] = [cut(food.meal, NAME), cut(food.amount, NAME)];
    this.#pending.meals.push({ ...food, meal, amount, food: cut(food.food, FOOD) });
    this.#grow(1500);
  }

  async flush(): Promise<void> {
    if (this.#records === 0) return;
    const part = domainToRecords(this.#pending);
    this.#pending = noRecords();
    this.#records = 0;
    this.#bytes = 0;
    this.#run = null;
    await this.#emit(part);
  }

  async end(): Promise<WearableReading> {
    await this.flush();
    return {
      kind: 'read',
      format: mostlyOf(this.#formats),
      read: this.#read,
      stored: this.#stored,
      skipped: [...this.#skipped.values()],
      repaired: this.#repaired,
    };
  }

  #grow(bytes: number): void {
    this.#records++;
    this.#bytes += bytes;
  }
}
