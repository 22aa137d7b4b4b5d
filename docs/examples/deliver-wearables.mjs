// Delivers records of a watch or a telephone to Healzy, as docs/wearables-ingestion.md says. Nothing but Node.js is needed:
//
//   HEALZY_URL=https://clinic.example HEALZY_TOKEN=… node deliver-wearables.mjs records.json
//
// The same file can be delivered again at any time: what is known is not stored twice.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

/** Of one call. */
const MOST_RECORDS = 5000;
const TRIES = 6;

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** A uuid that follows from the records, so that a program that was killed sends the same one again. */
function keyOf(body) {
  const hex = createHash('sha256').update(body).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Cuts long lists into calls. */
function* callsOf(records) {
  for (const [list, all] of Object.entries(records))
    for (let at = 0; at < all.length; at += MOST_RECORDS) yield { [list]: all.slice(at, at + MOST_RECORDS) };
}

/** One call; waits and tries again where that can help, with the same key. */
async function call(url, token, records) {
  const body = JSON.stringify(records);
  for (let tried = 1; ; tried += 1) {
    const response = await fetch(`${url}/wearable-service/records`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': keyOf(body),
      },
      body,
    }).catch(() => null);
    if (response?.ok) return response.json();
    const mayHelp = response === null || response.status === 429 || response.status >= 500;
    if (!mayHelp || tried === TRIES) {
      const problem = response === null ? { code: 'NO_CONNECTION' } : await response.json();
      throw new Error(`${problem.code}: ${JSON.stringify(problem.details ?? {})}`);
    }
    await pause(Number(response?.headers.get('retry-after') ?? 2 ** tried));
  }
}

/** Delivers all records. @returns how many were new, and how many were there already */
export async function deliver({ url, token, records }) {
  const sum = { stored: 0, known: 0 };
  for (const part of callsOf(records)) {
    const { stored, known } = await call(url, token, part);
    sum.stored += stored;
    sum.known += known;
  }
  return sum;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { HEALZY_URL: url, HEALZY_TOKEN: token } = process.env;
  const file = process.argv[2];
  if (!url || !token || !file) throw new Error('HEALZY_URL, HEALZY_TOKEN and a file of records are needed.');
  const records = JSON.parse(await readFile(file, 'utf8'));
  console.log(JSON.stringify(await deliver({ url, token, records })));
}
