import { media } from '@healzy/ui/theme/breakpoints';
import { useCallback, useSyncExternalStore } from 'react';

function useMedia(text: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const query = window.matchMedia(text);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    [text],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(text).matches);
}

/** Whether two things fit side by side: for what a list shows at once, which layout alone cannot decide. */
export const useIsDesktop = (): boolean => useMedia(media.desktop);

/** Whether the navigation is at the lower edge of the window. */
export const useIsPhone = (): boolean => !useMedia(media.tablet);

/** Whether the rail fits beside the page. */
export const useIsWide = (): boolean => useMedia(media.wide);
