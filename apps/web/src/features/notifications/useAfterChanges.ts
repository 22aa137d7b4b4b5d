import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Long enough for the changes that belong together. */
const SETTLE_MS = 400;

/**
 * Calls a function after changes that the user has made anywhere: what they were notified of may be done with.
 *
 * @param then the same function at each render
 */
export function useAfterChanges(then: () => void): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      clearTimeout(timer);
      timer = setTimeout(then, SETTLE_MS);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [client, then]);
}
