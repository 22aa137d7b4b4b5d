import { type User, useResendInvitation } from '@healzy/api/users';
import { hasCode } from '@healzy/api/runtime';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../app/copy-text.ts';
import { useFormats } from '../../app/formats.ts';
import { notifySuccess, report, tellFailed } from '../../app/messages.ts';
import { notify } from '../../state/notices.ts';
import { useOwnZone } from '../../state/own-zone.ts';

/** The actions on a user that need no form. */
export function useUserActions() {
  const { t } = useTranslation('users');
  const formats = useFormats();
  const zone = useOwnZone();
  const { mutate } = useResendInvitation();
  return {
    copyEmail: ({ email }: User) => void report('email.copy', copyText(email)),
    resend(user: User) {
      mutate(user.id, {
        onSuccess: () => notifySuccess('user.invite', { email: user.email }),
        onError: (error) => {
          const from = user.status?.resendFrom ?? null;
          // The time of the next try says more than "too soon".
          if (from !== null && hasCode(error, 'TOO_MANY_REQUESTS') && new Date(from) > serverNow())
            notify({ tone: 'warning', text: t('wait', { time: formats.time(from, zone) }) });
          else tellFailed('user.invite', error);
        },
      });
    },
  };
}
