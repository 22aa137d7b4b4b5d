// Generated from openapi/ by `npm run contract`. Do not edit.
export const NUTRITIONAL_PLAN_FIELDS = ['name', 'weeks', 'startDate', 'mealShares', 'macroShares', 'macrosMeasuredOn', 'energy', 'menuTemplate'] as const;
