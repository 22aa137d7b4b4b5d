import type { UsersQuery } from '@healzy/api/users';
import { ASSIGNABLE_ROLES, USER_STATES } from '@healzy/domain/users';
import { given } from '../../app/given.ts';
import { chosenOf, type ListDefinition, type Listing, someOf } from '../../app/lists/list-address.ts';

type Sort = NonNullable<UsersQuery['sort']>;

export const USER_LIST: ListDefinition<Sort> = {
  filters: { role: someOf(ASSIGNABLE_ROLES), state: someOf(USER_STATES) },
  sorts: { surname: ['surname', '-surname'], email: ['email', '-email'] },
  defaultSort: 'surname',
};

/** The address parameter of the open user, so that links can point to them. */
export const PERSON = 'person';

export const queryOf = ({ search, filters, sort }: Listing<Sort>): UsersQuery => ({
  sort,
  ...given({
    search,
    roles: chosenOf(filters.role, ASSIGNABLE_ROLES),
    states: chosenOf(filters.state, USER_STATES),
  }),
});
