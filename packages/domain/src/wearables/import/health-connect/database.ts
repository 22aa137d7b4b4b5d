import type { Database, ParamsObject } from 'sql.js';
import { localDateOfDays } from '../../../shared/index.ts';
import { PossibleRecords, possibleStay } from '../../files/possible.ts';
import type { LoggedFood, WearableSkipReason } from '../../files/result.ts';
import { textOf } from '../../files/values.ts';
import { CHOICE_OF_METRIC, type WearableChoice } from '../../records.ts';
import { NO_DEVICE_SLEEP, type SleepSegment } from '../../sleep/stay.ts';
import { localDateAt } from '../../source-records.ts';
import { DayMeans } from '../day-means.ts';
import type { RecordTaker } from '../taker.ts';
import {
  COUNTED,
  marksOf,
  MEALS,
  MEASURED,
  neverReadTable,
  NO_RECORDS,
  recorded,
  RowClock,
  scaled,
  SMALL_CALORIES,
  STATES,
  timesOf,
  whole,
  type Row,
} from './tables.ts';

/** Lets a cancellation through. */
async function nextTurn(signal: AbortSignal | undefined): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  signal?.throwIfAborted();
}

export interface HealthConnectContext {
  zone: string | undefined;
  nowS: number;
  signal: AbortSignal | undefined;
}

/** Reads the tables of a database; those that are missing bring nothing. */
export class HealthConnect {
  read = 0;
  readonly #db: Database;
  readonly #taker: RecordTaker;
  readonly #possible: PossibleRecords;
  readonly #means: DayMeans;
  readonly #tables: ReadonlySet<string>;
  readonly #apps: ReadonlyMap<unknown, string>;
  readonly #signal: AbortSignal | undefined;
  readonly #clock: RowClock;

