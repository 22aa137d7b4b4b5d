import { plannedWeeks } from '@healzy/domain/menus';
import { reportFileName } from '@healzy/domain/shared';
import { findLetterhead, readLogo } from '../../accounts/letterhead.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { longHandler, type LongCall } from '../../../platform/http/calls.ts';
import { unprocessable } from '../../../platform/http/http-problem.ts';
import { requirePlan } from '../../nutritional-plans/access.ts';
import { paperPerson } from '../../../shared/patient-access/patient-name.ts';
import { patientLanguage } from '../../patients/patient-language.ts';
import { pdfThread } from '../../../platform/pdf/thread.ts';
import { readFoods, storedFood } from '../../foods/food-rows.ts';
import { supplementsOnPaper } from '../../supplements/paper.ts';
import { foodsOfMenus } from '../foods-of-menus.ts';
import { planLabels } from '../labels.ts';
import { requireItsEnergy } from '../its-energy.ts';
import { recordedForAge, shownMenus } from '../menu-rows.ts';
import { personsOf } from '../preferences.ts';
import type { PaperData } from './paper-data.ts';
import { paperRecipes } from './read-recipes.ts';
import {
  paperLabels,
  paperWarnings,
  paperWeeks,
  periodOf,
  targetsOf,
  type PaperFoods,
  type Weeks,
} from './read-paper.ts';

const makeBeside = pdfThread<PaperData>(
  'features/menus/paper/plan-paper-worker',
  new URL('plan-paper-worker-source.mjs', import.meta.url),
);

export const exportPlanPaper = longHandler('exportPlanPaper', async (call) => {
  const { logoKey, ...found } = await call.inAccount((sql) => readPaper(sql, call));
  const logo = await readLogo(call.services, logoKey);
  const body = await makeBeside({ ...found, clinic: { ...found.clinic, logo } }, call.caller.accountId);
  const { language, patient, plan } = found;
  const fileName = reportFileName(planLabels(language)('file'), patient, plan.from);
  return { status: 200, body, fileName };
});

/** The weeks asked for that the plan has, counted from 0. @throws HttpProblem 422 `PLAN_NO_DAYS` when there are none */
function chosenWeeks(weeks: number, wanted: readonly number[] | undefined): number[] {
  const all = Array.from({ length: weeks }, (_, week) => week);
  const chosen = wanted === undefined ? all : all.filter((week) => wanted.includes(week + 1));
  if (chosen.length === 0) throw unprocessable('PLAN_NO_DAYS', 'The plan has none of these weeks.');
  return chosen;
}

/** Weeks without menus are left out, unless there is no other: then the paper says that it has no menus. */
function withMenus(chosen: readonly number[], weeks: Weeks): number[] {
  const all = plannedWeeks({ weeks });
  const planned = chosen.filter((week) => all.includes(week));
  return planned.length > 0 ? planned : chosen.slice(0, 1);
}

async function readPaper(
  sql: Sql,
  call: LongCall<'exportPlanPaper'>,
): Promise<PaperData & { logoKey: string | null }> {
  const { caller, path, query, services } = call;
  const { accountId } = caller;
  const plan = await requirePlan(sql, caller, path.id, 'read');
  const { patientId } = plan;
  const asked = chosenWeeks(plan.weeks, query.week);
  await recordAudit(sql, { by: call, kind: 'EXPORTED', details: { exported: 'PLAN_PAPER', patientId } });
  const menus = await shownMenus(sql, accountId, plan, services.now());
  requireItsEnergy(plan, menus.basis);
  const chosen = withMenus(asked, menus.weeks);
  const shown = chosen.flatMap((week) => menus.weeks[week] ?? []);
  const known = await foodsOfMenus(sql, accountId, shown);
  const warnings = paperWarnings([shown], menus.restrictions, known);
  const foods: PaperFoods = { ...known, isDoubtful: (foodId) => warnings.has(foodId) };
  const language = query.language ?? (await patientLanguage(sql, caller, patientId));
  const { name: clinic, logoKey } = await findLetterhead(sql, accountId);
  const persons = await personsOf(sql, accountId, patientId);
  const weeks = await paperWeeks(plan, menus.weeks, chosen, foods, menus.restrictions, persons);
  const days = weeks.flatMap((week) => week.days.map(({ date }) => date));
  const supplements = await supplementsOnPaper({
    ...{ sql, accountId, patientId, language },
    from: days[0] ?? plan.startDate,
    to: days.at(-1) ?? plan.startDate,
  });
  return {
    language,
    clinic: { name: clinic, logo: null },
    logoKey,
    ...(await paperPerson(sql, patientId)),
    ...(await signatureOf(sql, caller.userId, patientId)),
    madeAt: services.now().toISOString(),
    plan: periodOf(plan),
    targets: targetsOf(plan),
    measured: {
      energyOn: plan.energy?.source === 'MEASURED' ? plan.energy.on : null,
      macrosOn: plan.macrosMeasuredOn,
    },
    avoids: {
      restrictions: menus.restrictions,
      ofAge: await recordedForAge(sql, accountId, patientId),
      others: menus.otherRestrictions,
      categories: menus.exclusions.categories,
      foods: (await readFoods(sql, accountId, menus.exclusions.foodIds)).map(storedFood),
    },
    remarks: menus.foodRemarks,
    hasOpenQuestions: menus.foodQuestions.length > 0,
    labels: paperLabels([shown], menus.restrictions, foods),
    warnings: [...warnings.values()],
    weeks,
    recipes: await paperRecipes(sql, accountId, language, plan, menus.weeks, chosen, foods, persons),
    sections: supplements === null ? [] : [supplements],
  };
}

/** Who makes the paper, and the zone of the clock by which the patient lives. */
async function signatureOf(
  sql: Sql,
  userId: string,
  patientId: string,
): Promise<{ author: string; zone: string }> {
  const { rows } = await sql.query<{ author: string; zone: string | null }>(
    `SELECT (SELECT concat_ws(' ', u.name, u.surname) FROM users u WHERE u.id = $1) AS author,
       (SELECT p.timezone FROM patients p WHERE p.id = $2) AS zone`,
    [userId, patientId],
  );
  return { author: rows[0]?.author ?? '', zone: rows[0]?.zone ?? 'UTC' };
}
