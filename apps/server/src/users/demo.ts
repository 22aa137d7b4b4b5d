import type { DemoClinic, DemoData } from '../contributions/demo.ts';
import { newId } from '../db/ids.ts';

const DAY_MS = 86_400_000;

interface DemoInvitation {
  email: string;
  name: string;
  surname: string;
  roles: readonly string[];
  daysAgo: number;
}

/** Pending invitations of Clínica Alba: one still valid, one expired. */
const DEMO_INVITATIONS: readonly DemoInvitation[] = [
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
      await sql.query(
        `INSERT INTO memberships
           (account_id, user_id, professional_id, roles, accepted_at, invited_at, invitations_sent)
         VALUES ($1, $2, $3, $4::text[], NULL, $5, 1)`,
        [
          accountId,
          userId,
          professionalId,
          [...roles],
          new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
        ],
      );
    }
  });
}

export const demo: DemoData = { needs: [], fill: addInvitations };
