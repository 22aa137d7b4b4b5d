import { localDateOfDays } from '../../shared/index.ts';
import type { Workout } from '../activity/workouts.ts';
import type { DayValue, LoggedFood } from '../files/result.ts';
import type { FoundDayOrder } from '../files/written-dates.ts';
import { daysOfLocalDate } from '../../shared/index.ts';
import {
  CHOICE_OF_METRIC,
  WEARABLE_CHOICES,
  type RecordedHeartRate,
  type RecordedInterval,
  type WearableChoice,
} from '../records.ts';
import type { SleepStay } from '../sleep/stay.ts';
import { byText, DAY_S } from '../source-records.ts';
import type { RecordTaker } from './taker.ts';
import { NEVER_READ_KINDS, type NeverReadKind, type WearableFormat, type WearableSurvey } from './types.ts';

interface Seen {
  records: number;
  firstDay: number;
  lastDay: number;
  sources: Set<string>;
}

/** The format of most records; of two alike the first by name, so that the order of files does not matter. */
export function mostlyOf(formats: ReadonlyMap<WearableFormat, number>): WearableFormat {
  const [first] = [...formats].sort(([a, n], [b, m]) => m - n || byText(a, b));
  return first![0];
}

/** Counts what is in the files, and keeps nothing of it. */
export class Survey implements RecordTaker {
  readonly isFull = false;
  readonly #seen = new Map<WearableChoice, Seen>();
  readonly #never = new Map<NeverReadKind, number>();
  readonly #formats = new Map<WearableFormat, number>();
  readonly #dayOrders = new Map<string, FoundDayOrder>();
  #repaired = 0;

  wants(): boolean {
    return true;
  }

  gave(): void {}

  skip(): void {}

  never(kind: NeverReadKind, count: number): void {
    this.#never.set(kind, (this.#never.get(kind) ?? 0) + count);
  }

  repaired(characters: number): void {
    this.#repaired += characters;
  }

  format(format: WearableFormat, records: number): void {
    this.#formats.set(format, (this.#formats.get(format) ?? 0) + records);
  }

  dayOrder(found: FoundDayOrder): void {
    const key = `${found.order} ${found.by}`;
    if (!this.#dayOrders.has(key)) this.#dayOrders.set(key, found);
  }

  interval({ metric, source, startS, offsetMinutes }: RecordedInterval): void {
    this.#see(CHOICE_OF_METRIC[metric], source, startS, offsetMinutes);
  }

  heartRate({ source, atS, offsetMinutes }: RecordedHeartRate): void {
    this.#see('HEART_RATE', source, atS, offsetMinutes);
  }

  sleep({ source, endS, endOffsetMinutes }: SleepStay): void {
    this.#see('SLEEP', source, endS, endOffsetMinutes);
  }

  workout({ source, startS, offsetMinutes }: Workout): void {
    this.#see('WORKOUTS', source, startS, offsetMinutes);
  }

  dayValue({ metric, source, date }: DayValue): void {
    this.#see(CHOICE_OF_METRIC[metric], source, daysOfLocalDate(date)! * DAY_S, 0);
  }

  meal({ source, date }: LoggedFood): void {
    this.#see('MEALS', source, daysOfLocalDate(date)! * DAY_S, 0);
  }

  async flush(): Promise<void> {}

  result(): WearableSurvey {
    const metrics = WEARABLE_CHOICES.flatMap((metric) => {
      const seen = this.#seen.get(metric);
      if (!seen) return [];
      const { records, firstDay, lastDay, sources } = seen;
      const first = localDateOfDays(firstDay);
      return [{ metric, records, first, last: localDateOfDays(lastDay), sources: [...sources].sort(byText) }];
    });
    return {
      kind: 'survey',
      format: mostlyOf(this.#formats),
      sources: [...new Set(metrics.flatMap(({ sources }) => sources))].sort(byText),
      metrics,
      neverRead: NEVER_READ_KINDS.flatMap((kind) => {
        const records = this.#never.get(kind);
        return records === undefined ? [] : [{ kind, records }];
      }),
      repaired: this.#repaired,
      dayOrders: [...this.#dayOrders.values()],
    };
  }

  #see(choice: WearableChoice, source: string, epochS: number, offsetMinutes: number): void {
    const day = Math.floor((epochS + offsetMinutes * 60) / DAY_S);
    const seen = this.#seen.get(choice);
    if (!seen) {
      this.#seen.set(choice, { records: 1, firstDay: day, lastDay: day, sources: new Set([source]) });
      return;
    }
    seen.records++;
    if (day < seen.firstDay) seen.firstDay = day;
    if (day > seen.lastDay) seen.lastDay = day;
    seen.sources.add(source);
  }
}
