import { hidePatient } from '../patient-erasure/deletion.ts';
import type { Sql } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import { insertPatient } from '../patients/patient-writing.ts';

interface Remover {
  accountId: string;
  userId: string;
  professionalId: string;
  zone: string;
  now: Date;
}

const DAY_MS = 24 * 60 * 60_000;

/** A patient who was entered twice and deleted some days ago, to restore or erase. */
export async function addDemoDeletion(sql: Sql, remover: Remover): Promise<void> {
  const { accountId, userId, professionalId, zone, now } = remover;
  const patientId = await insertPatient(
    sql,
    accountId,
    {
      name: 'Lucía',
      surname: 'Ferrer Núñes',
      email: 'lucia.ferrer.nunes@correo.example',
      birthdate: '1948-05-12',
      sex: 'FEMALE',
      timezone: zone,
      state: 'ACTIVE',
      specialists: [{ professionalId, isPrincipal: true }],
    },
    newId(),
    new Date(now.getTime() - 5 * DAY_MS),
  );
  await hidePatient(sql, { accountId, patientId, userId }, new Date(now.getTime() - 4 * DAY_MS));
}
