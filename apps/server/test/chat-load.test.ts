import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage } from '@healzy/api/schema';
import { newId } from '../src/platform/db/ids.ts';
import { builtProgram } from './built-program.ts';
import type { Asked, Listening, TestChat, TestChats } from './chat-server.ts';
import { createProcessStorage, engine } from './test-database.ts';

/** `HEALZY_CHAT_MESSAGES=10000` for a longer search. */
const MESSAGES = Number(process.env.HEALZY_CHAT_MESSAGES ?? 3_000);
const CHATS = 20;
/** Of each chat and side; one after another, as a person writes. */
const OF_EACH_WRITER = MESSAGES / CHATS / 2;
/** One call in so many loses its connection before its answer is read, and one event of a stream in so many. */
const CUTS = { calls: 40, events: 30 };
/** A process is killed each time that so many messages have been confirmed. */
const KILL_EVERY = MESSAGES / 4;
/** The embedded database is for one process alone. */
const PROCESSES = engine === 'embedded' ? 1 : 2;
const PAUSE_MS = 50;

let storage: Awaited<ReturnType<typeof createProcessStorage>>;
let program: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  program = await builtProgram('chat-server');
  storage = await createProcessStorage();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await storage.remove();
});

/** A server process that has loaded its code; `listen` lets it open the database. */
function prepareServer() {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      ...storage.environment,
      PUBLIC_URL: 'http://healzy.test',
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: '',
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  children.push(child);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return {
    child,
    async listen(asked: Asked): Promise<Listening> {
      const lines = createInterface({ input: child.stdout });
      const first = once(lines, 'line') as Promise<[string]>;
      child.stdin.write(`${JSON.stringify(asked)}\n`);
      const ended = once(child, 'exit').then(() => {
        throw new Error(`The server ended by itself: ${errors}`);
      });
      const [line] = await Promise.race([first, ended]);
      ended.catch(() => undefined);
      return JSON.parse(line) as Listening;
    },
  };
}

/** Where the servers are; one that was killed is replaced by the one prepared meanwhile. */
class Servers {
  readonly urls: string[] = [];
  kills = 0;
  #running: ChildProcess[] = [];
  #next = prepareServer();
  #turn = 0;

  async start(newChats: number): Promise<TestChats> {
    let chats: TestChats | null = null;
    for (let index = 0; index < PROCESSES; index += 1) {
      const listening = await this.#begin(index, { newChats: index === 0 ? newChats : 0 });
      chats ??= listening.made;
    }
    if (chats === null) throw new Error('No chats were made.');
    return chats;
  }

  async #begin(index: number, asked: Asked): Promise<Listening> {
    const server = this.#next;
    this.#next = prepareServer();
    const listening = await server.listen(asked);
    this.#running[index] = server.child;
    this.urls[index] = listening.url;
    return listening;
  }

  /** Kills one, as a power cut would, and starts another in its place. */
  async kill(): Promise<void> {
    const index = this.kills % PROCESSES;
    this.kills += 1;
    const child = this.#running[index];
    const gone = child ? once(child, 'close') : undefined;
    child?.kill('SIGKILL');
    await gone;
    await this.#begin(index, { newChats: 0 });
  }

  /** One of the servers, each in its turn. */
  get url(): string {
    this.#turn += 1;
    return this.urls[this.#turn % PROCESSES] ?? '';
  }
}

/** The same cuts in every run: a run that fails can be looked into. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

type Headers = Record<string, string>;

/**
 * A call that comes back with the answer however often its connection or its server is lost; the same body is sent each
 * time.
 */
