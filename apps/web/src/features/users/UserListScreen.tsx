import { type User, useUserPages } from '@healzy/api/users';
import { USER_STATES } from '@healzy/domain/users';
import { Button } from '@healzy/ui/components/Button';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { ListTable } from '../../app/lists/ListTable.tsx';
import { ListTools } from '../../app/lists/ListTools.tsx';
import { totalOf } from '../../app/lists/paged.ts';
import { useListAddress } from '../../app/lists/useListAddress.ts';
import { useOpenItem } from '../../app/lists/useOpenItem.ts';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { fullName } from '../patients/patient-names.ts';
import { PERSON, queryOf, USER_LIST } from './user-list-query.ts';
import { useRoleWords } from './useRoleWords.ts';
import { useUserRowActions } from './useUserRowActions.tsx';
import { useUserColumns } from './useUserColumns.tsx';

const InviteUserDialog = lazyPart(async () => (await import('./InviteUserDialog.tsx')).InviteUserDialog);
const EditUserDialog = lazyPart(async () => (await import('./EditUserDialog.tsx')).EditUserDialog);
const RemoveUserDialog = lazyPart(async () => (await import('./RemoveUserDialog.tsx')).RemoveUserDialog);

/** `/users`: everybody who works here or is invited; for administrators. */
export function UserListScreen() {
  const { t } = useTranslation(['users', 'app']);
  const { openId, hrefOf, open } = useOpenItem(PERSON);
  const list = useListAddress(USER_LIST);
  const roles = useRoleWords();
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
          empty={{ icon: Users, title: t('empty.title'), text: t('empty.text'), action: invite }}
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
