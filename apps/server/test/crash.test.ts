import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/db/open.ts';
import type { Database } from '../src/db/database.ts';
import { readConfig } from '../src/config.ts';
import { createProcessStorage } from './testDatabase.ts';

const SERVER = join(import.meta.dirname, 'crash-server.ts');
/** When the process is killed: at this share of the time that its first import took, counted from its second's start. */
const MOMENTS = [0.3, 0.7, 0.95];

let storage: Awaited<ReturnType<typeof createProcessStorage>>;
const started: ChildProcess[] = [];

beforeAll(async () => {
  storage = await createProcessStorage();
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await storage.remove();
});

/** Starts a real server that imports file after file, and kills it; answers what it had said was imported. */
async function importAndKill(share: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVER], {
    env: { ...process.env, ...storage.environment, LOG_LEVEL: 'silent', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const acknowledged: string[] = [];
  let failure = '';
  let beganAt = 0;
  let firstTook: number | undefined;
  let rest = '';
  child.stderr.on('data', (chunk: Buffer) => (failure += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('imported ')) {
        acknowledged.push(line.slice('imported '.length));
        firstTook ??= performance.now() - beganAt;
      }
      if (line !== 'importing') continue;
      beganAt = performance.now();
      if (firstTook !== undefined) setTimeout(() => child.kill('SIGKILL'), firstTook * share);
    }
  });
  await gone;
  expect(acknowledged.length, failure).toBeGreaterThan(0);
  return acknowledged;
}

interface Whole {
  id: string | null;
  announced: number;
  stored: number;
  state: string;
}

async function importsOf(database: Database): Promise<Whole[]> {
  const accounts = await database.asSystem((sql) => sql.query<{ id: string }>('SELECT id FROM accounts'));
  const all: Whole[] = [];
  for (const { id: accountId } of accounts.rows) {
    const { rows } = await database.asAccount({ accountId }, (sql) =>
      sql.query<Whole>(
        `SELECT t.id AS test, i.id, i.readings AS announced, t.state,
           (SELECT coalesce(sum(b.readings), 0) FROM cgm_blocks b WHERE b.import_id = i.id) AS stored
         FROM medical_tests t LEFT JOIN cgm_imports i ON i.medical_test_id = t.id`,
      ),
    );
    all.push(...rows);
  }
  return all;
}

describe('a server that is killed in the middle of imports', () => {
  it(`keeps every import whole or not at all, and loses none that it had confirmed (${MOMENTS.length} times)`, async () => {
    const confirmed: string[] = [];
    for (const moment of MOMENTS) {
      confirmed.push(...(await importAndKill(moment)));
      const database = await openDatabase(readConfig({ ...storage.environment }));
      try {
        const tests = await importsOf(database);
        for (const one of tests) {
          if (one.id === null) {
            expect(one.state).toBe('STARTED');
            continue;
          }
          expect(one).toMatchObject({ stored: one.announced, state: 'IN_PROGRESS' });
        }
        const stored = new Set(tests.map(({ id }) => id));
        expect(confirmed.filter((id) => !stored.has(id))).toEqual([]);
      } finally {
        await database.close();
      }
    }
    expect(confirmed.length).toBeGreaterThanOrEqual(MOMENTS.length);
  }, 180_000);
});
