import { type User, useUserPages } from '@healzy/api/users';
import { USER_STATES } from '@healzy/domain/users';
import { Button } from '@healzy/ui/components/Button';
import { Copy, Send, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataTableAction } from '@healzy/ui/patterns/DataTable';
import { AppScreen } from '../../app/AppScreen.tsx';
import { fullName } from '../../app/full-name.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { ListTable } from '../../app/lists/ListTable.tsx';
import { ListTools } from '../../app/lists/ListTools.tsx';
import { totalOf } from '../../app/lists/paged.ts';
import { useListAddress } from '../../app/lists/useListAddress.ts';
import { useOpenItem } from '../../app/lists/useOpenItem.ts';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { PERSON, queryOf, USER_LIST } from './user-list-query.ts';
import { useRoleLabels } from './useRoleLabels.ts';
import { useUserColumns } from './useUserColumns.tsx';
import { isAwaited } from './user-values.ts';
import { useUserActions } from './useUserActions.ts';

const InviteUserDialog = lazyPart(async () => (await import('./InviteUserDialog.tsx')).InviteUserDialog);
const EditUserDialog = lazyPart(async () => (await import('./EditUserDialog.tsx')).EditUserDialog);
const RemoveUserDialog = lazyPart(async () => (await import('./RemoveUserDialog.tsx')).RemoveUserDialog);

/** `/users`: everybody who works here or is invited; for administrators. */
export function UserListScreen() {
  const { t } = useTranslation(['users', 'app']);
  const { openId, hrefOf, open } = useOpenItem(PERSON);
  const list = useListAddress(USER_LIST);
  const roles = useRoleLabels();
  const [isInviting, setInviting] = useState(false);
  useOpenIntent('invitation', () => setInviting(true));
  const [leaving, setLeaving] = useState<User | null>(null);
  const pages = useUserPages(queryOf(list));
  const invite = (
    <Button intent="primary" icon={UserPlus} onPress={() => setInviting(true)}>
      {t('new')}
    </Button>
  );

  return (
    <>
      <AppScreen title={t('title')} primaryAction={invite}>
        <ListTable<User>
          pages={pages}
          columns={useUserColumns()}
          getRowId={(user) => user.id}
          getRowHref={(user) => hrefOf(user.id)}
          actions={useUserRowActions(setLeaving)}
          list={list}
          toolbar={
            <ListTools
              list={list}
              search={t('search')}
              filters={[
                { kind: 'choice', id: 'role', label: t('filters.role'), options: roles.options },
                {
                  kind: 'choice',
                  id: 'state',
                  label: t('filters.state'),
                  options: USER_STATES.map((id) => ({ id, label: t(`state.${id}`) })),
                },
              ]}
              count={totalOf(pages)}
            />
          }
          empty={{ pictogram: 'people', title: t('empty.title'), text: t('empty.text'), action: invite }}
          noMatch={{ title: t('noMatch.title'), text: t('noMatch.text'), clear: t('noMatch.clear') }}
          labels={{ table: t('list'), rowMenu: (user) => fullName(user) }}
        />
      </AppScreen>
      {isInviting && <InviteUserDialog onClose={() => setInviting(false)} />}
      {openId !== null && (
        <EditUserDialog key={openId} userId={openId} onClose={() => open(null)} onRemove={setLeaving} />
      )}
      {leaving && <RemoveUserDialog user={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

/** The actions on a row of the list of users. */
function useUserRowActions(setLeaving: (user: User) => void): readonly DataTableAction<User>[] {
  const { t } = useTranslation('users');
  const actions = useUserActions();
  return [
    {
      id: 'copy',
      label: t('action.copyEmail'),
      icon: <Copy size={16} aria-hidden />,
      isQuick: true,
      onAction: actions.copyEmail,
    },
    {
      id: 'resend',
      label: t('action.resend'),
      icon: <Send size={16} aria-hidden />,
      isQuick: true,
      isHidden: (user) => !isAwaited(user),
      onAction: actions.resend,
    },
    // An invitation is withdrawn, a user removed.
    ...(['withdraw', 'remove'] as const).map((id) => ({
      id,
      label: t(`action.${id}`),
      icon: <Trash2 size={16} aria-hidden />,
      isDanger: true,
      isHidden: (user: User) => isAwaited(user) !== (id === 'withdraw'),
      onAction: setLeaving,
    })),
  ];
}
