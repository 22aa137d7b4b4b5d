import { ApiProvider, createApiClient, type ApiClient } from '@healzy/api/runtime';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import type { SessionControl } from '../features/session/session.ts';
import { currentAccountIdAtom } from '../state/account.ts';
import { goTo } from './navigation.ts';
import { queryClient } from './query-client.ts';

/** A token that was renewed this recently and is refused again will not be helped by another renewal. */
const RENEWAL_HOLDS_MS = 30_000;

/**
 * The client of every call. A 403 of any call leads to /error/no-grants (specification, section 6). A 401 renews the
 * token and reads again what is on the screen; if that is refused too, the person logs in again and comes back here.
 */
export function createApi(baseUrl: string, session: SessionControl): ApiClient {
  let renewedAt = Number.NEGATIVE_INFINITY;
  return createApiClient({
    baseUrl,
    getToken: () => session.accessToken(),
    onForbidden: () => goTo('/error/no-grants'),
    onUnauthenticated: () => {
      if (performance.now() - renewedAt < RENEWAL_HOLDS_MS) {
        void session.logInAgain();
        return;
      }
      renewedAt = performance.now();
      void session.renew().then(async (isRenewed) => {
        if (isRenewed)
          await queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
        else await session.logInAgain();
      });
    },
  });
}

/** Gives the client and the current account to every hook below. */
export function ApiScopeProvider({ client, children }: { client: ApiClient; children: ReactNode }) {
  const accountId = useAtomValue(currentAccountIdAtom);
  const scope = useMemo(() => ({ client, accountId }), [client, accountId]);
  return <ApiProvider scope={scope}>{children}</ApiProvider>;
}
