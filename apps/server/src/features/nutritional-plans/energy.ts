import {
  energyDoubt,
  energyStateOf,
  mostNeededKcal,
  openEnergyDoubt,
  type EnergyDoubt,
  type EnergyPerson,
  type EnergyTarget,
} from '@healzy/domain/nutritional-plans';
import { energyInputOf, latestDated, typedAnswers } from '@healzy/domain/patient-data';
import type { BiologicalSex } from '@healzy/domain/patients';
import { ageOn, type LocalDate } from '@healzy/domain/shared';
import type { Contributions } from '../../contributions/index.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Sql } from '../../platform/db/database.ts';
import { unprocessable } from '../../platform/http/http-problem.ts';
import type { Acting } from '../../platform/http/hooks.ts';
import { MEASUREMENT_COLUMNS, type MeasurementRow } from '../../shared/body-figures/measurement-rows.ts';
import { readSections } from '../patient-data/answers.ts';

/** What decides how little energy a patient may have; what the record does not say is not known. */
export async function energyPerson(
  sql: Sql,
  accountId: string,
  patientId: string,
  today: LocalDate,
): Promise<EnergyPerson> {
  const { rows } = await sql.query<{ sex: BiologicalSex | null; birthdate: string | null }>(
    `SELECT sex, to_char(birthdate, 'YYYY-MM-DD') AS birthdate FROM patients WHERE account_id = $1 AND id = $2`,
    [accountId, patientId],
  );
  const { sex = null, birthdate = null } = rows[0] ?? {};
  const sections = await readSections(sql, accountId, patientId);
  const history = typedAnswers(
    'medical-history',
    sections.find(({ section }) => section === 'medical-history')?.answers,
  );
  return {
    sex,
    age: birthdate === null ? null : ageOn(birthdate, today),
    state: energyStateOf(sex, history),
    hasEatingDisorder: history.diseases?.includes('EATING_DISORDER') === true,
  };
}

/** Who measured a resting energy; a record has it from the feature that measures. */
export type Measuring = Pick<Contributions, 'measuredResting'>;

/** The same with their latest body and what they need, by which a deficit is judged. */
export async function personOfEnergy(
  sql: Sql,
  { accountId, patientId, today }: { accountId: string; patientId: string; today: LocalDate },
  { measuredResting }: Measuring,
): Promise<EnergyPerson> {
  const person = await energyPerson(sql, accountId, patientId, today);
  const patient = await sql.query<{ sex: BiologicalSex | null; birthdate: string | null; timezone: string }>(
    `SELECT sex, to_char(birthdate, 'YYYY-MM-DD') AS birthdate, timezone FROM patients
     WHERE account_id = $1 AND id = $2`,
    [accountId, patientId],
  );
  const measured = await sql.query<MeasurementRow>(
    `SELECT ${MEASUREMENT_COLUMNS} FROM body_measurements m WHERE m.account_id = $1 AND m.patient_id = $2
     ORDER BY m.measured_on DESC, m.created_at DESC, m.id DESC LIMIT 500`,
    [accountId, patientId],
  );
  const { weightKg, heightCm } = latestDated(measured.rows);
  const body = weightKg && heightCm && { weightKg: weightKg.value, heightCm: heightCm.value };
  const { sex = null, birthdate = null, timezone = 'UTC' } = patient.rows[0] ?? {};
  if (sex === null || birthdate === null) return { ...person, body };
  const input = energyInputOf({
    patient: { sex, birthdate, timezone },
    sections: await readSections(sql, accountId, patientId),
    measurements: measured.rows,
    measuredResting: await measuredResting(sql, { accountId, patientId }),
    today,
  });
  return { ...person, body, needKcal: mostNeededKcal(input, person.state) };
}

/** An energy that a plan is to have. */
export interface EnteringEnergy {
  patientId: string;
  /** With the confirmation that is stored of it, if there is one. */
  energy: EnergyTarget | null;
  /** Whether the plan has this energy already: then a change of something else is not held up by it. */
  isKept: boolean;
  confirmsEnergy: boolean | undefined;
  today: LocalDate;
}

/** An energy that was sent, with the confirmation that is stored of the same amount; what is sent of one is not believed. */
export function enteringEnergy(
  sent: EnergyTarget | null,
  ...stored: readonly (EnergyTarget | null)[]
): Pick<EnteringEnergy, 'energy' | 'isKept'> {
  if (sent === null) return { energy: null, isKept: true };
  const { confirmed: _, ...bare } = sent;
  const same = stored.filter((each) => each?.kcal === sent.kcal);
  const confirmed = same.find((each) => each?.confirmed !== undefined)?.confirmed;
  return {
    energy: confirmed === undefined ? bare : { ...bare, confirmed },
    isKept: stored[0]?.kcal === sent.kcal,
  };
}

/**
 * The energy of a plan as it is stored: with who confirmed it, where it is out of the limits of this person.
 *
 * @throws HttpProblem 422 `ENERGY_UNCONFIRMED` when nobody answers for it
 */
export async function confirmedEnergy(
  sql: Sql,
  by: Acting & { services: { contributions: Measuring } },
  { patientId, energy, isKept, confirmsEnergy, today }: EnteringEnergy,
): Promise<EnergyTarget | null> {
  if (energy === null) return null;
  const { accountId, userId } = by.caller;
  const { confirmed, ...bare } = energy;
  const stored = confirmed === undefined ? bare : energy;
  const person = await personOfEnergy(sql, { accountId, patientId, today }, by.services.contributions);
  const doubt = energyDoubt(energy.kcal, person, energy.goal);
  if (doubt === null) return bare;
  if (openEnergyDoubt(energy, person) === null) return stored;
  if (confirmsEnergy === true) {
    await recordAudit(sql, { by, kind: 'ENERGY_CONFIRMED', details: { patientId } });
    return { ...bare, confirmed: { ...doubt, by: userId, at: by.services.now().toISOString() } };
  }
  if (isKept) return stored;
  throw unconfirmed({ ...doubt, kcal: energy.kcal });
}

const unconfirmed = (doubt: EnergyDoubt & { kcal: number }) =>
  unprocessable('ENERGY_UNCONFIRMED', 'This energy has to be confirmed by a named person.', { ...doubt });

/**
 * Refuses that meals take anything new while nobody has answered for the energy that they are made for.
 *
 * @throws HttpProblem 422 `ENERGY_UNCONFIRMED`
 */
export function requireEnergyAnswer(
  { energyDoubt: doubt }: { energyDoubt: (EnergyDoubt & { kcal: number }) | null },
  newlyFilled: number,
): void {
  if (doubt !== null && newlyFilled > 0) throw unconfirmed(doubt);
}