  constructor(db: Database, taker: RecordTaker, { zone, nowS, signal }: HealthConnectContext) {
    this.#db = db;
    this.#clock = new RowClock(zone);
    this.#taker = taker;
    this.#possible = new PossibleRecords(nowS);
    this.#means = new DayMeans(this.#possible);
    this.#signal = signal;
    this.#tables = new Set(
      this.#all("select name from sqlite_master where type = 'table'", ({ name }) => String(name)),
    );
    const apps = this.#tables.has('application_info_table')
      ? this.#all(
          'select * from application_info_table',
          (row) => [row.row_id, String(row.app_name || row.package_name || 'Health Connect')] as const,
        )
      : [];
    this.#apps = new Map(apps);
  }

  get isHealthConnect(): boolean {
    return [...this.#tables].some((table) => table.endsWith('_record_table'));
  }

  async readAll(onShare: (share: number) => void): Promise<void> {
    const tables = [...this.#tables].filter((table) => !NO_RECORDS.test(table)).sort();
    for (const [index, table] of tables.entries()) {
      await this.#table(table);
      onShare((index + 1) / tables.length);
    }
    await this.#means.giveTo(this.#taker);
  }

  async #table(table: string): Promise<void> {
    const counted = COUNTED.find(([name]) => name === table);
    if (counted) return this.#counted(counted);
    const measured = MEASURED.find(([name]) => name === table);
    if (measured) return this.#measured(measured);
    if (table === 'heart_rate_record_table') return this.#heartRates();
    if (table === 'sleep_session_record_table') return this.#sleeps();
    if (table === 'exercise_session_record_table') return this.#workouts();
    if (table === 'nutrition_record_table') return this.#meals();
    const count = this.#count(table);
    this.read += count;
    if (count === 0) return;
    const never = neverReadTable(table);
    if (never !== null) this.#taker.never(never, count);
    else if (table.endsWith('_record_table')) this.#taker.skip('NOT_USED', count, []);
    else this.read -= count;
  }

  #counted([table, metric, column, factor]: (typeof COUNTED)[number]): Promise<void> {
    return this.#each(table, CHOICE_OF_METRIC[metric], (row) => {
      const times = timesOf(row, this.#clock);
      const value = scaled(row[column], factor);
      if (!times) return 'TIME_UNREADABLE';
      if (value === null) return row[column] === 0 ? 'PLACEHOLDER' : 'NOT_MEASURED';
      const { startS, endS, offsetMinutes } = times;
      const interval = {
        metric,
        source: this.#source(row),
        startS,
        endS,
        offsetMinutes,
        value,
        ...marksOf(row),
      };
      return this.#possible.interval(interval) ?? (this.#taker.interval(interval), null);
    });
  }

  #measured([table, metric, column]: (typeof MEASURED)[number]): Promise<void> {
    return this.#each(table, CHOICE_OF_METRIC[metric], (row) => {
      const time = whole(row.time);
      const value = recorded(row[column]);
      if (time === null) return 'TIME_UNREADABLE';
      if (value === null) return 'NOT_MEASURED';
      const date = localDateAt(time / 1000, this.#clock.offsetMinutes(row.zone_offset, time / 1000));
      return this.#means.add(metric, this.#source(row), date, value);
    });
  }

  /** Samples are the records: a session of them says only when it began. */
  #heartRates(): Promise<void> {
    if (!this.#tables.has('heart_rate_record_series_table')) return Promise.resolve();
    const sql = `select r.*, s.beats_per_minute, s.epoch_millis from heart_rate_record_series_table s
      left join heart_rate_record_table r on r.row_id = s.parent_key order by s.epoch_millis`;
    return this.#each(sql, 'HEART_RATE', (row) => {
      const [at, bpm] = [whole(row.epoch_millis), whole(row.beats_per_minute)];
      if (at === null) return 'TIME_UNREADABLE';
      if (bpm === null || bpm === 0) return 'NOT_MEASURED';
      const offsetMinutes = this.#clock.offsetMinutes(row.start_zone_offset, at / 1000);
      const sample = { source: this.#source(row), atS: at / 1000, bpm, offsetMinutes };
      return this.#possible.heartRate(sample) ?? (this.#taker.heartRate(sample), null);
    });
  }

  #sleeps(): Promise<void> {
    const stages = this.#tables.has('sleep_stages_table')
      ? this.#db.prepare('select * from sleep_stages_table where parent_key = ? order by stage_start_time')
      : null;
    return this.#each('sleep_session_record_table', 'SLEEP', (row) => {
      const times = timesOf(row, this.#clock);
      if (!times) return 'TIME_UNREADABLE';
      const segments: SleepSegment[] = [];
      stages?.bind([row.row_id as number]);
      while (stages?.step()) {
        const stage: ParamsObject = stages.getAsObject();
        const [from, until] = [whole(stage.stage_start_time), whole(stage.stage_end_time)];
        const state = STATES[whole(stage.stage_type) ?? 0] ?? 'UNKNOWN';
        if (from !== null && until !== null)
          segments.push({ state, startS: from / 1000, endS: until / 1000 });
      }
      const { startS, endS, offsetMinutes, endOffsetMinutes } = times;
      const stay = possibleStay({
        source: this.#source(row),
        startS,
        endS,
        startOffsetMinutes: offsetMinutes,
        endOffsetMinutes,
        zone: null,
        // Without stages it says when, and no more.
        segments: segments.length > 0 ? segments : [{ state: 'ASLEEP', startS, endS }],
        totals: null,
        device: NO_DEVICE_SLEEP,
        ...marksOf(row),
      });
      return this.#possible.sleep(stay) ?? (this.#taker.sleep(stay), null);
    }).finally(() => stages?.free());
  }

  #workouts(): Promise<void> {
    return this.#each('exercise_session_record_table', 'WORKOUTS', (row) => {
      const times = timesOf(row, this.#clock);
      if (!times) return 'TIME_UNREADABLE';
      const { startS, endS, offsetMinutes } = times;
      if (endS <= startS) return 'ENDS_BEFORE_START';
      // Its numbers of kinds are Android's, and its libraries number them otherwise: only a person's title is sure.
      const name = textOf(row.title)?.trim() || 'Exercise';
      const none = { energyKcal: null, distanceM: null, met: null, effort: null };
      const workout = {
        source: this.#source(row),
        startS,
        endS,
        offsetMinutes,
        name,
        ...none,
        ...marksOf(row),
      };
      return this.#possible.workout(workout) ?? (this.#taker.workout(workout), null);
    });
  }

  #meals(): Promise<void> {
    return this.#each('nutrition_record_table', 'MEALS', (row) => {
      const times = timesOf(row, this.#clock);
      if (!times) return 'TIME_UNREADABLE';
      const wall = times.startS + times.offsetMinutes * 60;
      const food: LoggedFood = {
        source: this.#source(row),
        date: localDateOfDays(Math.floor(wall / 86_400)),
        time: new Date(wall * 1000).toISOString().slice(11, 16),
        meal: MEALS[whole(row.meal_type) ?? 0] ?? null,
        food: typeof row.meal_name === 'string' && row.meal_name !== '' ? row.meal_name : null,
        amount: null,
        energyKcal: scaled(row.energy, SMALL_CALORIES),
        carbohydrateG: scaled(row.total_carbohydrate, 1),
        proteinG: scaled(row.protein, 1),
        fatG: scaled(row.total_fat, 1),
        fibreG: scaled(row.dietary_fiber, 1),
        sodiumMg: scaled(row.sodium, 1000),
      };
      return this.#possible.meal(food) ?? (this.#taker.meal(food), null);
    });
  }

  /** Takes each row of a table, or of a question; what nobody chose is counted and not looked at. */
  async #each(
    tableOrSql: string,
    choice: WearableChoice,
    take: (row: Row) => WearableSkipReason | null,
  ): Promise<void> {
    const sql = tableOrSql.includes(' ') ? tableOrSql : `select * from "${tableOrSql}" order by row_id`;
    const rows = this.#db.prepare(sql);
    try {
      for (let place = 1; rows.step(); place++) {
        this.read++;
        const reason = this.#taker.wants(choice) ? take(rows.getAsObject()) : 'NOT_CHOSEN';
        if (reason === null) this.#taker.gave([choice], 1, [place]);
        else this.#taker.skip(reason, 1, [place]);
        if (this.#taker.isFull) await this.#taker.flush();
        if (place % 20_000 === 0) await nextTurn(this.#signal);
      }
    } finally {
      rows.free();
    }
  }

  #all<Item>(sql: string, take: (row: Row) => Item): Item[] {
    const rows = this.#db.prepare(sql);
    const items: Item[] = [];
    while (rows.step()) items.push(take(rows.getAsObject()));
    rows.free();
    return items;
  }

  #count(table: string): number {
    return (
      this.#all(`select count(*) as n from "${table.replaceAll('"', '""')}"`, ({ n }) => Number(n))[0] ?? 0
    );
  }

  #source(row: Row): string {
    return this.#apps.get(row.app_info_id) ?? 'Health Connect';
  }
}
