import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from './built-program.ts';
import type { Clinic } from './clinics.ts';
import type { Known, Said, Stored } from './crash-server.ts';
import { createProcessStorage } from './test-database.ts';

/** `HEALZY_KILLS=20` for a longer search. */
const KILLS = Number(process.env.HEALZY_KILLS ?? 6);
/**
 * When the process is killed: after this share of the time that its first import took, measured from the start of its
 * second.
 */
const MOMENTS = [0.3, 0.7, 0.05, 0.95, 0.5];

let storage: Awaited<ReturnType<typeof createProcessStorage>>;
let program: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  program = await builtProgram('crash-server');
  storage = await createProcessStorage();
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await storage.remove();
});

/** A server that has loaded its code and waits to open the database: that saves most of the startup time. */
function prepareServer(): ChildProcess {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...storage.environment, LOG_LEVEL: 'silent', NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

/** What the clients know, over all lives of the server. */
const clients = {
  clinic: null as Clinic | null,
  sent: new Set<string>(),
  created: new Set<string>(),
  deleted: new Set<string>(),
  imported: new Set<string>(),
};

/** Lets a server write until it is killed; returns what it found stored at its start. */
async function live(child: ChildProcess, moment: number | null): Promise<Stored> {
  let stored: Stored | undefined;
  let errors = '';
  let beganAt = 0;
  let took: number | undefined;
  let isKilled = false;
  const kill = () => {
    isKilled = true;
    child.kill('SIGKILL');
  };
  const hear = (said: Said) => {
    if ('clinic' in said) clients.clinic = said.clinic;
    else if ('sending' in said) clients.sent.add(said.sending);
    else if ('created' in said) clients.created.add(said.created);
    else if ('deleted' in said) clients.deleted.add(said.deleted);
    else if ('stored' in said) {
      stored = said.stored;
      if (moment === null) kill();
    } else if ('imported' in said) {
      clients.imported.add(said.imported);
      took ??= performance.now() - beganAt;
    } else if (took === undefined) beganAt = performance.now();
    else if (moment !== null) setTimeout(kill, took * moment);
  };
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => hear(JSON.parse(line) as Said));
  const gone = once(child, 'close');
  const unanswered = [...clients.sent].filter((title) => !clients.created.has(title));
  child.stdin?.write(`${JSON.stringify({ clinic: clients.clinic, unanswered } satisfies Known)}\n`);
  await gone;
  if (!isKilled || stored === undefined) throw new Error(`The server ended by itself: ${errors}`);
  return stored;
}

/** Everything confirmed is stored, and nothing twice; of each write all parts and its log line are there, or none. */
function expectWhole({ notes, imports, deletions, creations }: Stored, before: typeof clients): void {
  const titles = notes.map(({ title }) => title);
  const deleted = notes.filter(({ isDeleted }) => isDeleted).map(({ title }) => title);
  expect(titles.length).toBe(new Set(titles).size);
  expect([...before.created].filter((title) => !titles.includes(title))).toEqual([]);
  expect([...before.deleted].filter((title) => !deleted.includes(title))).toEqual([]);
  expect(titles.filter((title) => !before.sent.has(title))).toEqual([]);
  expect({ creations, deletions }).toEqual({ creations: titles.length, deletions: deleted.length });
  for (const one of imports) {
    if (one.id === null) expect(one.state).toBe('STARTED');
    else expect(one).toMatchObject({ stored: one.announced, state: 'IN_PROGRESS' });
  }
  const ids = new Set(imports.map(({ id }) => id));
  expect([...before.imported].filter((id) => !ids.has(id))).toEqual([]);
}

const copyOf = ({ clinic, sent, created, deleted, imported }: typeof clients): typeof clients => ({
  clinic,
  sent: new Set(sent),
  created: new Set(created),
  deleted: new Set(deleted),
  imported: new Set(imported),
});

describe('a server that is killed while it writes', () => {
  it(`has all that it confirmed, whole and once, and asked again it does what was lost (${KILLS} times)`, async () => {
    let next = prepareServer();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = copyOf(clients);
      const current = next;
      next = prepareServer();
      expectWhole(await live(current, MOMENTS[kill % MOMENTS.length] ?? 0), before);
      expect(clients.imported.size).toBeGreaterThan(before.imported.size);
      expect(clients.created.size).toBeGreaterThan(before.created.size);
    }
    expectWhole(await live(next, null), clients);
  }, 600_000);
});
