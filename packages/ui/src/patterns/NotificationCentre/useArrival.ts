import { useState } from 'react';
import type { Notice } from './NoticeRow.tsx';

interface Known {
  readonly notices: readonly Notice[];
  readonly ids: ReadonlySet<string> | null;
  readonly arrived: string | null;
}

/**
 * The title of the newest unread notification that was not there before. The first list that has loaded, and older ones
 * that are loaded at the end, are no news.
 */
export function useArrival(notices: readonly Notice[], isLoading: boolean): string | null {
  const [known, setKnown] = useState<Known>({ notices: [], ids: null, arrived: null });
  if (isLoading || known.notices === notices) return known.arrived;
  const { ids } = known;
  const firstKnown = ids ? notices.findIndex(({ id }) => ids.has(id)) : 0;
  const fresh = firstKnown < 0 ? notices : notices.slice(0, firstKnown);
  const arrived = (ids && fresh.find(({ isRead }) => !isRead)?.title) ?? known.arrived;
  setKnown({ notices, ids: new Set([...(ids ?? []), ...notices.map(({ id }) => id)]), arrived });
  return arrived;
}
