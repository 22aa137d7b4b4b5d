import type { DemoClinic, DemoData } from '../../contributions/demo.ts';
import { newId } from '../../platform/db/ids.ts';
import { memberships } from './membership-rows.ts';

const DAY_MS = 86_400_000;

/** Pending invitations of Clínica Alba: one still valid, one expired. */
const DEMO_INVITATIONS = [
  {
    email: 'psicologia@clinica-alba.example',
    name: 'Aitana',
    surname: 'Riera Puig',
    roles: ['SPECIALIST'],
    daysAgo: 2,
  },
  {
    email: 'tardes@clinica-alba.example',
    name: 'Gonzalo',
    surname: 'Mena Ortiz',
    roles: ['RECEPTIONIST'],
    daysAgo: 12,
  },
];

/** People who were invited and have not accepted. No e-mail is written, since nobody would receive it. */
async function addInvitations({ services, accountId, account, now }: DemoClinic): Promise<void> {
  if (account.key !== 'alba') return;
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
      await memberships.insert(sql, {
        accountId,
        userId,
        professionalId,
        roles,
        acceptedAt: null,
        invitedAt: new Date(now.getTime() - daysAgo * DAY_MS),
        invitationsSent: 1,
      });
    }
  });
}

export const demo: DemoData = { needs: [], fill: addInvitations };
