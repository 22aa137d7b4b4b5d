import { ASSIGNABLE_ROLES, USER_STATES } from '@healzy/domain/users';
import { SearchField } from '@healzy/ui/components/SearchField';
import { FiltersBar, type FilterValues } from '@healzy/ui/patterns/FiltersBar';
import { useTranslation } from 'react-i18next';
import { useListCount } from '../../app/lists/useListCount.ts';
import { useRoleWords } from './useRoleWords.ts';

interface UserListFiltersProps {
  search: string;
  onSearch: (search: string) => void;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  total: number | undefined;
}

/** The filters of the list of users. */
export function UserListFilters({ search, onSearch, values, onChange, total }: UserListFiltersProps) {
  const { t } = useTranslation('users');
  const { options: roles } = useRoleWords();
  return (
    <FiltersBar
      search={
        <SearchField label={t('search')} placeholder={t('search')} value={search} onChange={onSearch} />
      }
      filters={[
        {
          kind: 'choice',
          id: 'role',
          label: t('filters.role'),
          options: ASSIGNABLE_ROLES.map((role) => ({
            id: role,
            label: roles.find(({ id }) => id === role)?.label ?? role,
          })),
        },
        {
          kind: 'choice',
          id: 'state',
          label: t('filters.state'),
          options: USER_STATES.map((state) => ({ id: state, label: t(`state.${state}`) })),
        },
      ]}
      values={values}
      onChange={onChange}
      count={useListCount(total)}
    />
  );
}
