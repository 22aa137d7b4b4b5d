// From the call that writes a message to its text at another reader, while 1,000 streams are open: in one process on the
// embedded database; then on PostgreSQL, where writer and reader are at different processes.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { personOf } from '../data/clinics.mjs';
import { rounded, spread } from '../harness/statistics.mjs';
import { quantile } from './load.mjs';
import { startSeeded } from './seeded.mjs';

const CLINICS = { accounts: 50, patients: 4 };
const STREAMS = 1_000;
const MESSAGES = 200;
const WARM_UP = 20;
/** A person's pace: one message after the other has arrived and been read. */
const PAUSE_MS = 25;

export const chatLive = {
  id: 'chat.live',
  unit: 'ms',
  work: `a message from one process to a reader at another on PostgreSQL, text included, with ${STREAMS.toLocaleString('en')} open streams in ${CLINICS.accounts} accounts; then in one process on the embedded database`,
  async measure() {
    const postgresql = await onEngine('postgresql');
    const embedded = await onEngine('embedded');
    return {
      ours: { spread: spread(postgresql.times), runs: postgresql.times.length },
      details: {
        p95: rounded(quantile(postgresql.times, 0.95)),
        embeddedMedian: rounded(quantile(embedded.times, 0.5)),
        embeddedP95: rounded(quantile(embedded.times, 0.95)),
        kilobytesPerStream: rounded(postgresql.kilobytesPerStream),
        embeddedKilobytesPerStream: rounded(embedded.kilobytesPerStream),
      },
    };
  },
};

/** The resident memory of a process, in KiB. */
const residentOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN);

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function onEngine(engine) {
  const server = await startSeeded(engine, { clinics: CLINICS, processes: engine === 'postgresql' ? 2 : 1 });
  const ending = new AbortController();
  try {
    const { urls, pids } = server;
    const writerUrl = urls[0];
    const readerUrl = urls.at(-1);
    const call = async (url, path, token, accountId, { query = {}, ...options } = {}) => {
      const address = new URL(path, url);
      for (const [key, value] of Object.entries({ accountId, ...query }))
        address.searchParams.set(key, value);
      const answer = await fetch(address, {
        ...options,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...options.headers,
        },
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
    /** Opens a stream that is read until the end; `onChat` is told of each change. */
    const open = async (url, token, accountId, onChat = () => undefined) => {
      const answer = await fetch(new URL(`/chat-service/changes?accountId=${accountId}`, url), {
        headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
        signal: ending.signal,
      });
      if (!answer.ok) throw new Error(`changes: ${answer.status} ${await answer.text()}`);
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      const first = await reader.read();
      if (!first.value.includes('event: begin')) throw new Error(`Unexpected: ${first.value}`);
      void (async () => {
        try {
          for (;;) {
            const { done, value } = await reader.read();
            if (done) return open(url, token, accountId, onChat);
            if (value.includes('event: chat')) onChat();
          }
        } catch (error) {
          if (!ending.signal.aborted) throw error;
        }
      })();
    };

    const before = pids.map(residentOf);
    const holders = Array.from({ length: CLINICS.accounts }, (_, account) =>
      [1, 2, 3, 4].map((number) => personOf(account + 1, `specialist ${number}`)),
    ).flat();
    const tokens = await Promise.all(holders.map((person) => server.tokenFor(person)));
    for (let count = 0; count < STREAMS; count += 1) {
      const index = count % holders.length;
      await open(urls[count % urls.length], tokens[index], holders[index].accountId);
    }
    const after = pids.map(residentOf);
    const kilobytes = after.reduce((sum, value, index) => sum + value - before[index], 0);

    const writer = personOf(1, 'admin');
    const token = await server.tokenFor(writer);
    const { items } = await call(writerUrl, '/patient-service/patient', token, writer.accountId, {
      query: { limit: 1 },
    });
    const messages = `/chat-service/chats/${items[0].id}/messages`;
    let told = () => undefined;
    await open(readerUrl, token, writer.accountId, () => told());
    const times = [];
    for (let number = 0; number < MESSAGES + WARM_UP; number += 1) {
      const text = `message ${number}`;
      const began = performance.now();
      const arrived = new Promise((resolve, reject) => {
        // A mark of an earlier message may wake the reader before the text is there: then it looks at the next event.
        told = () => {
          call(readerUrl, messages, token, writer.accountId, { query: { limit: 50 } }).then(
            ({ items: [latest] }) => latest?.text === text && resolve(performance.now() - began),
            reject,
          );
        };
      });
      await call(writerUrl, messages, token, writer.accountId, {
        method: 'POST',
        body: JSON.stringify({ text }),
        headers: { 'idempotency-key': randomUUID() },
      });
      const took = await arrived;
      told = () => undefined;
      if (number >= WARM_UP) times.push(took);
      await pause(PAUSE_MS);
    }
    return { times, kilobytesPerStream: kilobytes / STREAMS };
  } finally {
    ending.abort();
    await server.end();
  }
}
