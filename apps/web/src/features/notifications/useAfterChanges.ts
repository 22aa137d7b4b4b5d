import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Changes that belong together follow each other within this time. */
const SETTLE_MS = 400;

/**
 * Calls a function after any change that the user has made, because it may have settled what they were notified of.
 *
 * @param then the same function at each render; a new one would cancel the pending call
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
