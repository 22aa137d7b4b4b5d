import { media } from '@healzy/ui/theme/breakpoints';
import { useSyncExternalStore } from 'react';

const list = () => window.matchMedia(media.desktop);

function subscribe(notify: () => void): () => void {
  const query = list();
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether two things fit side by side: for what a list shows at once, which layout alone cannot decide. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(subscribe, () => list().matches);
}
