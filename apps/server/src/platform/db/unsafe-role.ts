import { DATABASE_ROLES } from './database.ts';

/** The connecting role could bypass row-level security; the server does not start with it. */
export class UnsafeDatabaseRoleError extends Error {
  override readonly name = 'UnsafeDatabaseRoleError';
}

type RunQuery = (text: string, params: unknown[]) => Promise<{ rows: unknown[] }>;

interface RoleRow {
  name: string;
  rolsuper: boolean;
  rolbypassrls: boolean;
}

/**
 * Rejects a connection whose role, or one of the roles that transactions take on, row-level security does not bind.
 *
 * @throws UnsafeDatabaseRoleError that says which role to connect with instead
 */
export async function requireSafeRole(query: RunQuery): Promise<void> {
  const { rows } = await query(
    `SELECT rolname AS name, rolsuper, rolbypassrls FROM pg_roles
     WHERE rolname = current_user OR rolname = session_user OR rolname = ANY ($1::text[])`,
    [Object.values(DATABASE_ROLES)],
  );
  const unsafe = (rows as RoleRow[]).find((role) => role.rolsuper || role.rolbypassrls);
  if (!unsafe) return;
  throw new UnsafeDatabaseRoleError(
    `The database role "${unsafe.name}" ${unsafe.rolsuper ? 'is a superuser' : 'has BYPASSRLS'}, so row-level ` +
      'security would not keep clinics apart. Connect with a role of its own that owns the database: ' +
      'CREATE ROLE healzy LOGIN CREATEROLE NOSUPERUSER NOBYPASSRLS PASSWORD …; CREATE DATABASE healzy OWNER healzy; ' +
      'and name it in DATABASE_URL.',
  );
}
