import type { Meal } from '../../nutritional-plans/index.ts';
import type { Course } from './plate.ts';

const SNACKS: readonly (readonly Course[])[] = [
  ['SNACK'],
  ['DESSERT'],
  ['DESSERT', 'DRINK'],
  ['SNACK', 'DRINK'],
  ['SNACK', 'DESSERT'],
  ['BREAKFAST'],
  ['BREAKFAST', 'DRINK'],
];

/** What a Spanish table has at a meal. */
export const PATTERNS: Readonly<Record<Meal, readonly (readonly Course[])[]>> = {
  BREAKFAST: [
    ['BREAKFAST', 'DRINK'],
    ['BREAKFAST'],
    ['BREAKFAST', 'DRINK', 'DESSERT'],
    ['BREAKFAST', 'DESSERT'],
    ['BREAKFAST', 'DRINK', 'SNACK'],
  ],
  MID_MORNING_SNACK: SNACKS,
  LUNCH: [
    ['FIRST', 'SECOND', 'DESSERT'],
    ['FIRST', 'SECOND', 'SIDE', 'DESSERT'],
    ['SINGLE', 'DESSERT'],
    ['SINGLE', 'SIDE', 'DESSERT'],
    ['FIRST', 'SINGLE', 'DESSERT'],
    ['FIRST', 'SINGLE'],
    ['SINGLE', 'SIDE'],
    ['FIRST', 'SECOND'],
    ['FIRST', 'SECOND', 'SIDE'],
  ],
  MID_AFTERNOON_SNACK: SNACKS,
  DINNER: [
    ['FIRST', 'SECOND'],
    ['FIRST', 'SECOND', 'SIDE'],
    ['FIRST', 'SECOND', 'DESSERT'],
    ['FIRST', 'SECOND', 'SIDE', 'DESSERT'],
    ['SINGLE', 'DESSERT'],
    ['SINGLE', 'SIDE', 'DESSERT'],
    ['SINGLE'],
    ['SINGLE', 'SIDE'],
    ['FIRST', 'SINGLE'],
  ],
};
