import { newId } from '../db/ids.ts';
import type { Services } from '../services.ts';
import { DEMO_INVITATIONS } from './people.ts';

const DAY_MS = 86_400_000;

/** People who were invited and have not accepted. No e-mail is written, since nobody would receive it. */
export async function addInvitations(services: Services, accountId: string): Promise<void> {
  await services.database.asSystem(async (sql) => {
    for (const { email, name, surname, roles, daysAgo } of DEMO_INVITATIONS) {
      const userId = newId();
      const professionalId = newId();
      await sql.query('INSERT INTO users (id, email, name, surname) VALUES ($1, $2, $3, $4)', [
        userId,
        email,
        name,
        surname,
      ]);
      await sql.query('INSERT INTO professionals (id, account_id, user_id) VALUES ($1, $2, $3)', [
        professionalId,
        accountId,
        userId,
      ]);
      await sql.query(
        `INSERT INTO memberships
           (account_id, user_id, professional_id, roles, accepted_at, invited_at, invitations_sent)
         VALUES ($1, $2, $3, $4::text[], NULL, $5, 1)`,
        [
          accountId,
          userId,
          professionalId,
          [...roles],
          new Date(services.now().getTime() - daysAgo * DAY_MS).toISOString(),
        ],
      );
    }
  });
}
