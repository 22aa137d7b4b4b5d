import { CACHE_PREFIX } from '../service-worker/code-cache.ts';
import type { WorkerMessage } from '../service-worker/messages.ts';
import { keptCode } from '../state/kept-code.ts';
import { newVersionAtom } from '../state/new-version.ts';
import { store } from '../state/store.ts';
import { registerServiceWorker } from './trusted-types.ts';

const ADDRESS = '/service-worker.js';
const ANSWER_WITHIN_MS = 3_000;
const LOOK_AGAIN_MS = 10 * 60_000;

/** Sends a message to the worker; `null` if it does not answer. */
function ask(worker: ServiceWorker, message: WorkerMessage): Promise<boolean | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(null), ANSWER_WITHIN_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      port1.close();
      resolve(data === true);
    };
    worker.postMessage(message, [port2]);
  });
}

const tell = (worker: ServiceWorker, message: WorkerMessage) => worker.postMessage(message);

/** The built files that a function imports, as the bundler has inserted them. */
export function filesImportedBy(load: () => Promise<unknown>): string[] {
  return [...String(load).matchAll(/\bimport\(\s*["'`]\.\/([\w.-]+)["'`]\s*\)/g)].map(
    ([, file = '']) => `/assets/${file}`,
  );
}

async function has(load: () => Promise<unknown>): Promise<boolean> {
  const worker = navigator.serviceWorker.controller;
  const files = filesImportedBy(load);
  if (worker === null || files.length === 0) return false;
  const answers = await Promise.all(files.map((file) => ask(worker, { type: 'is-kept', file })));
  return answers.every((answer) => answer === true);
}

const pathOf = (address: string) => new URL(address, location.href).pathname;

const ownScripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(({ src }) =>
    pathOf(src),
  );

const loadedPaths = () => performance.getEntriesByType('resource').map(({ name }) => pathOf(name));

/**
 * The worker of this page's own build activates at once and caches what the page has loaded. A worker of another build
 * waits: the user is told that there is a new version.
 */
async function meet(worker: ServiceWorker | null): Promise<void> {
  if (worker === null) return;
  const isOwn = await ask(worker, { type: 'is-build', scripts: ownScripts() });
  if (isOwn === true) {
    tell(worker, { type: 'take-over' });
    tell(worker, { type: 'keep', paths: loadedPaths() });
  } else if (isOwn === false) {
    keptCode.takeOver = () => {
      const isOver = new Promise<void>((resolve) => {
        worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
        setTimeout(resolve, ANSWER_WITHIN_MS);
      });
      tell(worker, { type: 'take-over' });
      return isOver;
    };
    store.set(newVersionAtom, true);
  }
}

/** Checks for a new build whenever the user returns to a tab that was left open. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < LOOK_AGAIN_MS) return;
    last = Date.now();
    // Without a network there is nothing new; the next check will do.
    registration.update().catch(() => {});
  });
}

/** Caches the code of visited pages on this device. */
export async function keepVisitedCode(): Promise<void> {
  keptCode.has = has;
  await registerServiceWorker(ADDRESS);
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return;
  const met = new WeakSet<ServiceWorker>();
  const meetNewest = async () => {
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    if (worker === null || met.has(worker)) return;
    met.add(worker);
    await meet(worker);
  };
  registration.addEventListener('updatefound', () => void meetNewest());
  lookAgain(registration);
  // This page may be newer than the worker with which it was loaded.
  await registration.update();
  await meetNewest();
}

/** The installation turned the cache off: removes the worker and what it cached. */
export async function forgetVisitedCode(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const workers = [registration?.active, registration?.waiting, registration?.installing];
  // One that is still fetching would otherwise create its cache again after it was deleted.
  await Promise.all(workers.map((worker) => worker && ask(worker, { type: 'forget' })));
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
}
