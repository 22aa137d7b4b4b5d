import { type LazyPart, lazyPart as kitPart, type LazyPartOptions } from '@healzy/ui/components/LazyPart';
import type { ComponentType, ReactNode } from 'react';
import { loadOutcomes } from './i18n.ts';
import { partsOfApp } from './lazy-screen.ts';

/**
 * A part of a screen whose code loads when it is first shown: a dialog, a tab. `fallback` is shown meanwhile, and
 * reports a failure to load; a dialog needs none.
 * @example const EditDialog = lazyPart(async () => (await import('./EditDialog.tsx')).EditDialog);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  place: LazyPartOptions['place'] = fallback === null ? 'overlay' : 'inline',
): LazyPart<Props> {
  partsOfApp.add(load);
  const part = kitPart(load, { fallback, place });
  return Object.assign(part, {
    preload: ((preload) => () => {
      preload();
      void loadOutcomes();
    })(part.preload),
  });
}
