import type { NutritionalPlan } from '@healzy/api/nutritional-plans';

export const periodOf = ({ name, weeks, startDate }: NutritionalPlan) => ({ name, weeks, startDate });

export const sharesOf = ({ mealShares, macroShares }: NutritionalPlan) => ({ mealShares, macroShares });
