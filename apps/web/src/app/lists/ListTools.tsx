import { SearchField } from '@healzy/ui/components/SearchField';
import { FiltersBar, type FiltersBarProps } from '@healzy/ui/patterns/FiltersBar';
import { useListCount } from './useListCount.ts';
import type { ListAddress } from './useListAddress.ts';

export interface ListToolsProps extends Pick<FiltersBarProps, 'filters' | 'end' | 'labels'> {
  list: Pick<ListAddress, 'typed' | 'setTyped' | 'filters' | 'filter'>;
  /** The name of the search field. */
  search: string;
  /** How many there are, or a sentence about it. */
  count: number | string | undefined;
}

/** Above a list: its search, its filters, and how many it has. */
export function ListTools({ list, search, count, ...bar }: ListToolsProps) {
  const counted = useListCount(typeof count === 'number' ? count : undefined);
  return (
    <FiltersBar
      {...bar}
      values={list.filters}
      onChange={list.filter}
      count={typeof count === 'string' ? count : counted}
      search={<SearchField label={search} placeholder={search} value={list.typed} onChange={list.setTyped} />}
    />
  );
}
