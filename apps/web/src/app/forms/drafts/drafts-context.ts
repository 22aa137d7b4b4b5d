import { createContext, useContext } from 'react';
import type { Drafts } from '@healzy/api/runtime/drafts/drafts';

/** Whose drafts a form keeps, and where. */
export interface DraftsOfPerson {
  readonly drafts: Drafts;
  readonly userId: string;
  readonly accountId: string;
}

/** Null if nobody is signed in, or in a story: forms work, and keep nothing. */
export const DraftsContext = createContext<DraftsOfPerson | null>(null);

export const useDraftsOfPerson = () => useContext(DraftsContext);
