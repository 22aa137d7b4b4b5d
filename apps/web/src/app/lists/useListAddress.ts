import type { DataTableSort } from '@healzy/ui/patterns/DataTable';
import type { FilterValues } from '@healzy/ui/patterns/FiltersBar';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import { useDebouncedValue } from '../useDebouncedValue.ts';
import {
  addressOf,
  type ListDefinition,
  type Listing,
  listingOf,
  sortOfTable,
  tableSortOf,
} from './list-address.ts';
import { typedSearchIn, typedSearchState } from './typed-search.ts';

/**
 * Search, filters and order of a list are kept in its address, so that they can be revisited, reloaded and shared. The
 * search text joins it once typing pauses.
 *
 * @param definition a constant of the module
 * @example const list = useListAddress(USER_LIST);
 */
export function useListAddress<Sort extends string>(definition: ListDefinition<Sort>) {
  const [parameters, setParameters] = useSearchParams();
  const address = parameters.toString();
  const listing = useMemo(() => listingOf(definition, new URLSearchParams(address)), [definition, address]);
  const [typed, setTyped] = useState(listing.search);
  const [known, setKnown] = useState(listing.search);
  const { pathname, state } = useLocation();
  const typedSearch = typedSearchIn(state);
  const ahead = useNavigation().location?.pathname;
  // A row was opened before typing settled, and its code still loads: an address of the list would take its place.
  const isLeaving = ahead !== undefined && ahead !== pathname;
  // An address changed by anything but typing, such as a view or going back, updates the field. One that comes from
  // typing may arrive late, when more has been typed.
  if (known !== listing.search) {
    setKnown(listing.search);
    if (typedSearch !== listing.search) setTyped(listing.search);
  }

  const show = useCallback(
    (change: Partial<Listing<Sort>>, state: object | null = null) =>
      setParameters(
        (before) => {
          const next = addressOf(definition, { ...listingOf(definition, before), ...change }, before);
          if (change.filters && definition.item !== undefined) next.delete(definition.item);
          return next;
        },
        { replace: true, state },
      ),
    [definition, setParameters],
  );
  const settled = useDebouncedValue(typed);
  useEffect(() => {
    const search = settled.trim();
    if (isLeaving || settled !== typed || search === listing.search) return;
    show({ search }, typedSearchState(search));
  }, [isLeaving, settled, typed, listing.search, show]);

  return {
    ...listing,
    typed,
    setTyped,
    show,
    isNarrowed: listing.search !== '' || Object.keys(listing.filters).length > 0,
    filter: (filters: FilterValues) => show({ filters }),
    clear: () => {
      setTyped('');
      show({ search: '', filters: {} });
    },
    /** For the table. */
    sorting: definition.sorts && {
      sort: tableSortOf(definition, listing.sort),
      onSortChange: (sort: DataTableSort) => show({ sort: sortOfTable(definition, sort) }),
    },
  };
}

/** A list's address, for the parts of its screen. */
export type ListAddress = Omit<ReturnType<typeof useListAddress>, 'show' | 'sort'>;
