import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { columnOfType, idColumn, instantColumn, listColumn } from './columns.ts';
import type { Sql } from './database.ts';
import { Expression, NEXT_VERSION, NOW, table, type RowOf } from './table.ts';

/** A device's readings by magnitude, as in body measurements. */
const MAGNITUDES = { restingPulse: { min: 20, max: 250 }, steps: { min: 0, max: 200_000 } };
type Magnitude = keyof typeof MAGNITUDES;
const magnitude = (id: Magnitude) => z.number().min(MAGNITUDES[id].min).max(MAGNITUDES[id].max).nullable();

const days = table(
  'wearable_days',
  z.object({
    id: idColumn,
    version: z.number(),
    measuredOn: z.iso.date(),
    restingPulse: magnitude('restingPulse'),
    steps: magnitude('steps'),
    tags: listColumn(z.string()),
    report: columnOfType<{ lines: number[] }>(),
    syncedAt: instantColumn.nullable(),
  }),
);

/** Returns nothing and records what it was sent. */
function recorder(rows: unknown[] = []) {
  const sent: { text: string; params: readonly unknown[] | undefined }[] = [];
  const sql: Sql = {
    query: <Row>(text: string, params?: readonly unknown[]) => {
      sent.push({ text: text.replaceAll(/\s+/g, ' ').trim(), params });
      return Promise.resolve({ rows: rows as Row[], rowCount: 1 });
    },
  };
  return { sql, sent };
}

describe('a table', () => {
  it('has the columns of its schema', () => {
    expect(days.pick('id', 'measuredOn').columns('d')).toBe('d.id, d.measured_on');
    expect(days.pick('id', 'measuredOn').columns('d', 'last')).toBe(
      'd.id AS "last.id", d.measured_on AS "last.measured_on"',
    );
    expect(days.omit('tags', 'report', 'syncedAt', 'steps', 'restingPulse').fields).toEqual([
      'id',
      'version',
      'measuredOn',
    ]);
  });

  it('writes lists as arrays, other objects as JSON and dates as instants, and leaves out undefined fields', async () => {
    const { sql, sent } = recorder();
    const syncedAt = new Date('2026-03-01T08:00:00Z');
    await days.insert(sql, { steps: 3, tags: ['a'], report: { lines: [1] }, syncedAt, version: undefined });
    expect(sent).toEqual([
      {
        text: 'INSERT INTO wearable_days (steps, tags, report, synced_at) VALUES ($1, $2, $3, $4)',
        params: [3, ['a'], '{"lines":[1]}', '2026-03-01T08:00:00.000Z'],
      },
    ]);
  });

  it('writes several rows with one statement', async () => {
    const { sql, sent } = recorder();
    await days.insert(
      sql,
      [
        { id: 'a', steps: 1 },
        { id: 'b', steps: null },
      ],
      'ON CONFLICT DO NOTHING',
    );
    expect(sent).toEqual([
      {
        text: 'INSERT INTO wearable_days (id, steps) VALUES ($1, $2), ($3, $4) ON CONFLICT DO NOTHING',
        params: ['a', 1, 'b', null],
      },
    ]);
  });

  it('updates, finds and removes the rows with given values, and accepts SQL as a value', async () => {
    const { sql, sent } = recorder([{ id: 'a' }]);
    await days.update(
      sql,
      { id: 'a', steps: null },
      { version: NEXT_VERSION, syncedAt: NOW, restingPulse: 60 },
    );
    expect(await days.pick('id', 'steps').find(sql, { id: 'a' }, 'FOR UPDATE')).toEqual({ id: 'a' });
    await days.remove(sql, { id: 'a' });
    expect(sent.map(({ text }) => text)).toEqual([
      'UPDATE wearable_days SET version = version + 1, resting_pulse = $1, synced_at = now() WHERE id = $2 AND steps IS NULL',
      'SELECT x.id, x.steps FROM wearable_days x WHERE id = $1 FOR UPDATE',
      'DELETE FROM wearable_days WHERE id = $1',
    ]);
    expect(sent[0]?.params).toEqual([60, 'a']);
  });

  it('inserts or updates by the key of a row, with more where it was there, and under a condition', async () => {
    const { sql, sent } = recorder();
    await days.upsert(
      sql,
      { id: 'a', steps: 3, tags: ['x'] },
      ['id'],
      { version: new Expression('wearable_days.version + 1') },
      'WHERE wearable_days.steps IS NULL',
    );
    expect(sent[0]?.text).toBe(
      'INSERT INTO wearable_days (id, steps, tags) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET ' +
        'steps = excluded.steps, tags = excluded.tags, version = wearable_days.version + 1 WHERE wearable_days.steps IS NULL',
    );
    expect(sent[0]?.params).toEqual(['a', 3, ['x']]);
  });

  it('touches no row without a condition', async () => {
    const { sql, sent } = recorder();
    await expect(days.remove(sql, {})).rejects.toThrow('No row of wearable_days is named.');
    await expect(days.update(sql, {}, { steps: 1 })).rejects.toThrow(TypeError);
    expect(sent).toEqual([]);
  });

  it('lists the fields in which two records differ', () => {
    const one = { steps: 3, report: { lines: [1] }, tags: ['a'], restingPulse: 60 };
    expect(days.differences(one, { steps: 4, report: { lines: [1] }, tags: [] })).toEqual(['steps', 'tags']);
  });

  it('is typed by its schema', () => {
    expectTypeOf<RowOf<typeof days>>().toEqualTypeOf<{
      id: string;
      version: number;
      measuredOn: string;
      restingPulse: number | null;
      steps: number | null;
      tags: string[];
      report: { lines: number[] };
      syncedAt: string | null;
    }>();
    type Written = Parameters<typeof days.update>[2];
    expectTypeOf<Written['syncedAt']>().toEqualTypeOf<string | null | Date | Expression | undefined>();
    expectTypeOf<Written['measuredOn']>().toEqualTypeOf<string | Expression | undefined>();
    expectTypeOf<RowOf<ReturnType<typeof days.pick<'id'>>>>().toEqualTypeOf<{ id: string }>();
    const { sql } = recorder();
    // @ts-expect-error a field that the record does not have
    void days.insert(sql, { pulse: 3 });
    // @ts-expect-error not the type of the field
    void days.update(sql, { id: 'a' }, { steps: 'many' });
    // @ts-expect-error an empty condition
    void days.find(sql, { id: undefined });
  });
});
