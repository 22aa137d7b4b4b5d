import { CACHE_PREFIX, isCode, isForCode, outdatedCaches } from './code-cache.ts';
import type { WorkerMessage } from './messages.ts';
import { persistentFetch } from './persistent-fetch.ts';

declare const self: ServiceWorkerGlobalScope;

/** Inserted by the build, see service-worker-plugin.ts. */
declare const BUILD: {
  readonly id: string;
  readonly files: readonly string[];
  /** For each lazy file, the indexes in `files` of everything it needs to run. */
  readonly parts: Readonly<Record<string, readonly number[]>>;
  /** The indexes in `files` of what many screens need, most needed first. */
  readonly common: readonly number[];
};

const { id, files, parts, common } = BUILD;
const OWN_CACHE = `${CACHE_PREFIX}${id}`;

/** No code is to be kept any more. */
let isForgotten = false;

async function forget(): Promise<void> {
  isForgotten = true;
  await caches.delete(OWN_CACHE);
}

/**
 * Only a page creates the cache: one that was deleted for good is not filled again by requests in flight. Opening one
 * that was deleted since it was looked for would create it, so it is deleted once more.
 */
async function ownCache(): Promise<Cache | null> {
  if (isForgotten || !(await caches.has(OWN_CACHE))) return null;
  const cache = await caches.open(OWN_CACHE);
  if (!isForgotten) return cache;
  await caches.delete(OWN_CACHE);
  return null;
}

/** Hashed files never change: a copy in another build's cache will do. */
async function keptFile(path: string): Promise<Response | undefined> {
  try {
    return await caches.match(path, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

async function keep(path: string, answer: Response): Promise<void> {
  try {
    const cache = await ownCache();
    if (cache !== null && (await cache.match(path, { ignoreVary: true })) === undefined)
      await cache.put(path, answer);
  } catch {
    // The disk is full: the code is fetched again next time.
  }
}

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const outdated = outdatedCaches(await caches.keys(), OWN_CACHE);
    await Promise.all(outdated.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!isForCode(request, self.location.origin)) return;
  const path = new URL(request.url).pathname;
  const answer = async () => {
    const found = (await keptFile(path)) ?? (await persistentFetch(request));
    if (files.includes(path) && isCode(path, found)) event.waitUntil(keep(path, found.clone()));
    return found;
  };
  event.respondWith(answer());
});

async function keepLoaded(paths: readonly string[]): Promise<void> {
  isForgotten = false;
  await caches.open(OWN_CACHE);
  const own = paths.filter((path) => files.includes(path));
  await Promise.allSettled(
    own.map(async (path) => {
      const answer = (await keptFile(path)) ?? (await fetch(path));
      if (isCode(path, answer)) await keep(path, answer);
    }),
  );
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection is paid by the byte or slow, as far as the browser says. */
function isDear(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Fetches what many screens need before one of them is opened: one file at a time, behind everything else. */
async function keepCommon(): Promise<void> {
  if (isDear()) return;
  for (const path of common.map((place) => files[place] ?? '')) {
    // Another build has taken over.
    if ((await ownCache()) === null) return;
    if ((await keptFile(path)) !== undefined) continue;
    const answer = await fetch(path, { priority: 'low' });
    if (isCode(path, answer)) await keep(path, answer);
  }
}

async function isKept(file: string): Promise<boolean> {
  const needed = Object.hasOwn(parts, file) ? parts[file] : undefined;
  if (needed === undefined) return false;
  const found = await Promise.all(needed.map((place) => keptFile(files[place] ?? '')));
  return found.every((answer) => answer !== undefined);
}

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  const reply = (answer: boolean) => event.ports[0]?.postMessage(answer);
  switch (message.type) {
    case 'is-build':
      return reply(message.scripts.every((path) => files.includes(path)));
    case 'is-kept':
      return event.waitUntil(isKept(message.file).then(reply));
    case 'keep':
      return event.waitUntil(keepLoaded(message.paths).then(keepCommon));
    case 'forget':
      return event.waitUntil(forget().then(() => reply(true)));
    case 'take-over':
      return event.waitUntil(self.skipWaiting());
  }
});
