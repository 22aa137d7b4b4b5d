import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type PostgresServer } from '../../../scripts/postgres.mjs';
import { openPostgresql } from '../src/platform/db/postgresql.ts';
import { builtProgram } from './built-program.ts';
import { engine } from './test-database.ts';

const LOSSES = 20;
const BACK_WITHIN_MS = 5_000;
/** Calls that must be answered before the next loss, so that each hits a server under load. */
const WRITES_BETWEEN = 4;
/** As many as one process's pool may open. */
const MOST_CONNECTIONS = 10;

let postgres: PostgresServer;
let dataDir: string;
let program: string;
let child: ChildProcess | undefined;
const role = 'healzy_loss';

beforeAll(async () => {
  if (engine === 'embedded') return;
  dataDir = await mkdtemp(join(tmpdir(), 'healzy-loss-'));
  program = await builtProgram('writing-server');
  postgres = await startServer();
  await asSuperuser(async (client) => {
    await client.query(`CREATE ROLE ${role} LOGIN CREATEROLE`);
    await client.query(`CREATE DATABASE ${role} OWNER ${role}`);
  });
}, 120_000);
afterAll(async () => {
  child?.kill('SIGKILL');
  if (engine === 'embedded') return;
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function urlOf(user: string): string {
  const url = new URL(postgres.url);
  url.username = user;
  url.pathname = `/${user === role ? role : 'postgres'}`;
  return url.href;
}

async function asSuperuser<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The server's output so far, and a way to wait for more. */
class Talk {
  readonly created = new Set<string>();
  readonly wrong: string[] = [];
  account = '';
  unavailable = 0;
  hasEnded = false;
  #waiting: (() => void)[] = [];

  hear(line: string): void {
    const [word = '', value = ''] = line.split(' ');
    if (word === 'created') this.created.add(value);
    else if (word === 'unavailable') this.unavailable += 1;
    else if (word === 'account') this.account = value;
    else if (word === 'ended') this.hasEnded = true;
    else this.wrong.push(line);
    for (const wake of this.#waiting.splice(0)) wake();
  }

  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue() && this.wrong.length === 0) await new Promise<void>((wake) => this.#waiting.push(wake));
    expect(this.wrong).toEqual([]);
  }

  untilWritten(more: number): Promise<void> {
    const before = this.created.size;
    return this.until(() => this.created.size >= before + more);
  }
}

function startWriting(): { server: ChildProcess; talk: Talk } {
  const talk = new Talk();
  const server = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      DATABASE_URL: urlOf(role),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: '',
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let errors = '';
  server.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  createInterface({ input: server.stdout }).on('line', (line) => talk.hear(line));
  server.on('exit', (code, signal) => {
    if (!talk.hasEnded) talk.hear(`died with ${code ?? signal}: ${errors}`);
  });
  return { server, talk };
}

const cutAll = (): Promise<void> =>
  asSuperuser(
    async (client) =>
      void (await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [
        role,
      ])),
  );
const restartAfter = (signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT') => async (): Promise<void> => {
  await postgres.end(signal);
  await postgres.startAgain();
};
/** Ways to lose the database: connections cut, server killed, immediate and fast shutdown. */
const WAYS = [
  cutAll,
  restartAfter('SIGKILL'),
  cutAll,
  restartAfter('SIGQUIT'),
  cutAll,
  restartAfter('SIGINT'),
];

// The embedded database dies with its process (crash.test.ts) or stops inside it (full-disk.test.ts).
describe.runIf(engine === 'postgresql')('a PostgreSQL server that goes away under load', () => {
  it(`is answered with 503, is found again at once, and loses nothing confirmed (${LOSSES} times)`, async () => {
    const { server, talk } = startWriting();
    child = server;
    const took: number[] = [];
    for (let loss = 0; loss < LOSSES; loss += 1) {
      await talk.untilWritten(WRITES_BETWEEN);
      await WAYS[loss % WAYS.length]?.();
      const since = performance.now();
      await talk.untilWritten(1);
      took.push(performance.now() - since);
    }
    expect(Math.max(...took)).toBeLessThan(BACK_WITHIN_MS);
    expect(talk.unavailable).toBeGreaterThan(0);
    server.stdin?.end();
    await talk.until(() => talk.hasEnded);

    const { rows } = await asSuperuser((client) =>
      client.query<{ state: string }>('SELECT state FROM pg_stat_activity WHERE usename = $1', [role]),
    );
    expect(rows.length).toBeLessThanOrEqual(MOST_CONNECTIONS);
    expect(rows.filter(({ state }) => state !== 'idle')).toEqual([]);

    const database = await openPostgresql({ url: urlOf(role) });
    const kept = await database.asAccount({ accountId: talk.account }, (sql) =>
      sql.query<{ id: string }>('SELECT id FROM patients'),
    );
    await database.close();
    const ids = new Set(kept.rows.map(({ id }) => id));
    expect([...talk.created].filter((id) => !ids.has(id))).toEqual([]);
  }, 180_000);
});
