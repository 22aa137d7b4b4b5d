/** What one food may hold. */
export const FOOD_LIMITS = {
  name: 120,
  synonyms: 20,
  portions: 20,
  /** Characters of a household measure, such as "1 taza". */
  portionName: 60,
  sourceNote: 300,
  ingredients: 60,
  /** Grams or millilitres of one unit, one portion or one ingredient. */
  amount: 10_000,
  density: { min: 0.1, max: 3 },
} as const;
