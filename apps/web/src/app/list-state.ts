import type { DataTableProps } from '@healzy/ui/patterns/DataTable';

/** What a list that is read page after page says of itself. */
export interface PagesRead {
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
}

/** The state of a table over such a list: what has been read stays on the screen when the next page fails. */
export function listStateOf(
  pages: PagesRead,
  rows: readonly unknown[],
): NonNullable<DataTableProps<object>['state']> {
  if (pages.isError && rows.length === 0) return 'failed';
  if (pages.isPending) return 'loading';
  if (pages.isFetchingNextPage) return 'loadingMore';
  return pages.isFetchNextPageError ? 'failedMore' : 'ready';
}
