import type { Food } from '@healzy/domain/foods';
import {
  foodIdsOf,
  type Menu,
  borrowedMenu,
  copiedMenu,
  emptyMenu,
  mealsWithNewFoods,
  type EarlierFood,
  type MenuDocument,
} from '@healzy/domain/menus';
import type { Citable, CitationSources } from '../../contributions/citations.ts';
import type { PatientFilterSources } from '../../contributions/patient-filters.ts';
import type { PlanCopier } from '../../contributions/plan-copies.ts';
import { OF_PATIENT, type RecordSources, type Row } from '../../contributions/record.ts';
import { ofPlan, type StepProofs } from '../../contributions/step-proofs.ts';
import type { WorklistSources } from '../../contributions/worklist.ts';
import type { Sql } from '../../platform/db/database.ts';
import { mapInSlices } from '../../platform/slices.ts';
import { storedFood } from '../foods/food-rows.ts';
import { readCurrentPlan } from './current-plan.ts';
import { foodExclusions } from './exclusions.ts';
import { requireFoodAnswers } from './food-questions.ts';
import { insertRevision } from './food-revisions.ts';
import { menus, NO_STEPS, recordedRestrictions, writeMenus, writeUneatenMeals } from './menu-rows.ts';
import { foodPreferences } from './preferences.ts';
import { PLANS_WITH_QUESTIONS, RESTRICTED_PLANS } from './restricted.ts';
import { planVersions } from './versions/version-rows.ts';

export { patientDays } from './patient-days.ts';
export { demo } from './demo.ts';

// The menus of a plan are one document, named by their plan; the day and the meal are the view of the citation.
export const citations = {
  async MENU(sql, { accountId, patientId, access }, ids) {
    if (access.clinical === 'none') return [];
    const { rows } = await sql.query<Citable>(
      `SELECT nutritional_plan_id AS id, NULL AS subtype FROM menus
       WHERE account_id = $1 AND patient_id = $2 AND nutritional_plan_id = ANY ($3::uuid[])`,
      [accountId, patientId, ids],
    );
    return rows;
  },
} satisfies CitationSources;

const TODAY = '(now() AT TIME ZONE p.timezone)::date';
const END = 'n.start_date + n.weeks * 7';

/** Menus that were made for other energy or shares than their plan has now. */
const IS_OFF = `EXISTS (SELECT 1 FROM menus m WHERE m.account_id = n.account_id AND m.nutritional_plan_id = n.id
  AND m.basis IS NOT NULL AND (m.basis->'energyKcal' IS DISTINCT FROM coalesce(n.energy->'kcal', 'null')
    OR m.basis->'mealShares' <> n.meal_shares OR m.basis->'macroShares' <> n.macro_shares))`;

export const patientFilters = {
  nutritionalPlan: (value, account) => {
    const some = (condition: string) => `EXISTS (SELECT 1 FROM nutritional_plans n
      WHERE n.account_id = ${account} AND n.patient_id = p.id AND ${condition})`;
    switch (value) {
      case 'RUNNING':
        return some(`n.start_date <= ${TODAY} AND ${END} > ${TODAY}`);
      case 'NONE':
        return `NOT ${some('true')}`;
      case 'ENDED':
        return `${some('true')} AND NOT ${some(`${END} > ${TODAY}`)}`;
      case 'OFF_TARGET':
        return some(`${END} > ${TODAY} AND ${IS_OFF}`);
    }
  },
} satisfies PatientFilterSources;

/** A line for each of some plans. */
const ofPlans = (plans: string) => ({
  patient: 'o.patient_id',
  select: `SELECT o.id, o.patient_id, o.cause, o.since, NULL::uuid, NULL::timestamptz, NULL::uuid
      FROM (${plans}) o WHERE true`,
  subject: 'SELECT patient_id FROM nutritional_plans WHERE id = $1 AND account_id = $2',
});

export const worklist = {
  MENU_RESTRICTED: {
    ...ofPlans(RESTRICTED_PLANS),
    alertText: '(SELECT n.name FROM nutritional_plans n WHERE n.id = l.subject_id)',
  },
  MENU_QUESTIONS: ofPlans(PLANS_WITH_QUESTIONS),
} satisfies WorklistSources;

