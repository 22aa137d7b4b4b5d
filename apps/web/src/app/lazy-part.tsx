import { type LazyPart, lazyPart as kitPart, type LazyPartOptions } from '@healzy/ui/components/LazyPart';
import type { ComponentType, ReactNode } from 'react';

/**
 * A part of a screen whose code comes when it is first shown: a dialog, a tab. `fallback` holds its place meanwhile, and
 * there it says so when it does not come; a dialog needs none.
 * @example const EditDialog = lazyPart(async () => (await import('./EditDialog.tsx')).EditDialog);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  place: LazyPartOptions['place'] = fallback === null ? 'overlay' : 'inline',
): LazyPart<Props> {
  return kitPart(load, { fallback, place });
}
