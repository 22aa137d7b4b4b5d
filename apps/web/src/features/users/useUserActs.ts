import { type User, useResendInvitation } from '@healzy/api/users';
import { hasCode } from '@healzy/api/runtime';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { notifySuccess, tellFailed } from '../../app/messages.ts';
import { notify } from '../../state/notices.ts';
import { useOwnZone } from '../../state/session.ts';

/** The actions on a user that need no form. */
export function useUserActs() {
  const { t } = useTranslation('users');
  const formats = useFormats();
  const zone = useOwnZone();
  const { mutate } = useResendInvitation();
  return {
    async copyEmail({ email }: User) {
      try {
        await navigator.clipboard.writeText(email);
        notifySuccess('email.copy');
      } catch (error) {
        tellFailed('email.copy', error);
      }
    },
    resend(user: User) {
      mutate(user.id, {
        onSuccess: () => notifySuccess('user.invite', { email: user.email }),
        onError: (error) => {
          const from = user.standing?.resendFrom ?? null;
          // The time of the next try says more than "too soon".
          if (from !== null && hasCode(error, 'TOO_MANY_REQUESTS') && new Date(from) > new Date())
            notify({ tone: 'warning', text: t('wait', { time: formats.time(from, zone) }) });
          else tellFailed('user.invite', error);
        },
      });
    },
  };
}
