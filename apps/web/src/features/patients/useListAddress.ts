import type { FilterValues } from '@healzy/ui/patterns/FiltersBar';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSettled } from '../../app/useSettled.ts';
import { addressOf, listingOf, type PatientListing } from './list-address.ts';

/**
 * What the list shows lives in its address, so that it can be gone back to, reloaded and sent to somebody. What is being
 * typed into the search joins it once it rests.
 */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();
  const address = parameters.toString();
  const listing = useMemo(() => listingOf(new URLSearchParams(address)), [address]);
  const [typed, setTyped] = useState(listing.search);
  const [known, setKnown] = useState(listing.search);
  // The address was changed by something else than the typing: a view, the way back.
  if (known !== listing.search) {
    setKnown(listing.search);
    if (typed.trim() !== listing.search) setTyped(listing.search);
  }
  const show = useCallback(
    (change: Partial<PatientListing>) =>
      setParameters((before) => addressOf({ ...listingOf(before), ...change }), { replace: true }),
    [setParameters],
  );
  const settled = useSettled(typed);
  useEffect(() => {
    if (settled === typed && settled.trim() !== listing.search) show({ search: settled.trim() });
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
