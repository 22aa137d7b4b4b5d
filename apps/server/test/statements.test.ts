import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseRefusal, type Database, type Sql } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/db/ids.ts';
import { engine, openTestDatabase } from './test-database.ts';

let database: Database;
const alba = newId();
const brisa = newId();

beforeAll(async () => {
  database = await openTestDatabase();
  for (const [id, name] of [
    [alba, 'Alba'],
    [brisa, 'Brisa'],
  ])
    await database.asSystem((sql) =>
      sql.query('INSERT INTO accounts (id, name) VALUES ($1, $2)', [id, name]),
    );
});
afterAll(() => database.close());

const namesSeen = async (sql: Sql): Promise<string[]> =>
  (await sql.query<{ name: string }>('SELECT name FROM accounts ORDER BY name')).rows.map(({ name }) => name);
const number = async (sql: Sql, value: number): Promise<number | undefined> =>
  (await sql.query<{ n: number }>('SELECT $1::integer AS n', [value])).rows[0]?.n;

describe('a row', () => {
  it('has camelCase fields, nested records under their name, and JSON as it was written', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { rows } = await database.asSystem((sql) =>
        sql.query(
          `SELECT a.id, a.business_name, 1 AS part_2, now() IS NOT NULL AS "isNow",
             '{"first_at": 1, "a.b": [{"last_at": 2}]}'::json AS raw_json,
             '2026-03-01T08:00:00Z'::timestamptz AS "signed.signed_at", a.name AS "signed.name"
           FROM accounts a WHERE a.id = $1`,
          [alba],
        ),
      );
      expect(rows).toStrictEqual([
        {
          id: alba,
          businessName: null,
          part2: 1,
          isNow: true,
          rawJson: { first_at: 1, 'a.b': [{ last_at: 2 }] },
          signed: { signedAt: '2026-03-01T08:00:00.000Z', name: 'Alba' },
        },
      ]);
    }
  });
});

describe('a repeated statement', () => {
  it('shows each account its own rows, however often it ran for another and for the system', async () => {
    for (let round = 0; round < 8; round += 1) {
      expect(await database.asAccount({ accountId: alba }, namesSeen)).toEqual(['Alba']);
      expect(await database.asAccount({ accountId: brisa }, namesSeen)).toEqual(['Brisa']);
      expect(await database.asAccount({ accountId: newId() }, namesSeen)).toEqual([]);
      expect(await database.asSystem(namesSeen)).toEqual(['Alba', 'Brisa']);
    }
  });

  it('sees what was written in between', async () => {
    const rename = (name: string) =>
      database.asAccount({ accountId: alba }, (sql) =>
        sql.query('UPDATE accounts SET name = $2 WHERE id = $1', [alba, name]),
      );
    for (const name of ['Aurora', 'Alba']) {
      expect((await rename(name)).rowCount).toBe(1);
      expect(await database.asAccount({ accountId: alba }, namesSeen)).toEqual([name]);
    }
  });

  it('gets the values of its own call when several run at once', async () => {
    const values = Array.from({ length: 40 }, (_, index) => index);
    const inOne = database.asSystem((sql) => Promise.all(values.map((value) => number(sql, value))));
    const inMany = values.map((value) => database.asSystem((sql) => number(sql, value)));
    expect(await inOne).toEqual(values);
    expect(await Promise.all(inMany)).toEqual(values);
  });

  it('returns the same when its plan is old', async () => {
    const soon = Date.now() + 60_000;
    vi.spyOn(Date, 'now').mockReturnValue(soon);
    try {
      for (let round = 0; round < 2; round += 1)
        expect(await database.asAccount({ accountId: brisa }, namesSeen)).toEqual(['Brisa']);
    } finally {
      vi.restoreAllMocks();
    }
  });

  it('returns the same after hundreds of others', async () => {
    await database.asSystem(async (sql) => {
      for (const index of [...Array.from({ length: 255 }, (_, at) => at), 0, 1, 2, 254]) {
        const { rows } = await sql.query(`SELECT $1::integer + ${index} AS sum`, [1]);
        expect(rows).toEqual([{ sum: index + 1 }]);
      }
    });
  });
});

describe('a repeated statement on a server', () => {
  it.runIf(engine === 'postgresql')('is parsed once per connection', async () => {
    const text = 'SELECT $1::integer AS remembered';
    const remembered = await database.asSystem(async (sql) => {
      for (let round = 0; round < 3; round += 1) await sql.query(text, [round]);
      return sql.query('SELECT statement FROM pg_prepared_statements WHERE statement = $1', [text]);
    });
    expect(remembered.rows).toEqual([{ statement: text }]);
  });
});

describe('rewriting tables', () => {
  it.runIf(engine === 'embedded')(
    'lets other requests in between, though one thread does it all',
    async () => {
      const order: string[] = [];
      const vacuuming = database.vacuumFull(['notes']).then(() => order.push('done'));
      await setImmediate();
      await database.asSystem((sql) => number(sql, 1));
      order.push('answered');
      await vacuuming;
      expect(order).toEqual(['answered', 'done']);
    },
  );
});

describe('rewriting tables on a server', () => {
  it.runIf(engine === 'postgresql')(
    'waits for transactions that may still read what was removed',
    async () => {
      const order: string[] = [];
      let vacuuming: Promise<unknown> | undefined;
      await database.asSystem(async (sql) => {
        await sql.query('SELECT pg_current_xact_id()');
        vacuuming = database.vacuumFull(['notes']).then(() => order.push('done'));
        await delay(500);
        order.push('read');
      });
      await vacuuming;
      expect(order).toEqual(['read', 'done']);
    },
  );
});

describe('a failing statement', () => {
  const failing = (sql: Sql) => sql.query('SELECT 1 / $1::integer AS n', [0]);

  it('says why, and leaves the next transaction untouched', async () => {
    for (let round = 0; round < 3; round += 1) {
      const error: unknown = await database.asSystem(failing).catch((failure: unknown) => failure);
      expect(databaseRefusal(error)).toMatchObject({ code: '22012' });
      expect(await database.asSystem((sql) => number(sql, 7))).toBe(7);
    }
  });

  it('is not remembered when it cannot be parsed', async () => {
    const misspelt = (sql: Sql) => sql.query('SELEC 1');
    for (let round = 0; round < 3; round += 1) {
      const error: unknown = await database.asSystem(misspelt).catch((failure: unknown) => failure);
      expect(databaseRefusal(error)).toEqual({ code: '42601' });
    }
  });

  it('names the violated constraint', async () => {
    const again = database.asSystem((sql) =>
      sql.query('INSERT INTO accounts (id, name) VALUES ($1, $2)', [alba, 'Alba']),
    );
    expect(databaseRefusal(await again.catch((failure: unknown) => failure))).toEqual({
      code: '23505',
      constraint: 'accounts_pkey',
    });
  });

  it('rolls everything back, even where the error was ignored', async () => {
    const unminded = database.asSystem(async (sql) => {
      await sql.query('UPDATE accounts SET name = $2 WHERE id = $1', [alba, 'Lost']);
      await failing(sql).catch(() => undefined);
    });
    await expect(unminded).rejects.toThrow('nothing was kept');
    expect(await database.asAccount({ accountId: alba }, namesSeen)).toEqual(['Alba']);
  });

  it('cannot be sent after its transaction', async () => {
    const kept = await database.asSystem((sql) => Promise.resolve({ sql }));
    await expect(kept.sql.query('SELECT 1')).rejects.toThrow('This transaction has ended.');
  });
});
