import { useMutation } from '@tanstack/react-query';
import { ApiError, apiErrorOf, asApiError } from '@healzy/api/runtime';
import { useConfig } from '../../app/config-context.ts';
import { notifySuccess, tellFailed } from '../../app/messages.ts';
import type { RuntimeConfig } from '../../app/runtime-config.ts';

/**
 * Has the provider mail the link for choosing a new password, and reports the outcome.
 * @example const reset = usePasswordReset(); <Button isPending={reset.isPending} onPress={() => reset.mutate(email)}>
 */
export function usePasswordReset() {
  const config = useConfig();
  return useMutation({
    mutationFn: (email: string) => requestPasswordReset(config, email),
    onSuccess: () => notifySuccess('profile.passwordReset'),
    onError: (error) => tellFailed('profile.passwordReset', error),
  });
}

/** The provider's name for people who sign in with e-mail and password (specification 7.6). */
const CONNECTION = 'Username-Password-Authentication';

/**
 * Asks the provider to mail the link for choosing a new password. The provider does not reveal whether it knows the
 * e-mail, so there is no result.
 * @throws ApiError if the provider refused (429: too often) or was unreachable
 */
async function requestPasswordReset(
  { issuer, clientId }: Pick<RuntimeConfig, 'issuer' | 'clientId'>,
  email: string,
): Promise<void> {
  let response: Response;
  try {
    // eslint-disable-next-line no-restricted-globals -- a call of the provider's, which is not in our contract
    response = await fetch(`${issuer}/dbconnections/change_password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: clientId, email, connection: CONNECTION }),
    });
  } catch (error) {
    throw asApiError(error);
  }
  if (response.status === 429) {
    throw new ApiError('Too many requests.', { code: 'TOO_MANY_REQUESTS', status: 429 });
  }
  if (!response.ok) throw await apiErrorOf(response);
}
