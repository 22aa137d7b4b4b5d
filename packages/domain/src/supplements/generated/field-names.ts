// Generated from openapi/ by `npm run contract`. Do not edit.
export const SUPPLEMENT_FIELDS = ['name', 'nameEn', 'internalName', 'category', 'description', 'descriptionEn', 'discountCode', 'shoppingUrl', 'servingAmount', 'servingUnit', 'ingredients'] as const;
export const PATIENT_SUPPLEMENT_FIELDS = ['supplementId', 'unit', 'amountPerTake', 'dailyTakes', 'frequency', 'weekdays', 'startDate', 'endDate', 'observations'] as const;
