import { ApiProvider, createApiClient, type ApiClient } from '@healzy/api/runtime';
import { type ReactNode, useMemo } from 'react';
import type { SessionControl } from '../features/session/session-control.ts';
import { onAccountChanged, useCurrentAccountId } from '../state/account.ts';
import type { Connection } from './connection.ts';
import { loadOutcomes } from './i18n.ts';
import { goTo } from './navigation.ts';

/**
 * The client of every call. A 403 leads to /error/no-grants (specification 6.3). A 401 holds the call until the session
 * is renewed, by the user if need be, and sends it again. A change of account aborts all calls in flight for the former
 * one.
 */
export function createApi(
  baseUrl: string,
  session: Pick<SessionControl, 'accessToken' | 'tokenAfterRefusal'>,
  connection: Pick<Connection, 'onReached'>,
  takeSent?: (request: Request) => Promise<Response> | undefined,
): ApiClient {
  let stay = new AbortController();
  onAccountChanged(({ previous }) => {
    if (previous === null) return;
    stay.abort();
    stay = new AbortController();
  });
  return createApiClient({
    baseUrl,
    getToken: session.accessToken,
    renewToken: session.tokenAfterRefusal,
    getEnd: () => stay.signal,
    onReached: connection.onReached,
    ...(takeSent === undefined ? {} : { takeSent }),
    onForbidden: () => goTo('/error/no-grants'),
    beforeError: loadOutcomes,
  });
}

/** Provides the client and the current account to every hook below. */
export function ApiScopeProvider({ client, children }: { client: ApiClient; children: ReactNode }) {
  const accountId = useCurrentAccountId();
  const scope = useMemo(() => ({ client, accountId }), [client, accountId]);
  return <ApiProvider scope={scope}>{children}</ApiProvider>;
}
