import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { CHUNK_TIMEOUT_MS, persistently, within } from './lazy-screen.ts';

/**
 * A part of a screen whose code comes when it is first shown: a dialog, a tab. `fallback` holds its place meanwhile;
 * a dialog needs none.
 * @example const EditDialog = lazyPart(async () => (await import('./EditDialog.tsx')).EditDialog);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await within(persistently(load), CHUNK_TIMEOUT_MS) }));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
