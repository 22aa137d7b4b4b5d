import { emptyMenu } from '@healzy/domain/menus';
import { expect, it } from 'vitest';
import { uneatenMeals } from './uneaten-meals.ts';

it('names the meals of each food that are still to be eaten, each once', () => {
  const { weeks } = emptyMenu(2);
  const [first, second] = weeks as [(typeof weeks)[number], (typeof weeks)[number]];
  const rice = { foodId: 'rice', portions: 1 };
  const meals = (day: (typeof first)[number] | undefined, change: object) => ({ ...day!, ...change });
  const filled = [
    [
      meals(first[0], {
        BREAKFAST: { ...first[0]!.BREAKFAST, foods: [rice] },
        LUNCH: { ...first[0]!.LUNCH, isCompleted: true, foods: [rice] },
        DINNER: { ...first[0]!.DINNER, foods: [{ foodId: 'egg', portions: 1 }] },
      }),
      ...first.slice(1),
    ],
    [
      second[0]!,
      meals(second[1], { LUNCH: { ...second[1]!.LUNCH, foods: [rice, rice] } }),
      ...second.slice(2),
    ],
  ];
  expect(uneatenMeals(filled)).toEqual({ rice: [0, 42], egg: [4] });
});
