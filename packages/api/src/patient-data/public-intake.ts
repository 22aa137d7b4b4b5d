import { createApiClient } from '../runtime/client.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../runtime/context.tsx';
import { operation, type ApiScope, type BodyOf } from '../runtime/operation.ts';

export type { PublicIntake, PublicIntakeWrite } from '../generated/schema.ts';

const openIntake = operation('openIntake');
const saveIntake = operation('saveIntake');
const submitIntake = operation('submitIntake');

/** The birthdate that the holder of a link has given on this page; kept nowhere else. */
const givenBirthdates = new WeakMap<ApiScope['client'], string>();

export interface LinkScopeOptions {
  /** Origin of the server; empty for the page's own. */
  baseUrl: string;
  /** The secret of the link. */
  link: string;
  /** Called with whether the server was reached at all. */
  onReached?: (isReached: boolean) => void;
}

/** Requests of the holder of a link: no session, and the secret in a header, which appears in no address and no log. */
export function linkScope({ baseUrl, link, onReached }: LinkScopeOptions): ApiScope {
  const client = createApiClient({ baseUrl, getToken: () => null, ...(onReached ? { onReached } : {}) });
  client.use({
    onRequest({ request }) {
      request.headers.set('x-intake-link', link);
      const birthdate = givenBirthdates.get(client);
      if (birthdate !== undefined) request.headers.set('x-intake-birthdate', birthdate);
      return request;
    },
  });
  return { client, accountId: null };
}

/** The questionnaire of the link; fetched once, since from then on what was typed on this page is newer. */
export const usePublicIntake = () => {
  const scope = useApi();
  return useQuery({
    queryKey: ['patient-data', null, openIntake.id],
    queryFn: ({ signal }) => openIntake.call(scope, { signal }),
    staleTime: Infinity,
    retry: false,
  });
};

/**
 * Submits the patient's birthdate, which is sent with every later request once it was right. The answer contains what
 * the record has to be confirmed, or how many tries are left.
 */
export const useGiveBirthdate = () => {
  const scope = useApi();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (birthdate: string) => {
      givenBirthdates.set(scope.client, birthdate);
      const held = await openIntake.call(scope).catch((error: unknown) => {
        givenBirthdates.delete(scope.client);
        throw error;
      });
      const isRight = !held.record.isLocked && ['SHOWN', 'NOTHING'].includes(held.record.state);
      // Sending a wrong one with every request would use up the tries.
      if (!isRight) givenBirthdates.delete(scope.client);
      return { held, isRight };
    },
  });
};

type Written = { version: number; body: BodyOf<'saveIntake'> };

export const useSavePublicIntake = () => {
  const scope = useApi();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ version, body }: Written) => saveIntake.call(scope, { version, body }),
  });
};

export const useSubmitPublicIntake = () => {
  const scope = useApi();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ version, body }: { version: number; body: BodyOf<'submitIntake'> }) =>
      submitIntake.call(scope, { version, body }),
  });
};
