import type { z } from 'zod';
import { ownId, plain, without, type Reference, type Resource } from '../shared/fhir/writing.ts';
import { transferPart } from '../shared/transfer-part.ts';
import { planEnd } from './period.ts';
import { nutritionalPlanRecord } from './record.ts';
import { planTargets } from './targets.ts';
import { DEFAULT_KCAL_PER_BITE } from './bites.ts';
import { MACROS, type Macro } from './meals.ts';

/** The substances by which FHIR's value set of nutrients names what a plan sets; SNOMED CT. */
const NUTRIENTS: Record<Macro, { code: string; display: string }> = {
  CARBS: { code: '2331003', display: 'Carbohydrate' },
  FAT: { code: '256674009', display: 'Fat' },
  PROTEIN: { code: '88878007', display: 'Protein' },
};
const SNOMED = 'http://snomed.info/sct';

/**
 * The nutritional plans of a patient; in FHIR a NutritionOrder for each. Plans are not read from a bundle: an order says
 * nothing of the shares that a plan is made of.
 */
export const nutritionalPlansTransfer = transferPart({
  rows: { nutritionalPlans: nutritionalPlanRecord },
  fhir: {
    *write(sections, subject) {
      for (const plan of sections.nutritionalPlans) yield plain(nutritionOrder(plan, subject));
    },
    // eslint-disable-next-line require-yield -- There is nothing to read in steps.
    *read() {
      return {};
    },
  },
});

type Plan = z.infer<typeof nutritionalPlanRecord>;

/** An R4 NutritionOrder. It has no place for energy by mouth, which is therefore in words. */
function nutritionOrder(plan: Plan, patient: Reference): Resource {
  const { energy, mealShares, macroShares } = plan;
  const day =
    energy &&
    planTargets({ energyKcal: energy.kcal, mealShares, macroShares, kcalPerBite: DEFAULT_KCAL_PER_BITE }).day;
  return without({
    resourceType: 'NutritionOrder',
    id: plan.id,
    identifier: [ownId(plan.id)],
    status: 'active',
    intent: 'plan',
    patient,
    dateTime: plan.createdAt,
    oralDiet: without({
      type: [{ text: plan.name }],
      schedule: [
        {
          repeat: {
            boundsPeriod: { start: plan.startDate, end: planEnd(plan) },
            frequency: 1,
            period: 1,
            periodUnit: 'd',
          },
        },
      ],
      nutrient:
        day &&
        MACROS.map((macro) => ({
          modifier: { coding: [{ system: SNOMED, ...NUTRIENTS[macro] }] },
          amount: { value: day.grams[macro], unit: 'g', system: 'http://unitsofmeasure.org', code: 'g' },
        })),
      instruction: day && `${day.kcal} kcal/d`,
    }),
  });
}
