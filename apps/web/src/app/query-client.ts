import { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from './api-errors.ts';

/** Server data, keyed by feature and account; dropped when the account changes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});
