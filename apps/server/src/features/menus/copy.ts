import { copiedMenu, emptyMenu, mealsWithNewFoods, type MenuDocument } from '@healzy/domain/menus';
import type { PlanCopier } from '../../contributions/plan-copies.ts';
import { requireFoodAnswers } from './food-questions.ts';
import { menus, NO_STEPS, recordedRestrictions, writeMenus } from './menu-rows.ts';

/** A copy of a plan has its menus too, and notes for which data they were made, so that a waiting question stays. */
export const copyMenus: PlanCopier = async (sql, { accountId, patientId, from, to, weeks, userId, at }) => {
  const original = await menus.find(sql, { accountId, nutritionalPlanId: from });
  if (!original) return;
  const copied = copiedMenu(original, weeks).weeks as MenuDocument['weeks'];
  const { questions } = await recordedRestrictions(sql, accountId, patientId);
  const filled = mealsWithNewFoods(emptyMenu(weeks), { weeks: copied });
  requireFoodAnswers({ foodQuestions: questions }, filled);
  const made = { weeks: copied, ...NO_STEPS, basis: original.basis, changedBy: userId, changedAt: at };
  await writeMenus(sql, { accountId, plan: { id: to, patientId }, version: 0 }, made);
};
