import { useMutation } from '@tanstack/react-query';
import { useConfig } from '../../app/config-context.ts';
import { notifySuccess, tellFailed } from '../../app/messages.ts';
import { requestPasswordReset } from './password-reset.ts';

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
