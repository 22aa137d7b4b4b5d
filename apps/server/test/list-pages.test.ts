import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Sql } from '../src/platform/db/database.ts';
import { countedPage, pageOf, type List, type PageQuery } from '../src/platform/http/paging.ts';
import { openTestDatabase } from './test-database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

interface Line {
  n: number;
  id: string;
}

/** Twelve lines of which every three share an instant, so that a page ends among ties. */
const LINES: List = {
  name: 'lines',
  columns: 'l.id, l.n',
  from: `(SELECT n, ('00000000-0000-4000-8000-' || lpad((n * 7 % 12)::text, 12, '0'))::uuid AS id,
    '2026-01-01T00:00:00.000001Z'::timestamptz + make_interval(secs => n / 3) AS at FROM generate_series(0, 11) n) l`,
  where: 'l.n >= $1::integer AND ($2::timestamptz IS NULL OR l.at < $2::timestamptz)',
  params: [0],
  now: '2026-06-01T00:00:00Z',
  by: 'l.at',
  id: 'l.id',
};

const read = (query: PageQuery, list: Partial<List> = {}) =>
  database.asSystem((sql) => countedPage<Line>(sql, query, { ...LINES, ...list }));

async function readAll(limit: number, list: Partial<List> = {}): Promise<Line[]> {
  const lines: Line[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof read>> = await read(
      { limit, ...(cursor === null ? {} : { cursor }) },
      list,
    );
    lines.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return lines;
}

describe('a paged list', () => {
  it.each([1, 2, 5, 12, 50])('shows every line once, %i at a time, in both directions', async (limit) => {
    const upwards = (await readAll(limit)).map(({ n }) => n);
    expect(upwards.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n));
    expect(upwards.map((n) => Math.floor(n / 3))).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
    const downwards = (await readAll(limit, { isDescending: true })).map(({ n }) => n);
    expect(downwards).toEqual(upwards.toReversed());
  });

  it('counts its lines, on any page', async () => {
    const first = await read({ limit: 5 }, { params: [3] });
    expect(first.total).toBe(9);
    const second = await read({ limit: 5, cursor: first.nextCursor ?? '' }, { params: [3] });
    expect(second).toMatchObject({ total: 9, nextCursor: null });
    expect(second.items).toHaveLength(4);
  });

  it('rejects the cursor of another list, direction or filter, and goes on at another moment', async () => {
    const cursor = (await read({ limit: 2 })).nextCursor ?? '';
    const others: Partial<List>[] = [{ name: 'others' }, { isDescending: true }, { params: [1] }];
    for (const other of others) await expect(read({ limit: 2, cursor }, other)).rejects.toThrow();
    expect((await read({ limit: 2, cursor }, { now: '2026-07-01T00:00:00Z' })).items).toHaveLength(2);
  });

  it.each(['', 'x', '%', Buffer.from('[1,2,3]').toString('base64url')])(
    'rejects "%s" as a cursor',
    async (cursor) => {
      await expect(pageOf({ limit: 1, cursor }, ['list'], () => [])).rejects.toMatchObject({
        status: 400,
        details: { fields: [{ path: '/query/cursor', code: 'CURSOR_INVALID' }] },
      });
    },
  );

  it('sends the same statements for each page, so that they stay prepared', async () => {
    const texts = new Set<string>();
    await database.asSystem(async (sql) => {
      const watched: Sql = {
        query: (text, params) => {
          texts.add(text);
          return sql.query(text, params);
        },
      };
      const { nextCursor } = await countedPage<Line>(watched, { limit: 2 }, LINES);
      await countedPage<Line>(watched, { limit: 3, cursor: nextCursor ?? '' }, LINES);
    });
    expect(texts.size).toBe(2);
  });
});
