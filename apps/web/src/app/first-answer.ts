import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether something is asked for the first time and its first attempt is still on its way. What keeps a place free for
 * an answer waits for this long only: one that failed is tried again for half a minute, while the rest of the screen is
 * there to be used.
 */
export const awaitsFirstAnswer = ({
  isLoading,
  failureCount,
}: Pick<UseQueryResult, 'isLoading' | 'failureCount'>) => isLoading && failureCount === 0;
