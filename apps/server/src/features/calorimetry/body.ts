import { bodyOnDay, type RestingBody } from '@healzy/domain/calorimetry';
import type { LocalDate } from '@healzy/domain/shared';
import type { Sql } from '../../platform/db/database.ts';
import { MEASUREMENT_COLUMNS, type MeasurementRow } from '../../shared/body-figures/measurement-rows.ts';
import { energyPerson } from '../nutritional-plans/energy.ts';

/** A patient as their record has them on the day of a test. */
export interface PatientOnDay {
  body: Required<RestingBody>;
  birthdate: LocalDate | null;
}

/** Who was measured on a day. */
export async function patientOnDay(
  sql: Sql,
  { accountId, patientId }: { accountId: string; patientId: string },
  day: LocalDate,
): Promise<PatientOnDay> {
  const { rows } = await sql.query<{ birthdate: string | null }>(
    `SELECT to_char(birthdate, 'YYYY-MM-DD') AS birthdate FROM patients WHERE account_id = $1 AND id = $2`,
    [accountId, patientId],
  );
  const birthdate = rows[0]?.birthdate ?? null;
  const { sex, state } = await energyPerson(sql, accountId, patientId, day);
  const measured = await sql.query<MeasurementRow>(
    `SELECT ${MEASUREMENT_COLUMNS} FROM body_measurements m WHERE m.account_id = $1 AND m.patient_id = $2
     ORDER BY m.measured_on DESC, m.created_at DESC, m.id DESC LIMIT 500`,
    [accountId, patientId],
  );
  const measurements = measured.rows;
  return {
    body: bodyOnDay({ sex, birthdate, isPregnant: state === 'PREGNANT', measurements }, day),
    birthdate,
  };
}
