import { copiedMenu, type MenuDocument } from '@healzy/domain/menus';
import type { PlanCopier } from '../contributions/plan-copies.ts';
import { menus } from './menu-rows.ts';

/** A copy of a plan has its menus too, and notes for which data they were made, so that a waiting question stays. */
export const copyMenus: PlanCopier = async (sql, { accountId, patientId, from, to, weeks, userId, at }) => {
  const original = await menus.find(sql, { accountId, nutritionalPlanId: from });
  if (!original) return;
  await menus.insert(sql, {
    nutritionalPlanId: to,
    accountId,
    patientId,
    version: 1,
    weeks: copiedMenu(original, weeks).weeks as MenuDocument['weeks'],
    undo: [],
    redo: [],
    applied: [],
    basis: original.basis,
    changedBy: userId,
    createdAt: at,
    changedAt: at,
  });
};
