import type { FilterValues } from '@healzy/ui/patterns/FiltersBar';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useDebouncedValue } from '../../app/useDebouncedValue.ts';
import { addressOf, listingOf, type PatientListing } from './list-address.ts';

/**
 * What the list shows is kept in its address, so that it can be revisited, reloaded and shared. The search text joins
 * it once typing pauses.
 */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();
  const address = parameters.toString();
  const listing = useMemo(() => listingOf(new URLSearchParams(address)), [address]);
  const [typed, setTyped] = useState(listing.search);
  const [known, setKnown] = useState(listing.search);
  const { state } = useLocation() as { state: { typedSearch?: string } | null };
  // An address changed by anything but typing, such as a view or going back, updates the field. One that comes from
  // typing may arrive late, when more has been typed.
  if (known !== listing.search) {
    setKnown(listing.search);
    if (state?.typedSearch !== listing.search) setTyped(listing.search);
  }
  const show = useCallback(
    (change: Partial<PatientListing>, typedSearch?: string) =>
      setParameters((before) => addressOf({ ...listingOf(before), ...change }), {
        replace: true,
        state: typedSearch === undefined ? null : { typedSearch },
      }),
    [setParameters],
  );
  const settled = useDebouncedValue(typed);
  useEffect(() => {
    const search = settled.trim();
    if (settled === typed && search !== listing.search) show({ search }, search);
  }, [settled, typed, listing.search, show]);
  return {
    listing,
    typed,
    setTyped,
    show,
    filter: (filters: FilterValues) => show({ filters }),
    clear: () => {
      setTyped('');
      show({ search: '', filters: {} });
    },
  };
}
