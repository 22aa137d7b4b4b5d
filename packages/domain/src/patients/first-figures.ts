import { ADULT_AGE, bodyMassIndexOf } from '../shared/index.ts';

/** Body mass indices and heights of nearly everyone, by age. */
const FIRST_BOUNDS = {
  adult: { bmi: [12, 70], heightCm: [120, 215] },
  child: { bmi: [9, 50], heightCm: [40, 200] },
} as const;

/**
 * Which of a patient's first weight and height warrant the question when there is nothing earlier to compare with:
 * kilograms and centimetres swapped, pounds, inches, a lost decimal mark. An adult's body mass index under 12 is hardly
 * survivable (Henry, Eur J Clin Nutr 1994;48 Suppl 3:S88), one over 70 occurs once in thousands.
 *
 * @example unlikelyFirstFigures({ weightKg: 172, heightCm: 72 }, 42) // ['heightCm']
 */
export function unlikelyFirstFigures(
  { weightKg, heightCm }: { weightKg: number | null; heightCm: number | null },
  ageYears: number | null,
): ('weightKg' | 'heightCm')[] {
  const { bmi, heightCm: heights } =
    ageYears === null || ageYears >= ADULT_AGE ? FIRST_BOUNDS.adult : FIRST_BOUNDS.child;
  if (heightCm !== null && (heightCm < heights[0] || heightCm > heights[1])) return ['heightCm'];
  if (weightKg === null) return [];
  // Without a height, any within the bounds is possible.
  const least = bodyMassIndexOf(weightKg, heightCm ?? heights[1]);
  const most = bodyMassIndexOf(weightKg, heightCm ?? heights[0]);
  return most < bmi[0] || least > bmi[1] ? ['weightKg'] : [];
}
