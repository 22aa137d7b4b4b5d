import type { User } from '@healzy/api/users';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { CutText } from '../../app/lists/CutText.tsx';
import { useSessionUser } from '../../state/session.ts';
import { STATE_TONES, stateOf } from './user-values.ts';
import { useRoleLabels } from './useRoleLabels.ts';

/** Columns of the list of users. Sortable ones have the ids by which the server sorts. */
export function useUserColumns(): readonly DataTableColumn<User>[] {
  const { t } = useTranslation(['users', 'app']);
  const formats = useFormats();
  const roles = useRoleLabels();
  const me = useSessionUser();
  return [
    {
      id: 'surname',
      header: t('columns.user'),
      width: 'minmax(11rem, 1.6fr)',
      isSortable: true,
      isAlwaysShown: true,
      onCard: 'title',
      cell: (user) => (user.id === me?.userId ? t('you', { name: fullName(user) }) : fullName(user)),
    },
    {
      id: 'email',
      header: t('columns.email'),
      width: 'minmax(12rem, 1.8fr)',
      isSortable: true,
      cell: (user) => <CutText text={user.email} />,
    },
    {
      id: 'roles',
      header: t('columns.roles'),
      width: 'minmax(9rem, 1.2fr)',
      onCard: 'detail',
      cell: (user) => <CutText text={roles.names(user.roles)} />,
    },
    {
      id: 'patients',
      header: t('columns.patients'),
      width: '6.5rem',
      align: 'end',
      cell: (user) =>
        user.roles.includes('SPECIALIST')
          ? formats.number(user.status?.patientCount ?? null)
          : t('app:value.none'),
    },
    {
      id: 'lastSignIn',
      header: t('columns.lastSignIn'),
      width: '9.5rem',
      cell: (user) => (
        <Text isNumeric>
          {formats.column.dateTime(user.status?.lastSignInAt ?? null, me?.timezone ?? null)}
        </Text>
      ),
    },
    {
      id: 'state',
      header: t('columns.state'),
      width: '11.5rem',
      onCard: 'aside',
      cell: (user) => {
        const state = stateOf(user);
        return <StatusPill tone={STATE_TONES[state]} label={t(`state.${state}`)} />;
      },
    },
  ];
}
