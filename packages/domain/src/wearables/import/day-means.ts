import type { PossibleRecords } from '../files/possible.ts';
import type { WearableSkipReason } from '../files/result.ts';
import type { WearableMetricId } from '../metrics.ts';
import type { RecordTaker } from './taker.ts';

interface DayMean {
  source: string;
  metric: WearableMetricId;
  date: string;
  sum: number;
  count: number;
}

/** Of what is measured several times a day, one value for each day and source: their mean. */
export class DayMeans {
  readonly #means = new Map<string, DayMean>();
  readonly #possible: PossibleRecords;

  constructor(possible: PossibleRecords) {
    this.#possible = possible;
  }

  add(metric: WearableMetricId, source: string, date: string, value: number): WearableSkipReason | null {
    const reason = this.#possible.dayValue({ metric, source, date, value });
    if (reason !== null) return reason;
    const key = `${metric} ${date} ${source}`;
    const mean = this.#means.get(key) ?? { source, metric, date, sum: 0, count: 0 };
    mean.sum += value;
    mean.count++;
    this.#means.set(key, mean);
    return null;
  }

  async giveTo(taker: RecordTaker): Promise<void> {
    for (const { sum, count, ...day } of this.#means.values()) {
      taker.dayValue({ ...day, value: Math.round((sum / count) * 1000) / 1000 });
      if (taker.isFull) await taker.flush();
    }
    this.#means.clear();
  }
}
