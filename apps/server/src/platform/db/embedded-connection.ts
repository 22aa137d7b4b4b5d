import { protocol, type PGlite } from '@electric-sql/pglite';
import { placeOf, rowOf, type FieldPlace } from './field-names.ts';

const { serialize } = protocol;

/** A statement that the engine has parsed already. */
interface Prepared {
  name: string;
  parameterTypes: number[];
  places: FieldPlace[];
  parsers: (((text: string) => unknown) | undefined)[];
}

export interface Answer<Row> {
  rows: Row[];
  rowCount: number;
}

/** Limit of prepared statements; a statement's plan takes some ten kilobytes. */
const MOST_STATEMENTS = 250;

/**
 * A plan assumes the table sizes of when it was made. Nothing tells this engine that they have grown: it has no
 * statistics collector.
 */
const PLANS_LAST_MS = 30_000;

/**
 * The one connection to the embedded engine. A repeated statement is not parsed or described again, and not planned again
 * either where PostgreSQL finds its generic plan as good as one for these values: for a page of a list that is most of
 * its cost (docs/decisions/database-and-requests.md#statements-stay-prepared).
 */
export class EmbeddedConnection {
  /** Rows written by statements since the last reset, not counting those written by triggers. */
  changedRows = 0;
  readonly #postgres: PGlite;
  readonly #statements = new Map<string, Prepared>();
  readonly #requireSound: () => void;
  #names = 0;
  #plannedSince = Date.now();

  /** @param requireSound throws when the engine has stopped, so that it is not called again */
  constructor(postgres: PGlite, requireSound: () => void) {
    this.#postgres = postgres;
    this.#requireSound = requireSound;
  }

  /** Runs statements without parameters in one go. @returns what each of them did, e.g. `COMMIT` */
  script(text: string): Promise<string[]> {
    return this.#postgres.runExclusive(async () => completed(await this.#send([serialize.query(text)])));
  }

  /**
   * Runs one statement with parameters.
   *
   * @param kind keeps statements apart whose plans differ, e.g. those of another role
   */
  query<Row>(kind: string, text: string, params: readonly unknown[]): Promise<Answer<Row>> {
    // One at a time, even when several are requested at once: answers carry no id.
    return this.#postgres.runExclusive(async () => {
      const { name, parameterTypes, places, parsers } = await this.#prepared(kind, text);
      const values = params.map((value, index) => this.#written(value, parameterTypes[index]));
      const messages = await this.#send([
        serialize.bind({ statement: name, values }),
        serialize.execute({}),
        serialize.sync(),
      ]);
      const rows = messages.filter(isDataRow).map(({ fields }) => {
        const valueAt = (index: number) => {
          const text = fields[index] ?? null;
          const parse = parsers[index];
          return text === null || parse === undefined ? text : parse(text);
        };
        return rowOf(places, valueAt) as Row;
      });
      const completion = completed(messages)[0] ?? '';
      if (!completion.startsWith('SELECT')) this.changedRows += countOf(completion);
      return { rows, rowCount: rows.length || countOf(completion) };
    });
  }

  /** Lets outdated plans be made again; between transactions. */
  async refreshPlans(): Promise<void> {
    const now = Date.now();
    if (now - this.#plannedSince < PLANS_LAST_MS) return;
    this.#plannedSince = now;
    await this.script('DISCARD PLANS');
  }

  async #prepared(kind: string, text: string): Promise<Prepared> {
    const key = `${kind} ${text}`;
    const known = this.#statements.get(key) ?? (await this.#prepare(text));
    // The most recently used comes last, so the first is the one to evict.
    this.#statements.delete(key);
    this.#statements.set(key, known);
    return known;
  }

  async #prepare(text: string): Promise<Prepared> {
    this.#names += 1;
    const name = `s${this.#names}`;
    const messages = await this.#send([
      ...this.#closings(),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    const columns = messages.find(isColumns)?.fields ?? [];
    return {
      name,
      parameterTypes: messages.find(isParameters)?.dataTypeIDs ?? [],
      places: columns.map((column) => placeOf(column.name)),
      parsers: columns.map(({ dataTypeID }) => {
        const parse = this.#postgres.parsers[dataTypeID];
        return parse && ((text) => parse(text, dataTypeID));
      }),
    };
  }

  #closings(): Uint8Array[] {
    const [oldest] = this.#statements;
    if (oldest === undefined || this.#statements.size < MOST_STATEMENTS) return [];
    const [key, { name }] = oldest;
    this.#statements.delete(key);
    return [serialize.close({ type: 'S', name })];
  }

  #written(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    return this.#postgres.serializers[type]?.(value) ?? String(value);
  }

  async #send(messages: readonly Uint8Array[]): Promise<Message[]> {
    this.#requireSound();
    return this.#postgres.execProtocolStream(Buffer.concat(messages), { syncToFs: false });
  }
}

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];
type DataRow = Message & { fields: (string | null)[] };
type Columns = Message & { fields: { name: string; dataTypeID: number }[] };
type Parameters = Message & { dataTypeIDs: number[] };
type Completion = Message & { text: string };

const isDataRow = (message: Message): message is DataRow => message.name === 'dataRow';
const isColumns = (message: Message): message is Columns => message.name === 'rowDescription';
const isParameters = (message: Message): message is Parameters => message.name === 'parameterDescription';
const isCompletion = (message: Message): message is Completion => message.name === 'commandComplete';

const completed = (messages: readonly Message[]): string[] =>
  messages.filter(isCompletion).map(({ text }) => text);

/** `UPDATE 3` and `INSERT 0 3` → 3 */
const countOf = (completion: string): number => Number(/\d+$/.exec(completion)?.[0] ?? 0);
