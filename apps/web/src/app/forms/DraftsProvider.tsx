import { useApi } from '@healzy/api/runtime';
import { type ReactNode, useMemo } from 'react';
import { useSessionUser } from '../../state/session.ts';
import { browserDrafts } from './drafts/browser-drafts.ts';
import { DraftsContext } from './drafts/drafts-context.ts';

/** Gives the forms below a store for their drafts: this browser, encrypted with the signed-in user's key. */
export function DraftsProvider({ children }: { children: ReactNode }) {
  const scope = useApi();
  const userId = useSessionUser()?.userId ?? null;
  const person = useMemo(() => {
    const { accountId } = scope;
    return userId === null || accountId === null ? null : { drafts: browserDrafts(scope), userId, accountId };
  }, [scope, userId]);
  return <DraftsContext value={person}>{children}</DraftsContext>;
}
