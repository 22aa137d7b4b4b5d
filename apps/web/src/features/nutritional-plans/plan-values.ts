import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import type { PlanForm } from '@healzy/domain/nutritional-plans';

/** Everything that a plan is written with but the menu template, which stays. Each form changes its own part of it. */
export const writtenOf = (plan: NutritionalPlan): Omit<PlanForm, 'menuTemplate'> => {
  const { name, weeks, startDate, mealShares, macroShares, energy } = plan;
  return { name, weeks, startDate, mealShares, macroShares, energy };
};

export const periodOf = ({ name, weeks, startDate }: NutritionalPlan) => ({ name, weeks, startDate });

export const sharesOf = ({ mealShares, macroShares }: NutritionalPlan) => ({ mealShares, macroShares });