export const stepProofs = {
  MENUS_CREATED: {
    subject: 'n.id',
    at: 'm.created_at',
    title: 'n.name',
    from: () => `FROM menus m JOIN nutritional_plans n ON n.id = m.nutritional_plan_id WHERE ${ofPlan('m')}`,
  },
} satisfies StepProofs;

/** Foods that one statement reads; it holds the thread that the embedded database runs in. */
const AT_ONCE = 400;

/** The account's own foods of some menus, each until now and as it was before: another account has none of them. */
async function withEarlierFoods(sql: Sql, row: Row): Promise<Row> {
  const weeks = row['weeks'] as Menu['weeks'];
  const ids = [...foodIdsOf(weeks)];
  const earlier: EarlierFood<Food>[] = [];
  const keep = ({ id, at, food }: { id: string; at: Date | string; food: unknown }): number =>
    earlier.push({ foodId: id, until: new Date(at).toISOString(), food: storedFood({ food }) });
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const { rows: former } = await sql.query<Parameters<typeof keep>[0]>(
      'SELECT food_id AS id, until AS at, food FROM food_revisions WHERE food_id = ANY ($1::uuid[]) ORDER BY id, at',
      [some],
    );
    await mapInSlices(former, keep);
    const { rows: now } = await sql.query<Parameters<typeof keep>[0]>(
      `SELECT id, food, date_trunc('milliseconds', greatest(now(), $2)) AS at FROM foods WHERE id = ANY ($1::uuid[])`,
      [some, row['changedAt']],
    );
    await mapInSlices(now, keep);
  }
  return { ...row, earlierFoods: earlier };
}

/** What a transfer includes; erasing the patient rewrites the tables because of their patient column. */
export const recordSections: RecordSources = {
  menus: {
    table: menus.name,
    of: OF_PATIENT,
    order: 'x.changed_at, x.nutritional_plan_id',
    // Kept beside the foods of the account.
    besides: ['earlierFoods'],
    complete: (sql, rows) => Promise.all(rows.map((row) => withEarlierFoods(sql, row))),
    async writeMore(sql, { earlierFoods: foods, nutritionalPlanId, weeks }, { accountId }) {
      for (const food of foods) await insertRevision(sql, accountId, food);
      await writeUneatenMeals(sql, { accountId, planId: nutritionalPlanId, weeks });
    },
  },
  planVersions: { table: planVersions.name, of: OF_PATIENT, order: 'x.created_at, x.id' },
  foodExclusions: { table: foodExclusions.name, of: OF_PATIENT, order: 'x.changed_at' },
  foodPreferences: { table: foodPreferences.name, of: OF_PATIENT, order: 'x.changed_at' },
};

/** A copy of a plan, and one that begins with another, has its menus too, and notes for which data they were made, so that a waiting question stays. */
const copyMenus: PlanCopier = async (sql, copy) => {
  const { accountId, patientId, from, to, weeks, userId, at, isBorrowed = false } = copy;
  const original = await menus.find(sql, { accountId, nutritionalPlanId: from });
  // Without knowing what menus were made for, nobody would be asked to recalculate them for another person's energy.
  if (!original || (isBorrowed && original.basis === null)) return;
  const copied = (isBorrowed ? borrowedMenu : copiedMenu)(original, weeks).weeks as MenuDocument['weeks'];
  const { questions } = await recordedRestrictions(sql, accountId, patientId);
  const filled = mealsWithNewFoods(emptyMenu(weeks), { weeks: copied });
  requireFoodAnswers({ foodQuestions: questions }, filled);
  // What another person will not eat is not of this one's menus.
  const basis =
    isBorrowed && original.basis
      ? { ...original.basis, exclusions: { foodIds: [], categories: [] } }
      : original.basis;
  const row = { weeks: copied, ...NO_STEPS, basis, changedBy: userId, changedAt: at };
  await writeMenus(sql, { accountId, plan: { id: to, patientId }, version: 0 }, row);
};

export const planCopies = [copyMenus];

export const clinicalSummary = { nutritionalPlan: readCurrentPlan };

export const stayingTables = ['plan_calendars'];
