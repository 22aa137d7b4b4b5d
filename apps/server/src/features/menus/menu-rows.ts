import type { Menus } from '@healzy/api/schema';
import {
  datedMenus,
  emptyMenu,
  menuRecord,
  restrictionsOf,
  restrictionsOfAge,
  type EatenBy,
  type Menu,
  type MenuBasis,
  type MenuDocument,
  type RestrictingRecord,
  type StoredFoodAnswer,
} from '@healzy/domain/menus';
import { openEnergyDoubt, type EnergyTarget } from '@healzy/domain/nutritional-plans';
import { readAnswers } from '@healzy/domain/patient-data';
import { todayIn } from '@healzy/domain/shared';
import { columnOfType, idColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { NEXT_VERSION, table } from '../../platform/db/table.ts';
import { personOfEnergy, type Measuring } from '../nutritional-plans/energy.ts';
import { patientZone } from '../../shared/patient-access/patient-zone.ts';
import { readSections } from '../patient-data/answers.ts';
import { shownExclusions } from './exclusions.ts';
import { uneatenMeals } from './uneaten-meals.ts';

export const menus = table(
  'menus',
  menuRecord.extend({
    accountId: idColumn,
    patientId: idColumn,
    weeks: columnOfType<MenuDocument['weeks']>(),
    undo: columnOfType<MenuDocument['undo']>(),
    redo: columnOfType<MenuDocument['redo']>(),
    applied: columnOfType<MenuDocument['applied']>(),
    basis: columnOfType<MenuBasis | null>(),
  }),
);

interface PlanOfMenus {
  id: string;
  patientId: string;
  weeks: number;
  startDate: string;
  energy: EnergyTarget | null;
}

/** Weeks that one statement writes: those of a year would hold the thread that the embedded database runs in. */
const WEEKS_AT_ONCE = 13;

interface WrittenMenus extends Omit<Parameters<typeof menus.update>[2], 'weeks'> {
  weeks: MenuDocument['weeks'];
}

/** Writes the menus of a plan, whose lock is theirs too: there is no row to lock before the first ones. */
export async function writeMenus(
  sql: Sql,
  {
    accountId,
    plan,
    version,
  }: { accountId: string; plan: Pick<PlanOfMenus, 'id' | 'patientId'>; version: number },
  { weeks, ...changes }: WrittenMenus,
): Promise<void> {
  const key = { accountId, nutritionalPlanId: plan.id };
  const begun = { ...changes, weeks: weeks.slice(0, WEEKS_AT_ONCE) };
  if (version > 0) await menus.update(sql, key, { ...begun, version: NEXT_VERSION });
  else {
    const first = { patientId: plan.patientId, version: 1, createdAt: changes.changedAt };
    await menus.insert(sql, { ...begun, ...key, ...first });
  }
  for (let from = WEEKS_AT_ONCE; from < weeks.length; from += WEEKS_AT_ONCE)
    await sql.query(
      `UPDATE menus SET weeks = weeks || $3::text::jsonb WHERE account_id = $1 AND nutritional_plan_id = $2`,
      [accountId, plan.id, JSON.stringify(weeks.slice(from, from + WEEKS_AT_ONCE))],
    );
  await writeUneatenMeals(sql, { accountId, planId: plan.id, weeks });
}

/** Keeps beside menus which foods are still to be eaten in which meals; whoever writes their weeks writes this too. */
export async function writeUneatenMeals(
  sql: Sql,
  { accountId, planId, weeks }: { accountId: string; planId: string; weeks: Menu['weeks'] },
): Promise<void> {
  await sql.query(
    `UPDATE menus SET foods = $3::text::jsonb WHERE account_id = $1 AND nutritional_plan_id = $2`,
    [accountId, planId, JSON.stringify(uneatenMeals(weeks))],
  );
}

/** Menus that nobody has edited yet have no steps to undo. */
export const NO_STEPS = { undo: [], redo: [], applied: [] };

/** Whether the latest glucose test of the patient `p` is judged by the ranges of pregnancy. */
export const HAS_PREGNANCY_RANGES = `coalesce((SELECT t.range_profile = 'PREGNANCY' FROM medical_tests t
  WHERE t.account_id = $1 AND t.patient_id = p.id AND t.range_profile IS NOT NULL
  ORDER BY t.created_at DESC, t.id LIMIT 1), false)`;

/** A patient's record as far as it can restrict what they eat. */
async function restrictingRecord(sql: Sql, accountId: string, patientId: string): Promise<RestrictingRecord> {
  const sections = await readSections(sql, accountId, patientId);
  const { answers: foodAnswers } = await shownExclusions(sql, accountId, patientId);
  const { rows } = await sql.query<{ age: number | null; hasPregnancyRanges: boolean }>(
    `SELECT date_part('year', age((now() AT TIME ZONE p.timezone)::date, p.birthdate))::integer AS age,
       ${HAS_PREGNANCY_RANGES} AS has_pregnancy_ranges
     FROM patients p WHERE p.account_id = $1 AND p.id = $2`,
    [accountId, patientId],
  );
  return {
    answers: Object.fromEntries(
      sections.map(({ section, answers }) => [section, readAnswers(section, answers)]),
    ),
    age: rows[0]?.age ?? null,
    hasPregnancyRanges: rows[0]?.hasPregnancyRanges ?? false,
    foodAnswers: foodAnswers as StoredFoodAnswer[],
  };
}

/** What a patient's record means for their food. */
export const recordedRestrictions = async (sql: Sql, accountId: string, patientId: string) =>
  restrictionsOf(await restrictingRecord(sql, accountId, patientId));

/** What of it is for the patient's age alone. */
export const recordedForAge = async (sql: Sql, accountId: string, patientId: string) =>
  restrictionsOfAge(await restrictingRecord(sql, accountId, patientId));

/** By whose clock a day of a plan is over. */
export const eatenBy = async (sql: Sql, plan: PlanOfMenus, now: Date): Promise<EatenBy> => ({
  startDate: plan.startDate,
  zone: await patientZone(sql, plan.patientId),
  now,
});

/** Without one, as where nobody answers for an energy, a need is predicted. */
const NOT_MEASURED: Measuring = { measuredResting: () => Promise.resolve(null) };

/** The menus of a plan as responses show them: each meal says whose instant's figures its foods have. */
export async function shownMenus(
  sql: Sql,
  accountId: string,
  plan: PlanOfMenus,
  now: Date,
  measuring: Measuring = NOT_MEASURED,
): Promise<Menus> {
  const row = await menus.find(sql, { accountId, nutritionalPlanId: plan.id });
  const { restrictions, remarks, questions, others } = await recordedRestrictions(
    sql,
    accountId,
    plan.patientId,
  );
  const { foodIds, categories, answers } = await shownExclusions(sql, accountId, plan.patientId);
  return {
    nutritionalPlanId: plan.id,
    patientId: plan.patientId,
    version: row?.version ?? 0,
    weeks: datedMenus(
      weeksOf(row?.weeks ?? [], plan.weeks),
      await eatenBy(sql, plan, now),
      row?.changedAt ?? null,
    ) as Menus['weeks'],
    undo: row?.undo ?? [],
    redo: row?.redo ?? [],
    applied: row?.applied ?? [],
    restrictions,
    exclusions: { foodIds, categories },
    otherRestrictions: others,
    foodRemarks: remarks,
    foodQuestions: questions,
    foodAnswers: answers,
    energyDoubt: await shownEnergyDoubt(sql, accountId, plan, now, measuring),
    basis: (row?.basis ?? null) as Menus['basis'],
    changedAt: row?.changedAt ?? null,
  };
}

/** What a named person still has to answer for before menus are filled with the energy of a plan. */
async function shownEnergyDoubt(
  sql: Sql,
  accountId: string,
  { patientId, energy }: PlanOfMenus,
  now: Date,
  measuring: Measuring,
): Promise<Menus['energyDoubt']> {
  if (energy === null) return null;
  const today = todayIn(await patientZone(sql, patientId), now);
  const doubt = openEnergyDoubt(
    energy,
    await personOfEnergy(sql, { accountId, patientId, today }, measuring),
  );
  return doubt && { ...doubt, kcal: energy.kcal };
}

/** A plan that became longer has empty weeks at its end; menus after the end of a shorter one stay in their place. */
const weeksOf = (weeks: MenuDocument['weeks'], count: number): Menu['weeks'] => [
  ...weeks,
  ...emptyMenu(Math.max(0, count - weeks.length)).weeks,
];
