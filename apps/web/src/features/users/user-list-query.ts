import type { UserState, UsersQuery } from '@healzy/api/users';
import { isAssignableRole, USER_STATES } from '@healzy/domain/users';
import type { DataTableSort } from '@healzy/ui/patterns/DataTable';
import type { FilterValues } from '@healzy/ui/patterns/FiltersBar';

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

/** The query for the server. */
export function queryOf(filters: FilterValues, search: string, sort: DataTableSort): UsersQuery {
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
