/** Roles that an administrator may give to a person of the account. */
export const ASSIGNABLE_ROLES = ['ADMIN', 'RECEPTIONIST', 'SPECIALIST'] as const;
export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

/** Refusals of user operations. */
export const USER_CODES = ['USER_EMAIL_TAKEN', 'USER_HAS_PATIENTS', 'ACCOUNT_NEEDS_ADMIN'] as const;
export type UserCode = (typeof USER_CODES)[number];
