import type { ComponentType } from 'react';
import { isOfflineAtom } from '../state/connection.ts';
import { keptCode } from '../state/kept-code.ts';
import { store } from '../state/store.ts';
import { loadWords } from './i18n.ts';
import { fetchWithStyles } from './late-styles.ts';

/** Specification 8.9: a screen's code that has not loaded after 120 s is given up. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** How long to wait before each retry. */
const PAUSES_MS = [1_000, 4_000];

/** The screen's code failed to load. The router shows the reload screen for it. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
  readonly hasTimedOut: boolean;

  constructor(message: string, options: { hasTimedOut?: boolean; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.hasTimedOut = options.hasTimedOut ?? false;
  }
}

/** Rejects with `ScreenLoadError` when `loading` fails or takes longer than `milliseconds`. */
export async function within<Value>(loading: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ScreenLoadError('timed out', { hasTimedOut: true })), milliseconds);
  });
  try {
    return await Promise.race([loading, timeout]);
  } catch (error) {
    throw error instanceof ScreenLoadError ? error : new ScreenLoadError(String(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const isOffline = () => !navigator.onLine || store.get(isOfflineAtom);

/**
 * Retries loading code: most connection failures last a second. Without a network nothing is requested but what is
 * cached: browsers remember a failed module, and would refuse it for as long as the page lives.
 */
async function persistently<Value>(load: () => Promise<Value>): Promise<Value> {
  const ask = async () => {
    if (isOffline() && !(await keptCode.has(load)))
      throw new Error('There is no connection to fetch code with.');
    return fetchWithStyles(load);
  };
  for (const milliseconds of PAUSES_MS) {
    try {
      return await ask();
    } catch (error) {
      if (isOffline()) throw error;
      await pause(milliseconds);
    }
  }
  return ask();
}

/** Loads the code of every part of the kit and of the product. */
export const loadPart = <Value>(load: () => Promise<Value>): Promise<Value> =>
  within(persistently(load), CHUNK_TIMEOUT_MS);

/**
 * A route's `lazy`: fetches the screen's code and its sentences in parallel.
 * @example lazy: lazyScreen(async () => (await import('./NotesScreen.tsx')).NotesScreen, ['notes'])
 */
export function lazyScreen(
  load: () => Promise<ComponentType>,
  messages: readonly string[],
): () => Promise<{ Component: ComponentType }> {
  return async () => {
    const loading = Promise.all([persistently(load), loadWords(messages)]);
    const [Component] = await within(loading, CHUNK_TIMEOUT_MS);
    return { Component };
  };
}
