import { type User, useUserPages } from '@healzy/api/users';
import { Button } from '@healzy/ui/components/Button';
import type { DataTableSort } from '@healzy/ui/patterns/DataTable';
import type { FilterValues } from '@healzy/ui/patterns/FiltersBar';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { ListTable } from '../../app/lists/ListTable.tsx';
import { totalOf } from '../../app/lists/paged.ts';
import { useListSearch } from '../../app/lists/useListSearch.ts';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { pathTo } from '../../app/paths.ts';
import { fullName } from '../patients/patient-names.ts';
import { queryOf } from './user-list-query.ts';
import { UserListFilters } from './UserListFilters.tsx';
import { useUserRowActions } from './useUserRowActions.tsx';
import { useUserColumns } from './useUserColumns.tsx';

const InviteUserDialog = lazyPart(async () => (await import('./InviteUserDialog.tsx')).InviteUserDialog);
const EditUserDialog = lazyPart(async () => (await import('./EditUserDialog.tsx')).EditUserDialog);
const RemoveUserDialog = lazyPart(async () => (await import('./RemoveUserDialog.tsx')).RemoveUserDialog);

/** The address parameter of the open user, so that links can point to them. */
const PERSON = 'person';

/** `/users`: everybody who works here or is invited; for administrators. */
export function UserListScreen() {
  const { t } = useTranslation(['users', 'app']);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const openId = parameters.get(PERSON);
  const { typed, setTyped, search } = useListSearch();
  const [filters, setFilters] = useState<FilterValues>({});
  const [sort, setSort] = useState<DataTableSort>({ column: 'surname', direction: 'ascending' });
  const [isInviting, setInviting] = useState(false);
  useOpenIntent('invitation', () => setInviting(true));
  const [leaving, setLeaving] = useState<User | null>(null);
  const pages = useUserPages(queryOf(filters, search, sort));
  const isNarrowed = search !== '' || Object.keys(filters).length > 0;
  const close = () => navigate(pathTo('/users'), { replace: true });
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
          getRowHref={(user) => `${pathTo('/users')}?${PERSON}=${user.id}`}
          actions={useUserRowActions(setLeaving)}
          sort={sort}
          onSortChange={setSort}
          toolbar={
            <UserListFilters
              search={typed}
              onSearch={setTyped}
              values={filters}
              onChange={setFilters}
              total={totalOf(pages)}
            />
          }
          empty={{ icon: Users, title: t('empty.title'), text: t('empty.text'), action: invite }}
          noMatch={
            isNarrowed && {
              title: t('noMatch.title'),
              text: t('noMatch.text'),
              clear: t('noMatch.clear'),
              onClear: () => {
                setTyped('');
                setFilters({});
              },
            }
          }
          labels={{ table: t('list'), rowMenu: (user) => fullName(user) }}
        />
      </AppScreen>
      {isInviting && <InviteUserDialog onClose={() => setInviting(false)} />}
      {openId !== null && (
        <EditUserDialog key={openId} userId={openId} onClose={close} onRemove={setLeaving} />
      )}
      {leaving && <RemoveUserDialog user={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
