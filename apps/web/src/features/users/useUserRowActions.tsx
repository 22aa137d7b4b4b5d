import type { User } from '@healzy/api/users';
import type { DataTableAction } from '@healzy/ui/patterns/DataTable';
import { Copy, Send, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isAwaited } from './user-values.ts';
import { useUserActs } from './useUserActs.ts';

/** The actions on a row of the list of users. */
export function useUserRowActions(setLeaving: (user: User) => void): readonly DataTableAction<User>[] {
  const { t } = useTranslation('users');
  const acts = useUserActs();
  return [
    {
      id: 'copy',
      label: t('action.copyEmail'),
      icon: <Copy size={16} aria-hidden />,
      isQuick: true,
      onAction: acts.copyEmail,
    },
    {
      id: 'resend',
      label: t('action.resend'),
      icon: <Send size={16} aria-hidden />,
      isQuick: true,
      isHidden: (user) => !isAwaited(user),
      onAction: acts.resend,
    },
    {
      id: 'withdraw',
      label: t('action.withdraw'),
      icon: <Trash2 size={16} aria-hidden />,
      isDanger: true,
      isHidden: (user) => !isAwaited(user),
      onAction: setLeaving,
    },
    {
      id: 'remove',
      label: t('action.remove'),
      icon: <Trash2 size={16} aria-hidden />,
      isDanger: true,
      isHidden: isAwaited,
      onAction: setLeaving,
    },
  ];
}
