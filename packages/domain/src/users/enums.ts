/** Roles that an administrator may give to a person of the account. */
export const ASSIGNABLE_ROLES = ['ADMIN', 'RECEPTIONIST', 'SPECIALIST'] as const;
export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

/** Whether an administrator may give or take this role; other roles are given elsewhere and stay as they are. */
export function isAssignableRole(role: string): role is AssignableRole {
  return (ASSIGNABLE_ROLES as readonly string[]).includes(role);
}

/** Status of a person in an account: accepted, invited with a valid link, or invited with an expired one. */
export const USER_STATES = ['ACTIVE', 'INVITED', 'INVITATION_EXPIRED'] as const;
export type UserState = (typeof USER_STATES)[number];

export const USER_CODES = [
  'USER_EMAIL_TAKEN',
  'USER_HAS_PATIENTS',
  'USER_IN_OTHER_ACCOUNT',
  'USER_NOT_INVITED',
  'ACCOUNT_NEEDS_ADMIN',
  'OWN_ADMIN_ROLE',
  'OWN_MEMBERSHIP',
] as const;
