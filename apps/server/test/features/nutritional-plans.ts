import { DEFAULT_MACRO_SHARES, DEFAULT_MEAL_SHARES } from '@healzy/domain/nutritional-plans';
import type { FeatureSamples } from '../feature-samples.ts';

const period = { name: 'Cuatro semanas', weeks: 4, startDate: '2190-03-01' };
const plan = {
  ...period,
  mealShares: DEFAULT_MEAL_SHARES,
  macroShares: DEFAULT_MACRO_SHARES,
  energy: { kcal: 1900, source: 'TYPED', on: '2026-03-01' },
};

export const samples: FeatureSamples = {
  tables: ['nutritional_plans'],

  async add(bed, clinic, patientId, text) {
    const added = await bed.call('createNutritionalPlan', {
      as: clinic.people.specialist,
      path: { patientId },
      body: { ...period, name: text },
    });
    if (added.status !== 201) throw new Error(`The plan answered ${added.text}.`);
    return added.body.id as string;
  },

  calls: ({ patientId, id }) => ({
    listNutritionalPlans: { path: { patientId }, names: true },
    createNutritionalPlan: { path: { patientId }, body: period, names: true },
    getNutritionalPlan: { path: { id }, names: true },
    updateNutritionalPlan: { path: { id }, headers: { 'if-match': '"1"' }, body: plan, names: true },
    deleteNutritionalPlan: { path: { id }, names: true },
    duplicateNutritionalPlan: { path: { id }, body: period, names: true },
  }),
};
