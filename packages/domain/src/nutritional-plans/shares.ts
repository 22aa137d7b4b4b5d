import { ok, refused, type Result } from '../shared/index.ts';
import { MACROS, MEALS, type Macro, type Meal } from './meals.ts';

/** Shares of a whole in percent, by part. */
export type MealShares = Readonly<Record<Meal, number>>;
export type MacroShares = Readonly<Record<Macro, number>>;

export const DEFAULT_MEAL_SHARES: MealShares = {
  BREAKFAST: 20,
  MID_MORNING_SNACK: 10,
  LUNCH: 35,
  MID_AFTERNOON_SNACK: 10,
  DINNER: 25,
};

export const DEFAULT_MACRO_SHARES: MacroShares = { CARBS: 45, FAT: 30, PROTEIN: 25 };

/** Decimals that a share may have. The sum is taken in whole hundredths, so that it is exact. */
const SHARE_DECIMALS = 2;
const HUNDREDTHS = 10 ** SHARE_DECIMALS;

/**
 * Decimals with which a share is written: rounded to whole percents, 33.34, 33.33 and 33.33 would read as 99.
 *
 * @example shareDigits(45) // 0
 */
export const shareDigits = (share: number): 0 | 2 => (Number.isInteger(share) ? 0 : SHARE_DECIMALS);

/** What can be wrong with one share. */
export type ShareProblem = 'REQUIRED' | 'NUMBER_INVALID' | 'OUT_OF_RANGE' | 'TOO_MANY_DECIMALS';

/** Shares before they are checked: null is empty, NaN what is not a number. */
export type TypedShares<Part extends string> = Readonly<Partial<Record<Part, number | null>>>;

export type CheckedShares<Part extends string> =
  | Result<Readonly<Record<Part, number>>, 'SHARES_TOTAL', { sum: number }>
  | Result<never, 'SHARE_INVALID', { part: Part; problem: ShareProblem }>;

/**
 * Refuses shares that do not add up to exactly 100 (specification 5: 'La suma actual es del {sum}%…'), or of which one
 * is missing, no number, negative, above 100, or has more than two decimals. The first such share is named.
 *
 * @example checkMacroShares({ CARBS: 45, FAT: 30, PROTEIN: 24 }) // { ok: false, code: 'SHARES_TOTAL', details: { sum: 99 } }
 */
function checkShares<Part extends string>(
  parts: readonly Part[],
  shares: TypedShares<Part>,
): CheckedShares<Part> {
  const checked: Partial<Record<Part, number>> = {};
  let hundredths = 0;
  for (const part of parts) {
    const share = shares[part] ?? null;
    const problem = problemOf(share);
    if (problem !== null) return refused('SHARE_INVALID', { part, problem });
    checked[part] = Number(share);
    hundredths += Math.round(Number(share) * HUNDREDTHS);
  }
  if (hundredths !== 100 * HUNDREDTHS) return refused('SHARES_TOTAL', { sum: hundredths / HUNDREDTHS });
  return ok(checked as Record<Part, number>);
}

export const checkMealShares = (shares: TypedShares<Meal>) => checkShares(MEALS, shares);
export const checkMacroShares = (shares: TypedShares<Macro>) => checkShares(MACROS, shares);

function problemOf(share: number | null): ShareProblem | null {
  if (share === null) return 'REQUIRED';
  if (!Number.isFinite(share)) return 'NUMBER_INVALID';
  if (share < 0 || share > 100) return 'OUT_OF_RANGE';
  const hundredths = share * HUNDREDTHS;
  return Math.abs(hundredths - Math.round(hundredths)) > 1e-6 ? 'TOO_MANY_DECIMALS' : null;
}
