import type { PatientFilterSources } from '../../contributions/patient-filters.ts';

const TODAY = '(now() AT TIME ZONE p.timezone)::date';
const END = 'n.start_date + n.weeks * 7';

/** Menus that were made for other energy or shares than their plan has now. */
const IS_OFF = `EXISTS (SELECT 1 FROM menus m WHERE m.account_id = n.account_id AND m.nutritional_plan_id = n.id
  AND m.basis IS NOT NULL AND (m.basis->'energyKcal' IS DISTINCT FROM coalesce(n.energy->'kcal', 'null')
    OR m.basis->'mealShares' <> n.meal_shares OR m.basis->'macroShares' <> n.macro_shares))`;

export const patientFilters = {
  nutritionalPlan: (value, account) => {
    const some = (condition: string) => `EXISTS (SELECT 1 FROM nutritional_plans n
      WHERE n.account_id = ${account} AND n.patient_id = p.id AND ${condition})`;
    switch (value) {
      case 'RUNNING':
        return some(`n.start_date <= ${TODAY} AND ${END} > ${TODAY}`);
      case 'NONE':
        return `NOT ${some('true')}`;
      case 'ENDED':
        return `${some('true')} AND NOT ${some(`${END} > ${TODAY}`)}`;
      case 'OFF_TARGET':
        return some(`${END} > ${TODAY} AND ${IS_OFF}`);
    }
  },
} satisfies PatientFilterSources;
