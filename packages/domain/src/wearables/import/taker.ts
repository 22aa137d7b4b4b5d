import type { DayValue, LoggedFood, WearableSkipReason } from '../files/result.ts';
import type { Workout } from '../activity/workouts.ts';
import type { WearableChoice, RecordedHeartRate, RecordedInterval } from '../records.ts';
import type { FoundDayOrder } from '../files/written-dates.ts';
import type { SleepStay } from '../sleep/stay.ts';
import type { NeverReadKind, WearableFormat } from './types.ts';

/** Takes what the readers find: to count it, or to hand over what was chosen. */
export interface RecordTaker {
  wants(choice: WearableChoice): boolean;
  /** Records of a file that gave something to choices; they are handed over besides. */
  gave(choices: readonly WearableChoice[], count: number, rows: readonly number[]): void;
  skip(reason: WearableSkipReason, count: number, rows: readonly number[]): void;
  never(kind: NeverReadKind, count: number): void;
  repaired(characters: number): void;
  format(format: WearableFormat, records: number): void;
  /** In which order a file writes day and month, and what says so. */
  dayOrder(found: FoundDayOrder): void;

  interval(interval: RecordedInterval): void;
  heartRate(sample: RecordedHeartRate): void;
  sleep(stay: SleepStay): void;
  workout(workout: Workout): void;
  dayValue(value: DayValue): void;
  meal(food: LoggedFood): void;

  /** Whether what was taken has to be handed over before more is read. */
  readonly isFull: boolean;
  flush(): Promise<void>;
}
