import {
  energyDoubt,
  energyStateOf,
  type EnergyPerson,
  type EnergyTarget,
} from '@healzy/domain/nutritional-plans';
import type { BiologicalSex } from '@healzy/domain/patients';
import { ageOn } from '@healzy/domain/shared';
import { recordAudit } from '../audit/record.ts';
import type { Sql } from '../db/database.ts';
import type { Acting } from '../http/hooks.ts';
import { unprocessable } from '../http/http-problem.ts';
import { readSection } from '../patient-data/answers.ts';

interface PlanBefore {
  patientId: string;
  energy: EnergyTarget | null;
}

/** What decides how little energy a patient may have; what the record does not say is not known. */
async function energyPerson(
  sql: Sql,
  accountId: string,
  patientId: string,
  today: string,
): Promise<EnergyPerson> {
  const { rows } = await sql.query<{ sex: BiologicalSex | null; birthdate: string | null }>(
    `SELECT sex, to_char(birthdate, 'YYYY-MM-DD') AS birthdate FROM patients WHERE account_id = $1 AND id = $2`,
    [accountId, patientId],
  );
  const { sex = null, birthdate = null } = rows[0] ?? {};
  const { answers } = await readSection(sql, accountId, patientId, 'medical-history');
  const diseases = answers['diseases'];
  return {
    sex,
    age: birthdate === null ? null : ageOn(birthdate, today),
    state: energyStateOf(Array.isArray(diseases) ? diseases.map(String) : null),
  };
}

/**
 * The energy of a plan as it is stored: with who confirmed it, where it is out of the limits of this person. One that
 * stays as it was is not asked about again, so that the name of an older plan can be changed.
 *
 * @throws HttpProblem 422 `ENERGY_UNCONFIRMED` when nobody answers for it
 */
export async function confirmedEnergy(
  sql: Sql,
  by: Acting,
  change: { before: PlanBefore; energy: EnergyTarget | null; confirmsEnergy: boolean; today: string },
): Promise<EnergyTarget | null> {
  const { before, energy, confirmsEnergy, today } = change;
  if (energy === null) return null;
  const { accountId, userId } = by.caller;
  const { confirmed: _, ...bare } = energy;
  const doubt = energyDoubt(energy.kcal, await energyPerson(sql, accountId, before.patientId, today));
  if (doubt === null) return bare;
  const known = before.energy?.kcal === energy.kcal ? before.energy : null;
  if (known?.confirmed?.kind === doubt.kind && known.confirmed.limitKcal === doubt.limitKcal)
    return { ...bare, confirmed: known.confirmed };
  if (confirmsEnergy) {
    const confirmed = { ...doubt, by: userId, at: by.services.now().toISOString() };
    const details = { patientId: before.patientId };
    await recordAudit(sql, { by, kind: 'ENERGY_CONFIRMED', details });
    return { ...bare, confirmed };
  }
  if (known !== null) return { ...bare, ...(known.confirmed ? { confirmed: known.confirmed } : {}) };
  throw unprocessable('ENERGY_UNCONFIRMED', 'This energy has to be confirmed by a named person.', { ...doubt });
}
