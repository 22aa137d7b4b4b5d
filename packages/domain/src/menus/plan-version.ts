import { z } from 'zod';
import {
  eachMeal,
  nutritionalPlanRecord,
  type EnergyTarget,
  type FrequencyChange,
  type MacroShares,
  type MealShares,
  type PlanMenuTemplate,
} from '../nutritional-plans/index.ts';
import { nameText, type LocalDate } from '../shared/index.ts';
import { recordFields } from '../shared/record-fields.ts';
import { applyActions } from './actions.ts';
import type { MenuDocument } from './document.ts';
import { EMPTY_WEEK, menuMeals, uneaten, type Menu, type MenuDay } from './menu.ts';
import { packedMenuSchema } from './packed-menu.ts';

/** Why a version of a plan was kept: by a person, under a name, or by itself before something is replaced. */
export const PLAN_VERSION_REASONS = ['NAMED', 'BEFORE_RECALCULATION', 'BEFORE_RESTORE'] as const;
export type PlanVersionReason = (typeof PLAN_VERSION_REASONS)[number];

/** Versions of one plan: named ones beyond that are refused, the oldest kept by themselves make room. */
export const PLAN_VERSION_LIMITS = { name: 80, named: 30, automatic: 20 } as const;

export const planVersionNameSchema = z.object({ name: nameText(PLAN_VERSION_LIMITS.name) });
export type PlanVersionName = z.infer<typeof planVersionNameSchema>;

/** The data of a plan that a version keeps. */
const versionedPlanSchema = nutritionalPlanRecord.pick({
  name: true,
  weeks: true,
  startDate: true,
  mealShares: true,
  macroShares: true,
  macrosMeasuredOn: true,
  energy: true,
  menuTemplate: true,
  frequencies: true,
});
export interface VersionedPlan {
  name: string;
  weeks: number;
  startDate: LocalDate;
  mealShares: MealShares;
  macroShares: MacroShares;
  macrosMeasuredOn?: LocalDate | null;
  energy: EnergyTarget | null;
  menuTemplate: PlanMenuTemplate | null;
  /** Absent from versions of before a plan could change them. */
  frequencies?: readonly FrequencyChange[] | null;
}

const { id, person, instant } = recordFields;

/** A version of a plan, as stored and as exported in a patient's record. */
export const planVersionRecord = z.object({
  id,
  nutritionalPlanId: id,
  /** Null for those that were kept by themselves. */
  name: nameText(PLAN_VERSION_LIMITS.name).nullable(),
  reason: z.enum(PLAN_VERSION_REASONS),
  plan: versionedPlanSchema,
  menus: packedMenuSchema,
  createdBy: person,
  createdAt: instant,
});

export const versionedPlan = (plan: VersionedPlan): VersionedPlan => ({
  name: plan.name,
  weeks: plan.weeks,
  startDate: plan.startDate,
  mealShares: plan.mealShares,
  macroShares: plan.macroShares,
  macrosMeasuredOn: plan.macrosMeasuredOn ?? null,
  energy: plan.energy,
  menuTemplate: plan.menuTemplate,
  frequencies: plan.frequencies ?? null,
});

/**
 * The data that a plan has after a version of it was restored. A plan does not start in the past: where the version's
 * start is over and not the plan's own, that stays.
 */
export function restoredPlan(now: VersionedPlan, version: VersionedPlan, today: LocalDate): VersionedPlan {
  const isPossible = version.startDate >= today || version.startDate === now.startDate;
  return { ...versionedPlan(version), startDate: isPossible ? version.startDate : now.startDate };
}

/**
 * The menus that a plan has after a version was restored: those of the version, but what was eaten stays as it was eaten.
 * Both get as many weeks as the longer one has, so that nothing behind a plan's end is lost.
 */
export function restoredMenus(now: Menu, version: Menu): { before: Menu; after: Menu; eaten: number } {
  const count = Math.max(now.weeks.length, version.weeks.length);
  const padded = ({ weeks }: Menu): Menu => ({
    weeks: Array.from({ length: count }, (_, week) => weeks[week] ?? EMPTY_WEEK),
  });
  const [before, wanted] = [padded(now), padded(version)];
  const after = {
    weeks: wanted.weeks.map((days, week) =>
      days.map((day, place): MenuDay => {
        const was = before.weeks[week]?.[place];
        return eachMeal((meal) => (was?.[meal].isCompleted ? was[meal] : uneaten(day[meal])));
      }),
    ),
  };
  return { before, after, eaten: menuMeals(before).filter(({ isCompleted }) => isCompleted).length };
}

/** Menus with a restored version as one step that undo takes back. */
export function restoreInto(document: MenuDocument, version: Menu, actionId: string): MenuDocument {
  const { before, after } = restoredMenus({ weeks: document.weeks }, version);
  const base = { ...document, weeks: before.weeks as MenuDocument['weeks'] };
  const meals = menuMeals(after).flatMap(({ week, day, meal }) => {
    const at = { week, day, meal };
    const [was, is] = [before.weeks[week]?.[day]?.[meal], after.weeks[week]?.[day]?.[meal]];
    return is && JSON.stringify(was) !== JSON.stringify(is) ? [{ at, meal: is }] : [];
  });
  if (meals.length === 0) return base;
  return applyActions(base, [{ id: actionId, kind: 'EDIT', edit: { kind: 'MEALS', meals } }]).document;
}
