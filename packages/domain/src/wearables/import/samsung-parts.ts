import type { TextFile } from '../files/read-table.ts';
import { binsOfDay } from '../files/samsung-bins.ts';

const NIGHTS = /^\uFEFF*com\.samsung\.shealth\.sleep,/;
const STAGES = /^\uFEFF*com\.samsung\.health\.sleep_stage,/;
const DAYS = /^\uFEFF*com\.samsung\.shealth\.step_daily_trend,/;
const BINS_OF_DAY = /(?:^|\/)com\.samsung\.shealth\.step_daily_trend\/(?:.*\/)?([^/]+\.json)$/;

/** Files of a Samsung export that say only together what happened: tables wait until all of it was seen. */
export class SamsungParts {
  readonly #tables: { name: string; text: string; isNights: boolean }[] = [];
  readonly #stages: string[] = [];
  readonly #bins = new Map<string, readonly number[]>();

  get hasTables(): boolean {
    return this.#tables.length > 0;
  }

  /** Keeps a file that needs another one beside it, or is needed by one; says whether it did. */
  keep(name: string, text: string): boolean {
    if (NIGHTS.test(text) || DAYS.test(text)) this.#tables.push({ name, text, isNights: NIGHTS.test(text) });
    else if (STAGES.test(text)) this.#stages.push(text);
    else {
      const file = BINS_OF_DAY.exec(name)?.[1];
      const bins = file === undefined ? null : binsOfDay(text);
      if (bins) this.#bins.set(file!, bins);
      return bins !== null;
    }
    return true;
  }

  /** The tables, each with what lies beside it. */
  *all(): Generator<{ text: string; file: TextFile & { name: string } }> {
    for (const { name, text, isNights } of this.#tables)
      yield { text, file: isNights ? { name, beside: this.#stages[0] ?? null } : { name, bins: this.#bins } };
  }
}
