/** What a supplement, of the catalogue or of a patient, may hold. */
export const SUPPLEMENT_LIMITS = {
  name: 120,
  internalName: 120,
  description: 500,
  discountCode: 40,
  shoppingUrl: 500,
  ingredients: 60,
  ingredientName: 80,
  /** Of an ingredient in its unit, and of what the composition refers to. */
  amount: 100_000,
  /** Units, millilitres, milligrams or grams of one take. */
  amountPerTake: 10_000,
  /** Of one take: less than this would add up to nothing, as amounts of a day are kept to thousandths. */
  leastPerTake: 0.001,
  dailyTakes: 24,
  /** Days on which something can begin or end. */
  firstDay: '1900-01-01',
  lastDay: '2099-12-31',
  observations: 2000,
  /** Of one patient, so that all can be read and added up at once. */
  perPatient: 100,
} as const;
