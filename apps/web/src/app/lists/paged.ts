import type { DataTableProps } from '@healzy/ui/patterns/DataTable';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly total?: number;
  /** The server stopped counting: there are more. */
  readonly isTotalCapped?: boolean;
}

/** A paged list, as the hooks of `@healzy/api` return it. */
export interface Paged<Item> {
  readonly data: { readonly pages: readonly Page<Item>[] } | undefined;
  readonly error: unknown;
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
  fetchNextPage(): unknown;
  refetch(): unknown;
}

/** The items read so far, in order. */
export const itemsOf = <Item>({ data }: Pick<Paged<Item>, 'data'>): Item[] =>
  data?.pages.flatMap(({ items }) => [...items]) ?? [];

/** The total, read or not; undefined until it is exact. */
export function totalOf({ data }: Pick<Paged<unknown>, 'data'>): number | undefined {
  const page = data?.pages[0];
  return page?.isTotalCapped ? undefined : page?.total;
}

/** The state of a table over such a list: rows stay on the screen when the next page fails. */
export function listStateOf(
  pages: Omit<Paged<unknown>, 'data'>,
  rows: readonly unknown[],
): NonNullable<DataTableProps<object>['state']> {
  if (pages.isError && rows.length === 0) return 'failed';
  if (pages.isPending) return 'loading';
  if (pages.isFetchingNextPage) return 'loadingMore';
  return pages.isFetchNextPageError ? 'failedMore' : 'ready';
}

/** A list whose items become several rows each, or none; the total number of rows is unknown. */
export function inRows<Item, Row>(pages: Paged<Item>, rowsOf: (item: Item) => readonly Row[]): Paged<Row> {
  const data = pages.data && {
    pages: pages.data.pages.map(({ items }) => ({ items: items.flatMap(rowsOf) })),
  };
  return { ...pages, data };
}
