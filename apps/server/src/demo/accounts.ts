import { newId } from '../platform/db/ids.ts';
import { hashPassword } from '../platform/identity/index.ts';
import type { Services } from '../platform/services.ts';
import { DEMO_PASSWORD, DEMO_USERS, type DemoAccount } from './people.ts';

/** A person on one account. */
export interface Member {
  userId: string;
  professionalId: string | null;
}

/** Adds the demo users; their ids by key. */
export async function addUsers(services: Services): Promise<Map<string, string>> {
  const hash = await hashPassword(DEMO_PASSWORD);
  const ids = new Map<string, string>();
  await services.database.asSystem(async (sql) => {
    for (const user of DEMO_USERS) {
      const id = newId();
      ids.set(user.key, id);
      await sql.query(
        `INSERT INTO users (id, email, password_hash, password_changed_at, name, surname, language, timezone)
         VALUES ($1, $2, $3, now(), $4, $5, $6, 'Europe/Madrid')`,
        [id, user.email, hash, user.name, user.surname, user.language],
      );
    }
  });
  return ids;
}

/** Adds a clinic with its members, given by user key. */
export async function addAccount(
  services: Services,
  account: DemoAccount,
  accountId: string,
  users: Map<string, string>,
): Promise<Map<string, Member>> {
  const members = new Map<string, Member>();
  await services.database.asSystem(async (sql) => {
    await sql.query(
      `INSERT INTO accounts (id, name, business_name, account_name, legal_name, tax_number, postal_code, city, state,
         country, timezone)
       VALUES ($1, $2, $2, $2, $3, $4, $5, $6, $7, 'España', $8)`,
      [
        accountId,
        account.name,
        account.legalName,
        account.taxNumber,
        account.postalCode,
        account.city,
        account.state,
        account.timezone,
      ],
    );
    for (const { user, roles } of account.members) {
      const userId = users.get(user);
      if (userId === undefined) throw new Error(`There is no demo user "${user}".`);
      const professionalId = roles.includes('PATIENT') ? null : newId();
      if (professionalId !== null) {
        await sql.query('INSERT INTO professionals (id, account_id, user_id) VALUES ($1, $2, $3)', [
          professionalId,
          accountId,
          userId,
        ]);
      }
      await sql.query(
        'INSERT INTO memberships (account_id, user_id, professional_id, roles) VALUES ($1, $2, $3, $4::text[])',
        [accountId, userId, professionalId, [...roles]],
      );
      members.set(user, { userId, professionalId });
    }
  });
  return members;
}
