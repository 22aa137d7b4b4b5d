import { useState } from 'react';
import type { Notice } from './NoticeRow.tsx';

/** Unread notifications that arrived together. */
export interface Arrival {
  /** The title of the newest. */
  readonly title: string;
  readonly count: number;
  /** There may be more among those that are not loaded. */
  readonly isAtLeast: boolean;
}

interface Known {
  readonly notices: readonly Notice[];
  readonly ids: ReadonlySet<string> | null;
  readonly arrived: Arrival | null;
}

/**
 * The unread notifications that were not there before, when the list changed last. The first list that has loaded, and
 * older ones that are loaded at the end, are no news.
 */
export function useArrival(
  notices: readonly Notice[],
  { isLoading, hasMore }: { isLoading: boolean; hasMore: boolean },
): Arrival | null {
  const [known, setKnown] = useState<Known>({ notices: [], ids: null, arrived: null });
  if (isLoading || known.notices === notices) return known.arrived;
  const { ids } = known;
  const lastKnown = ids ? notices.findLastIndex(({ id }) => ids.has(id)) : 0;
  const candidates = lastKnown < 0 ? notices : notices.slice(0, lastKnown);
  const [newest, ...others] = candidates.filter(({ id, isRead }) => !isRead && ids?.has(id) === false);
  const arrived = newest
    ? { title: newest.title, count: others.length + 1, isAtLeast: lastKnown < 0 && hasMore }
    : known.arrived;
  setKnown({ notices, ids: new Set([...(ids ?? []), ...notices.map(({ id }) => id)]), arrived });
  return arrived;
}
