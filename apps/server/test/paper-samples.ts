import {
  DEFAULT_MACRO_SHARES,
  DEFAULT_MEAL_SHARES,
  MEALS,
  planDate,
  planTargets,
} from '@healzy/domain/nutritional-plans';
import type { PaperData, PaperFood } from '../src/features/menus/paper/paper-data.ts';

const START = '2026-11-23';

const food = (index: number): PaperFood => ({
  nameEs: `Alimento número ${index}`,
  nameEn: `Food number ${index}`,
  portions: 1.5,
  amount: { amount: 100 + index, unit: 'G', grams: 100 + index },
  household: { count: 2.5, nameEs: 'taza mediana', nameEn: 'medium cup' },
});
const energy = { kcal: 500, bites: 5, isLeast: false };

/** A plan whose meals have four foods each, as the worker thread gets it. */
export function paperSample({ weeks }: { weeks: number }): PaperData {
  return {
    language: 'es',
    clinic: { name: 'Clínica Alba', logo: null },
    birthdate: '1984-06-02',
    patient: 'Ángela Núñez',
    author: 'Alma Ruiz',
    madeAt: '2026-11-23T08:00:00Z',
    zone: 'Europe/Madrid',
    plan: { name: 'Cuatro semanas', from: START, to: planDate(START, { week: weeks - 1, day: 6 }), weeks },
    targets: planTargets({
      energyKcal: 2000,
      mealShares: DEFAULT_MEAL_SHARES,
      macroShares: DEFAULT_MACRO_SHARES,
      kcalPerBite: 100,
    }),
    measured: { energyOn: null, macrosOn: null },
    avoids: { restrictions: ['GLUTEN', 'NUTS'], ofAge: [], others: ['Kiwi'], categories: [], foods: [] },
    remarks: [],
    hasOpenQuestions: false,
    labels: [],
    warnings: [],
    weeks: Array.from({ length: weeks }, (_, week) => ({
      week: week + 1,
      days: Array.from({ length: 7 }, (_day, day) => ({
        date: planDate(START, { week, day }),
        energy,
        meals: MEALS.map((meal, index) => ({
          meal,
          name: '',
          energy,
          parts: [
            {
              dish: { nameEs: 'Plato del día', nameEn: null },
              foods: [0, 1].map((each) => ({ ...food(day * 20 + index * 4 + each), isMain: each === 0 })),
            },
            ...[2, 3].map((each) => ({ dish: null, foods: [food(day * 20 + index * 4 + each)] })),
          ],
        })),
      })),
      shopping: {
        persons: 1,
        aisles: (['PRODUCE', 'BUTCHER', 'FISHMONGER', 'CHILLED', 'DRY_GOODS'] as const).map((aisle) => ({
          aisle,
          items: Array.from({ length: 8 }, (_item, index) => ({
            foodId: `${aisle}-${index}`,
            nameEs: `Alimento número ${index}`,
            nameEn: `Food number ${index}`,
            amount: 450,
            unit: 'G' as const,
            grams: 450,
            isDensityAssumed: false,
            lookFor: [],
            household: { count: 3, nameEs: 'taza mediana', nameEn: 'medium cup', grams: 150 },
            purchase: index === 0 ? { unit: 'PACK' as const, count: 1, size: 500 } : null,
          })),
        })),
        staples: [],
        unweighed: [],
      },
    })),
    recipes: Array.from({ length: 3 }, (_, index) => ({
      nameEs: `Plato número ${index + 1}`,
      nameEn: null,
      minutes: 25,
      keepsDays: index,
      servings: Array.from({ length: index + 1 }, (_serving, nth) => ({
        dates: [planDate(START, { week: 0, day: nth })],
        foods: [0, 1, 2, 3].map(food),
        forAll: null,
      })),
      persons: 1,
      steps: index === 2 ? [] : ['Pon el agua a hervir con sal.', 'Cuece todo veinte minutos y sirve.'],
      stepsLanguage: 'es' as const,
      isChanged: index === 2,
    })),
    sections: [],
  };
}
