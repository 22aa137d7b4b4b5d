import type { User, UserState } from '@healzy/api/users';
import type { Language } from '@healzy/domain/shared';
import { isAssignableRole, type UserFormInput } from '@healzy/domain/users';

/** The initial values of an empty form: no role is preset. */
export function emptyUser(known: { language: Language; timezone: string }): UserFormInput {
  return { email: '', name: '', surname: '', phone: '', birthdate: null, roles: [], ...known };
}

/** The form's values for a user. */
export function valuesOf(user: User): UserFormInput {
  const { email, name, surname, birthdate, language, timezone } = user;
  return {
    email,
    name,
    surname,
    birthdate,
    language,
    timezone,
    phone: user.phone ?? '',
    roles: user.roles.filter(isAssignableRole),
  };
}

/** Has not accepted yet: what is withdrawn is an invitation, not a user. */
export const isAwaited = (user: User): boolean => user.status !== null && user.status.state !== 'ACTIVE';

export const stateOf = (user: User): UserState => user.status?.state ?? 'ACTIVE';

/** Tones of the states, each with its icon. */
export const STATE_TONES = {
  ACTIVE: 'success',
  INVITED: 'info',
  INVITATION_EXPIRED: 'warning',
} as const satisfies Record<UserState, string>;
