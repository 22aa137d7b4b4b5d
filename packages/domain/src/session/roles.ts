/** Every role that a token may contain (specification 3.3). PROFESSIONAL is a label and grants nothing. */
export const ROLES = ['ADMIN', 'USER', 'SPECIALIST', 'PATIENT', 'RECEPTIONIST', 'PROFESSIONAL'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that may enter the application: "SaaS users" in specification 1.2. */
export const STAFF_ROLES = ['ADMIN', 'RECEPTIONIST', 'SPECIALIST'] as const satisfies readonly Role[];

/** Whether a text is one of the known roles. */
export function isRole(value: unknown): value is Role {
  return (ROLES as readonly unknown[]).includes(value);
}

/** Whether the holder of these roles in the current account is staff. */
export function isStaff(roles: readonly Role[]): boolean {
  return roles.some((role) => (STAFF_ROLES as readonly Role[]).includes(role));
}

/** Whether at least one of `held` is among `wanted`. */
export function holdsAny(held: readonly Role[], wanted: readonly Role[]): boolean {
  return held.some((role) => wanted.includes(role));
}
