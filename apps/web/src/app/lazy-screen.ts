import type { ComponentType } from 'react';
import { loadWords } from './i18n.ts';

/** Specification, section 8: a screen's code that has not arrived after 120 s will not arrive. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** The screen's code did not arrive. The router shows the reload screen for it. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

/** Rejects with `ScreenLoadError` when `loading` fails or takes longer than `milliseconds`. */
export async function within<Value>(loading: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ScreenLoadError('timed out')), milliseconds);
  });
  try {
    return await Promise.race([loading, timeout]);
  } catch (error) {
    throw error instanceof ScreenLoadError ? error : new ScreenLoadError(String(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A route's `lazy`: fetches the screen's code and its sentences side by side.
 * @example lazy: lazyScreen(async () => (await import('./NotesScreen.tsx')).NotesScreen, ['notes'])
 */
export function lazyScreen(
  load: () => Promise<ComponentType>,
  words: readonly string[],
): () => Promise<{ Component: ComponentType }> {
  return async () => {
    const [Component] = await within(Promise.all([load(), loadWords(words)]), CHUNK_TIMEOUT_MS);
    return { Component };
  };
}
