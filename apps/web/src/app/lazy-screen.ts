import type { ComponentType } from 'react';
import { isOfflineAtom } from '../state/connection.ts';
import { keptCode } from '../state/kept-code.ts';
import { store } from '../state/store.ts';
import { loadOutcomes, loadWords } from './i18n.ts';
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

/** The parts of the product, unlike those of the kit: they tell how actions end. */
export const partsOfApp = new WeakSet<() => Promise<unknown>>();

/** Loads the code of every part of the kit and of the product. */
export async function loadPart<Value>(load: () => Promise<Value>): Promise<Value> {
  const outcomes = partsOfApp.has(load) ? loadOutcomes() : undefined;
  const [part] = await within(Promise.all([persistently(load), outcomes]), CHUNK_TIMEOUT_MS);
  return part;
}

/**
 * A route's `lazy`: fetches the screen's code and its sentences in parallel, and those about errors and outcomes unless
 * most sessions begin with it.
 * @example lazy: lazyScreen(async () => (await import('./NotesScreen.tsx')).NotesScreen, ['notes'])
 */
export function lazyScreen(
  load: () => Promise<ComponentType>,
  messages: readonly string[],
  { opensSessions = false }: { readonly opensSessions?: boolean } = {},
): () => Promise<{ Component: ComponentType }> {
  return async () => {
    const outcomes = opensSessions ? undefined : loadOutcomes();
    const loading = Promise.all([persistently(load), loadWords(messages), outcomes]);
    const [Component] = await within(loading, CHUNK_TIMEOUT_MS);
    return { Component };
  };
}
