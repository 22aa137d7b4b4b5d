import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { PreparedStatements } from './prepared-statements.ts';

const preamble = { role: 'healzy_app', text: 'SET LOCAL ROLE healzy_app' };

/** A connection that reports one process when it opens and is answered by another. */
function connection(processID: number, answersFrom = processID) {
  const sent: string[] = [];
  const client = {
    processID,
    query: (text: string) => {
      sent.push(text);
      return Promise.resolve([{}, { rows: [{ pid: answersFrom }] }, {}]);
    },
  } as unknown as pg.PoolClient;
  return { client, sent };
}

describe('prepared statements of a connection', () => {
  it('are kept from the second use on, separately for each role', async () => {
    const statements = new PreparedStatements();
    const { client } = connection(7);
    await statements.begin(client, preamble);
    const names = ['healzy_app', 'healzy_app', 'healzy_app', 'healzy_system', 'healzy_system'].map((role) =>
      statements.nameOf(client, role, 'SELECT 1'),
    );
    expect(names).toEqual([undefined, 's1', 's1', undefined, 's2']);
  });

  it('are parsed each time behind a pooler', async () => {
    const statements = new PreparedStatements();
    const { client } = connection(7, 8);
    await statements.begin(client, preamble);
    expect([1, 2, 3].map(() => statements.nameOf(client, 'healzy_app', 'SELECT 1'))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are no more than the limit', async () => {
    const statements = new PreparedStatements();
    const { client } = connection(7);
    await statements.begin(client, preamble);
    const names = Array.from({ length: 300 }, (_, at) => {
      statements.nameOf(client, 'healzy_app', `SELECT ${at}`);
      return statements.nameOf(client, 'healzy_app', `SELECT ${at}`);
    });
    expect(new Set(names).size).toBe(201);
    expect(names.at(-1)).toBeUndefined();
  });

  it('asks once which process serves the connection', async () => {
    const statements = new PreparedStatements();
    const { client, sent } = connection(7);
    for (let round = 0; round < 3; round += 1) await statements.begin(client, preamble);
    expect(sent.map((text) => text.includes('pg_backend_pid'))).toEqual([true, false, false]);
    expect(sent.every((text) => text.startsWith('BEGIN; ') && text.endsWith(preamble.text))).toBe(true);
  });
});
