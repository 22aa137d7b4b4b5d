import { ApiError } from '@healzy/api/runtime';
import type { Paged } from './paged.ts';

const nothing = () => undefined;

/** A list of one page, for stories; `change` overrides its state. */
export const samplePages = <Item>(
  items: readonly Item[],
  change: Partial<Paged<Item>> = {},
): Paged<Item> => ({
  data: { pages: [{ items, total: items.length }] },
  error: null,
  isError: false,
  isPending: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  hasNextPage: false,
  fetchNextPage: nothing,
  refetch: nothing,
  ...change,
});

/** A list whose first page is loading. */
export const pendingPages = { data: undefined, isPending: true };

/** A list whose first page failed to load. */
export const failedPages = {
  data: undefined,
  isError: true,
  error: new ApiError('There is no connection.', { code: 'NETWORK', status: 0 }),
};
