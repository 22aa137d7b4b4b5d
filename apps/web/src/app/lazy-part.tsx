import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { CHUNK_TIMEOUT_MS, persistently, within } from './lazy-screen.ts';

/** The same without a place held for it: whoever shows it says in a `Suspense` of their own what stands there meanwhile. */
export const lazyCode = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await within(persistently(load), CHUNK_TIMEOUT_MS) }));

/**
 * A part of a screen whose code comes when it is first shown: a dialog, a tab. `fallback` holds its place meanwhile;
 * a dialog needs none.
 * @example const EditDialog = lazyPart(async () => (await import('./EditDialog.tsx')).EditDialog);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazyCode(load);
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
