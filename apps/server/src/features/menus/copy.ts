import {
  borrowedMenu,
  copiedMenu,
  emptyMenu,
  mealsWithNewFoods,
  type MenuDocument,
} from '@healzy/domain/menus';
import type { PlanCopier } from '../../contributions/plan-copies.ts';
import { requireFoodAnswers } from './food-questions.ts';
import { menus, NO_STEPS, recordedRestrictions, writeMenus } from './menu-rows.ts';

/** A copy of a plan, and one that begins with another, has its menus too, and notes for which data they were made, so that a waiting question stays. */
export const copyMenus: PlanCopier = async (sql, copy) => {
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
