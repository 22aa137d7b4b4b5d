import {
  basisOf,
  borrowedMenu,
  copiedMenu,
  emptyMenu,
  mealsWithNewFoods,
  NOTHING_EXCLUDED,
  type MenuDocument,
} from '@healzy/domain/menus';
import type { PlanCopier } from '../../contributions/plan-copies.ts';
import { requireFoodAnswers } from './food-questions.ts';
import { menus, NO_STEPS, recordedRestrictions, writeMenus } from './menu-rows.ts';

/** A copy of a plan, and one that begins with another, has its menus too, and notes for which data they were made, so that a waiting question stays. */
export const copyMenus: PlanCopier = async (sql, copy) => {
  const { accountId, patientId, from, to, weeks, userId, at, borrowed } = copy;
  const original = await menus.find(sql, { accountId, nutritionalPlanId: from });
  if (!original) return;
  const copied = (borrowed ? borrowedMenu : copiedMenu)(original, weeks).weeks as MenuDocument['weeks'];
  const { questions } = await recordedRestrictions(sql, accountId, patientId);
  const filled = mealsWithNewFoods(emptyMenu(weeks), { weeks: copied });
  requireFoodAnswers({ foodQuestions: questions }, filled);
  // Once the energy of the other person is chosen, the question is asked whether to recalculate.
  const unknown =
    borrowed &&
    basisOf({ ...borrowed, menuTemplate: borrowed.menuTemplate ?? null, energy: null }, NOTHING_EXCLUDED);
  const basis = original.basis ?? unknown ?? null;
  const made = { weeks: copied, ...NO_STEPS, basis, changedBy: userId, changedAt: at };
  await writeMenus(sql, { accountId, plan: { id: to, patientId }, version: 0 }, made);
};
