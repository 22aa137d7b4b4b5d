import { FOOD_RESTRICTIONS, type FoodRestriction } from '../foods/index.ts';

/** Answers of the questionnaire that restrict what a person eats, as codes of its option sets. */
export interface RestrictingAnswers {
  allergies: readonly string[] | null;
  intolerances: readonly string[] | null;
  dietTypes: readonly string[] | null;
  otherAllergies: string | null;
  otherIntolerances: string | null;
  avoidedFoods: string | null;
}

export interface PatientRestrictions {
  restrictions: FoodRestriction[];
  /** What the record says in words or in codes that no food has: a person has to keep it in mind. */
  others: string[];
}

/** Answers that mean several restrictions, or one by another name. */
const MEANINGS: Readonly<Record<string, readonly FoodRestriction[]>> = {
  NON_COELIAC_GLUTEN: ['GLUTEN'],
  GLUTEN_FREE: ['GLUTEN'],
  VEGETARIAN: ['VEGETARIAN'],
  VEGAN: ['VEGAN'],
};
/** Ways of eating that exclude no food by themselves, and "other", whose words say more. */
const NO_RESTRICTION = [
  'OMNIVOROUS',
  'MEDITERRANEAN',
  'FLEXITARIAN',
  'LOW_CARB',
  'KETOGENIC',
  'PALEO',
  'OTHER',
];

/** The answers that are restrictions in the terms of foods, as a table: one row for each restriction that one means. */
export const RESTRICTING_ANSWERS: readonly { answer: string; restriction: FoodRestriction }[] = [
  ...FOOD_RESTRICTIONS.filter((restriction) => !Object.hasOwn(MEANINGS, restriction)).map((restriction) => ({
    answer: restriction,
    restriction,
  })),
  ...Object.entries(MEANINGS).flatMap(([answer, meant]) =>
    meant.map((restriction) => ({ answer, restriction })),
  ),
];

/** The restrictions of a patient's record in the terms of foods, and what cannot be said in them. */
export function restrictionsOf(answers: RestrictingAnswers): PatientRestrictions {
  const codes = [
    ...(answers.allergies ?? []),
    ...(answers.intolerances ?? []),
    ...(answers.dietTypes ?? []),
  ].filter((each) => !NO_RESTRICTION.includes(each));
  const found = new Set<FoodRestriction>();
  const others: string[] = [];
  for (const each of codes) {
    const known = MEANINGS[each] ?? FOOD_RESTRICTIONS.filter((restriction) => restriction === each);
    for (const restriction of known) found.add(restriction);
    if (known.length === 0) others.push(each);
  }
  for (const words of [answers.otherAllergies, answers.otherIntolerances, answers.avoidedFoods])
    if (words) others.push(words);
  return { restrictions: FOOD_RESTRICTIONS.filter((each) => found.has(each)), others };
}
