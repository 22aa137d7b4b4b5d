import { describe, expect, it } from 'vitest';
import { nutritionalPlanRecord } from './record.ts';
import { DEFAULT_MACRO_SHARES, DEFAULT_MEAL_SHARES } from './shares.ts';
import { nutritionalPlansTransfer } from './transfer.ts';

const subject = { reference: 'urn:uuid:00000000-0000-4000-8000-000000000001' };
const plan = nutritionalPlanRecord.parse({
  id: '00000000-0000-4000-8000-000000000002',
  version: 1,
  name: 'Cuatro semanas',
  weeks: 4,
  startDate: '2026-11-23',
  mealShares: DEFAULT_MEAL_SHARES,
  macroShares: DEFAULT_MACRO_SHARES,
  energy: { kcal: 2000, source: 'TYPED', on: '2026-11-20' },
  menuTemplate: null,
  createdBy: null,
  createdAt: '2026-11-20T09:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
});
const ordersOf = (nutritionalPlans: (typeof plan)[]) =>
  [...(nutritionalPlansTransfer.fhir?.write({ nutritionalPlans }, subject) ?? [])].map(
    (entry) => (JSON.parse(entry.write(null)) as { resource: Record<string, unknown> }).resource,
  );

describe('a nutritional plan in FHIR', () => {
  it('is an order of an oral diet, with its days and the grams of each macronutrient', () => {
    const [order] = ordersOf([plan]);
    expect(order).toEqual({
      resourceType: 'NutritionOrder',
      id: plan.id,
      identifier: [{ system: 'urn:healzy:id', value: plan.id }],
      status: 'active',
      intent: 'plan',
      patient: subject,
      dateTime: plan.createdAt,
      oralDiet: {
        type: [{ text: 'Cuatro semanas' }],
        schedule: [
          {
            repeat: {
              boundsPeriod: { start: '2026-11-23', end: '2026-12-20' },
              frequency: 1,
              period: 1,
              periodUnit: 'd',
            },
          },
        ],
        nutrient: [
          ['2331003', 'Carbohydrate', 225],
          ['256674009', 'Fat', 67],
          ['88878007', 'Protein', 125],
        ].map(([code, display, value]) => ({
          modifier: { coding: [{ system: 'http://snomed.info/sct', code, display }] },
          amount: { value, unit: 'g', system: 'http://unitsofmeasure.org', code: 'g' },
        })),
        instruction: '2000 kcal/d',
      },
    });
  });

  it('has no amounts without energy, and no null, which FHIR does not know', () => {
    const [order] = ordersOf([{ ...plan, energy: null }]);
    expect(order?.['oralDiet']).not.toHaveProperty('nutrient');
    expect(JSON.stringify(order)).not.toContain('null');
  });
});
