import { type User, type UserState, type UsersQuery, useUserPages } from '@healzy/api/users';
import { ASSIGNABLE_ROLES, isAssignableRole, USER_STATES } from '@healzy/domain/users';
import { Button } from '@healzy/ui/components/Button';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { ErrorState } from '@healzy/ui/components/ErrorState';
import { SearchField } from '@healzy/ui/components/SearchField';
import { DataTable, type DataTableSort } from '@healzy/ui/patterns/DataTable';
import { FiltersBar, type FilterValues } from '@healzy/ui/patterns/FiltersBar';
import { SearchX, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { sentenceForError } from '../../app/api-errors.ts';
import { AppScreen } from '../../app/AppScreen.tsx';
import { useFormats } from '../../app/formats.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useAsked } from '../../app/useAsked.ts';
import { pathTo } from '../../app/paths.ts';
import { useSettled } from '../../app/useSettled.ts';
import { listStateOf } from '../../app/list-state.ts';
import { fullName } from '../patients/patient-names.ts';
import { useUserRowActions } from './useUserRowActions.tsx';
import { useUserColumns } from './useUserColumns.tsx';
import { useRoleWords } from './useRoleWords.ts';

const InviteUserDialog = lazyPart(async () => (await import('./InviteUserDialog.tsx')).InviteUserDialog);
const EditUserDialog = lazyPart(async () => (await import('./EditUserDialog.tsx')).EditUserDialog);
const RemoveUserDialog = lazyPart(async () => (await import('./RemoveUserDialog.tsx')).RemoveUserDialog);

/** Names the person who is open, in the address: a link leads to them. */
const PERSON = 'person';

type Sort = NonNullable<UsersQuery['sort']>;
const SORTS = ['surname', '-surname', 'email', '-email'] as const satisfies readonly Sort[];

function sortOf({ column, direction }: DataTableSort): Sort {
  const wanted = direction === 'descending' ? `-${column}` : column;
  return SORTS.find((sort) => sort === wanted) ?? 'surname';
}

const chosenOf = (values: FilterValues, id: string): readonly string[] => {
  const value = values[id];
  return value?.kind === 'choice' ? value.ids : [];
};

function queryOf(filters: FilterValues, search: string, sort: DataTableSort): UsersQuery {
  const roles = chosenOf(filters, 'role').filter(isAssignableRole);
  const states = USER_STATES.filter((state): state is UserState =>
    chosenOf(filters, 'state').includes(state),
  );
  return {
    sort: sortOf(sort),
    ...(search === '' ? {} : { search }),
    ...(roles.length === 0 ? {} : { roles }),
    ...(states.length === 0 ? {} : { states }),
  };
}

/** `/users`: everybody who works here or is invited to; for administrators. */
export function UserListScreen() {
  const { t } = useTranslation(['users', 'app']);
  const formats = useFormats();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const openId = parameters.get(PERSON);
  const [typed, setTyped] = useState('');
  const [filters, setFilters] = useState<FilterValues>({});
  const [sort, setSort] = useState<DataTableSort>({ column: 'surname', direction: 'ascending' });
  const [isInviting, setInviting] = useState(false);
  useAsked('invitation', () => setInviting(true));
  const [leaving, setLeaving] = useState<User | null>(null);
  const search = useSettled(typed.trim());
  const pages = useUserPages(queryOf(filters, search, sort));
  const rows = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const total = pages.data?.pages[0]?.total;
  const isNarrowed = search !== '' || Object.keys(filters).length > 0;
  const { options: roleOptions } = useRoleWords();
  const close = () => navigate(pathTo('users'), { replace: true });
  const invite = (
    <Button intent="primary" icon={UserPlus} onPress={() => setInviting(true)}>
      {t('new')}
    </Button>
  );

  return (
    <>
      <AppScreen title={t('title')} primaryAction={invite}>
        <DataTable<User>
          columns={useUserColumns()}
          rows={rows}
          getRowId={(user) => user.id}
          getRowHref={(user) => `${pathTo('users')}?${PERSON}=${user.id}`}
          actions={useUserRowActions(setLeaving)}
          sort={sort}
          onSortChange={setSort}
          {...(total === undefined ? {} : { total })}
          hasMore={pages.hasNextPage}
          onLoadMore={() => void pages.fetchNextPage()}
          state={listStateOf(pages, rows)}
          toolbar={
            <FiltersBar
              search={
                <SearchField
                  label={t('search')}
                  placeholder={t('search')}
                  value={typed}
                  onChange={setTyped}
                />
              }
              filters={[
                {
                  kind: 'choice',
                  id: 'role',
                  label: t('filters.role'),
                  options: ASSIGNABLE_ROLES.map((role) => ({
                    id: role,
                    label: roleOptions.find(({ id }) => id === role)?.label ?? role,
                  })),
                },
                {
                  kind: 'choice',
                  id: 'state',
                  label: t('filters.state'),
                  options: USER_STATES.map((state) => ({ id: state, label: t(`state.${state}`) })),
                },
              ]}
              values={filters}
              onChange={setFilters}
              count={
                total === undefined
                  ? undefined
                  : t('app:list.total', { count: total, total: formats.number(total) })
              }
            />
          }
          empty={
            isNarrowed ? (
              <EmptyState
                icon={SearchX}
                title={t('noMatch.title')}
                description={t('noMatch.text')}
                action={
                  <Button
                    onPress={() => {
                      setTyped('');
                      setFilters({});
                    }}
                  >
                    {t('noMatch.clear')}
                  </Button>
                }
              />
            ) : (
              <EmptyState
                icon={Users}
                title={t('empty.title')}
                description={t('empty.text')}
                action={invite}
              />
            )
          }
          failed={
            <ErrorState
              title={t('app:failed.title')}
              description={sentenceForError(pages.error)}
              onRetry={() => void pages.refetch()}
            />
          }
          labels={{
            table: t('list'),
            rowMenu: (user) => fullName(user),
          }}
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
