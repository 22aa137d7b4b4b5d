import type { DemoClinic, DemoData } from '../../contributions/demo.ts';
import { newId } from '../../platform/db/ids.ts';
import { insertPatient } from '../patients/patient-writing.ts';
import { hidePatient } from './deletion.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A patient who was entered twice and deleted some days ago, to restore or erase. */
async function addDeletion({ services, accountId, account, lead, now }: DemoClinic): Promise<void> {
  const { userId, professionalId } = lead;
  await services.database.asAccount({ accountId }, async (sql) => {
    const patientId = await insertPatient(
      sql,
      accountId,
      {
        name: 'Lucía',
        surname: 'Ferrer Núñes',
        email: 'lucia.ferrer.nunes@correo.example',
        birthdate: '1948-05-12',
        sex: 'FEMALE',
        timezone: account.timezone,
        state: 'ACTIVE',
        specialists: [{ professionalId, isPrincipal: true }],
      },
      newId(),
      new Date(now.getTime() - 5 * DAY_MS),
    );
    await hidePatient(sql, { accountId, patientId, userId }, new Date(now.getTime() - 4 * DAY_MS));
  });
}

export const demo: DemoData = { needs: ['patients'], fill: addDeletion };