async function callUntilAnswered(
  servers: Servers,
  path: string,
  { method = 'GET', headers, body, random }: CallUntil,
): Promise<unknown> {
  for (;;) {
    const cut = new AbortController();
    const isCut = random() < 1 / CUTS.calls;
    try {
      const sent = fetch(`${servers.url}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: cut.signal,
      });
      // It may fail while it is not waited for yet.
      sent.catch(() => undefined);
      if (isCut) {
        // Somewhere between the request and its answer.
        await setTimeout(Math.floor(random() * 8));
        cut.abort();
      }
      const answer = await sent;
      if (answer.ok) return answer.status === 204 ? undefined : await answer.json();
      if (answer.status < 500) throw new Refused(`${path}: ${answer.status} ${await answer.text()}`);
      await answer.body?.cancel();
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    if (!isCut) await setTimeout(PAUSE_MS);
  }
}
interface CallUntil {
  method?: 'GET' | 'POST' | 'PUT';
  headers: Headers;
  body?: unknown;
  random: () => number;
}
class Refused extends Error {}

const staffHeaders = ({ token }: TestChats): Headers => ({ authorization: `Bearer ${token}` });

/** What a reader has: the messages of each chat by their numbers, and what was told twice. */
class Reader {
  readonly texts = new Map<string, Map<number, string>>();
  readonly doubled: string[] = [];
  connections = 0;
  readonly #told = new Set<string>();
  readonly #ending = new AbortController();

  add(chat: string, messages: ChatMessage[]): void {
    const known = this.texts.get(chat) ?? new Map<number, string>();
    this.texts.set(chat, known);
    for (const { sequence, text } of messages) {
      const before = known.get(sequence);
      if (before !== undefined && before !== text) this.doubled.push(`${chat} ${sequence}`);
      known.set(sequence, text);
    }
  }

  lastOf(chat: string): number {
    return this.texts.get(chat)?.size ?? 0;
  }

  get count(): number {
    return [...this.texts.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Reads what it was told of and does not have, page by page from the newest; chats told of meanwhile come next. */
  async readOn(page: (chat: string, cursor: string | null) => Promise<Page>): Promise<void> {
    while (!this.#ending.signal.aborted) {
      const [chat] = this.#told;
      if (chat === undefined) {
        await setTimeout(PAUSE_MS / 5);
        continue;
      }
      this.#told.delete(chat);
      const last = this.lastOf(chat);
      for (let cursor: string | null = null; ;) {
        const { items, nextCursor } = await page(chat, cursor);
        this.add(chat, items);
        const oldest = items.at(-1)?.sequence ?? 0;
        if (nextCursor === null || oldest <= last + 1) break;
        cursor = nextCursor;
      }
    }
  }

  /** Follows a stream until `end`, again after the last event that it got whenever the connection is gone. */
  async follow(url: () => string, headers: Headers, random: () => number, only = ''): Promise<void> {
    const { signal } = this.#ending;
    let lastEventId = '0';
    while (!signal.aborted) {
      const connection = new AbortController();
      try {
        const separator = url().includes('?') ? '&' : '?';
        const answer = await fetch(`${url()}${separator}lastEventId=${lastEventId}`, {
          headers: { ...headers, accept: 'text/event-stream' },
          signal: AbortSignal.any([signal, connection.signal]),
        });
        if (!answer.ok || answer.body === null) throw new Error(`${answer.status}`);
        this.connections += 1;
        let text = '';
        for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
          text += part;
          const parts = text.split('\n\n');
          text = parts.pop() ?? '';
          for (const [, id = '', name, data = '{}'] of parts.flatMap((one) => [
            ...one.matchAll(/^id: (\d+)\nevent: (\w+)\ndata: (.*)$/gm),
          ])) {
            const { patientId = only, lastSequence = 0 } = JSON.parse(data) as Told;
            // A mark of the other side changes a chat too.
            if (name === 'chat' && lastSequence > this.lastOf(patientId)) this.#told.add(patientId);
            lastEventId = id;
          }
          if (parts.length > 0 && random() < 1 / CUTS.events) connection.abort();
        }
      } catch {
        if (!connection.signal.aborted && !signal.aborted) await setTimeout(PAUSE_MS);
      }
    }
  }

  end(): void {
    this.#ending.abort();
  }
}
interface Told {
  patientId?: string;
  lastSequence?: number;
}
interface Page {
  items: ChatMessage[];
  nextCursor: string | null;
}

const query = (cursor: string | null): string =>
  cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;

describe('chats under load', () => {
  it(`lose and double none of ${MESSAGES} messages while connections are cut and processes killed (${PROCESSES} at a time)`, async () => {
    const servers = new Servers();
    const made = await servers.start(CHATS);
    const { accountId, chats } = made;
    const staff = staffHeaders(made);
    let confirmed = 0;
    let killing = Promise.resolve();
    const confirm = () => {
      confirmed += 1;
      if (confirmed % KILL_EVERY === 0 && confirmed < MESSAGES) killing = killing.then(() => servers.kill());
    };

    /** One side of a chat: each message is sent under its own id until it is confirmed, then the next. */
    const write = async ({ patientId, headers }: TestChat, side: 'staff' | 'patient', seed: number) => {
      const random = randomNumbers(seed);
      for (let number = 1; number <= OF_EACH_WRITER; number += 1) {
        const id = newId();
        const text = `${side} ${number}`;
        if (side === 'staff')
          await callUntilAnswered(
            servers,
            `/chat-service/chats/${patientId}/messages?accountId=${accountId}`,
            {
              method: 'POST',
              headers: { ...staff, 'idempotency-key': id },
              body: { text },
              random,
            },
          );
        else
          await callUntilAnswered(servers, '/chat-service/held/messages', {
            method: 'POST',
            headers,
            body: { id, text },
            random,
          });
        confirm();
      }
    };

    // Two people of the clinic, each at their own process, and one patient.
    const readers = [new Reader(), new Reader()];
    const following = readers.flatMap((reader, index) => {
      const random = randomNumbers(7 + index);
      const url = () => `${servers.urls[index % PROCESSES]}/chat-service/changes?accountId=${accountId}`;
      const page = async (patientId: string, cursor: string | null) => {
        const path = `/chat-service/chats/${patientId}/messages?accountId=${accountId}&limit=25`;
        return (await callUntilAnswered(servers, path + query(cursor), { headers: staff, random })) as Page;
      };
      return [reader.follow(url, staff, random), reader.readOn(page)];
    });
    const [held] = chats;
    if (held === undefined) throw new Error('No chats were made.');
    const patient = new Reader();
    const randomOfPatient = randomNumbers(11);
    const heldUrl = () => `${servers.urls.at(-1)}/chat-service/held/changes`;
    const heldPage = async (_chat: string, cursor: string | null) =>
      (await callUntilAnswered(servers, `/chat-service/held?limit=25${query(cursor)}`, {
        headers: held.headers,
        random: randomOfPatient,
      })) as Page;
    following.push(
      patient.follow(heldUrl, held.headers, randomOfPatient, held.patientId),
      patient.readOn(heldPage),
    );

    await Promise.all(
      chats.flatMap((chat, index) => [
        write(chat, 'staff', 100 + index),
        write(chat, 'patient', 200 + index),
      ]),
    );
    await killing;
    expect(servers.kills).toBeGreaterThanOrEqual(3);

    // What the followers have comes in by itself, without another question.
    const wanted = MESSAGES / CHATS;
    while (readers.some(({ count }) => count < MESSAGES) || patient.count < wanted)
      await setTimeout(PAUSE_MS);
    for (const reader of [...readers, patient]) reader.end();
    await Promise.all(following);
    expect(readers.map(({ count }) => count)).toEqual([MESSAGES, MESSAGES]);
    expect(patient.count).toBe(wanted);
    for (const reader of [...readers, patient]) {
      expect(reader.doubled).toEqual([]);
      expect(reader.connections).toBeGreaterThan(1);
      for (const messages of reader.texts.values()) {
        const inOrder = [...messages].sort(([one], [other]) => one - other);
        expect(inOrder.map(([sequence]) => sequence)).toEqual(
          Array.from({ length: wanted }, (_, index) => index + 1),
        );
        // Each side's messages in the order in which they were written, each once.
        for (const side of ['staff', 'patient']) {
          const numbers = inOrder
            .map(([, text]) => text.split(' '))
            .filter(([who]) => who === side)
            .map(([, number]) => Number(number));
          expect(numbers).toEqual(Array.from({ length: OF_EACH_WRITER }, (_, index) => index + 1));
        }
      }
    }

    // The person who wrote has read nothing: everything of the patients is unread, until a mark says otherwise.
    const random = () => 1;
    const chatOf = async (patientId: string) =>
      (await callUntilAnswered(servers, `/chat-service/chats/${patientId}?accountId=${accountId}`, {
        headers: staff,
        random,
      })) as { unread: number; lastSequence: number };
    const counts = async () =>
      (await callUntilAnswered(servers, `/chat-service/counts?accountId=${accountId}`, {
        headers: staff,
        random,
      })) as { unread: number; pending: number };
    const unread = await Promise.all(chats.map(async ({ patientId }) => (await chatOf(patientId)).unread));
    expect(unread).toEqual(unreadIn(readers[0], chats));
    const half = wanted / 2;
    await callUntilAnswered(servers, `/chat-service/chats/${held.patientId}/read?accountId=${accountId}`, {
      method: 'PUT',
      headers: staff,
      body: { sequence: half },
      random,
    });
    expect((await chatOf(held.patientId)).unread).toBe(
      [...(readers[0]?.texts.get(held.patientId) ?? [])].filter(
        ([sequence, text]) => sequence > half && text.startsWith('patient'),
      ).length,
    );
    expect((await counts()).unread).toBe(CHATS);
  }, 900_000);
});

/** What the reader's messages say must be unread in each chat: all of the patient's. */
const unreadIn = (reader: Reader | undefined, chats: readonly TestChat[]): number[] =>
  chats.map(
    ({ patientId }) =>
      [...(reader?.texts.get(patientId)?.values() ?? [])].filter((text) => text.startsWith('patient')).length,
  );
