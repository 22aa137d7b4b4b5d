import { daysOfLocalDate, localDateOfDays, type LocalDate } from '../shared/index.ts';
import {
  COMBINED_LEVELS,
  ingredientFacts,
  INGREDIENT_CODES,
  type IngredientCode,
  type IngredientWeight,
  type LevelledCode,
} from './ingredients.ts';
import { adultLevel, judge, type IntakePerson, type Judgement } from './levels.ts';
import type { IngredientUnit, TakeUnit } from './option-sets.ts';
import type { SupplementComposition } from './schemas.ts';
import { isTakenOn, runsOn, shareOfDays, totalDailyAmount, type Schedule } from './takes.ts';

/** A supplement as it is taken. */
export interface TakenSupplement extends Schedule {
  readonly id: string;
  readonly unit: TakeUnit;
  readonly amountPerTake: number;
  readonly dailyTakes: number;
  readonly supplement: Pick<SupplementComposition, 'servingAmount' | 'servingUnit' | 'ingredients'>;
}

export interface IngredientTotal {
  readonly code: LevelledCode;
  readonly unit: IngredientWeight;
  /** The most that is taken on one day, in the ingredient's unit. */
  readonly highestDay: number;
  /** The first day with that much. */
  readonly highestOn: LocalDate;
  /** The mean of the days while all of it is taken. */
  readonly mean: number;
  /** The most that one take of one supplement has. */
  readonly perDose: number;
  readonly day: Judgement;
  /** Null for what has no level of a single dose. */
  readonly dose: Judgement | null;
  /** The supplements that it is in. */
  readonly from: readonly string[];
}

export interface IntakeTotals {
  /** In the order of {@link INGREDIENT_CODES}; a sum that has a level of its own follows its parts. */
  readonly totals: readonly IngredientTotal[];
  /** Supplements that could not be counted because their units do not convert. */
  readonly uncounted: readonly string[];
  /** Ingredients that several supplements have, from those taken on the same days. */
  readonly shared: readonly { readonly code: IngredientCode; readonly from: readonly string[] }[];
}

const MICROGRAMS = { G: 1_000_000, MG: 1000, UG: 1 } as const;
const MILLIGRAMS = { GR: 1000, MG: 1 } as const;

const isWeighed = (unit: TakeUnit): unit is keyof typeof MILLIGRAMS => unit === 'GR' || unit === 'MG';

type Serving = Pick<TakenSupplement, 'unit' | 'supplement'>;

/** How many servings an amount is; null when one is counted and the other weighed. */
function servingsIn({ unit, supplement }: Serving, amount: number): number | null {
  const { servingAmount, servingUnit } = supplement;
  if (unit === servingUnit) return amount / servingAmount;
  if (!isWeighed(unit) || !isWeighed(servingUnit)) return null;
  return (amount * MILLIGRAMS[unit]) / (servingAmount * MILLIGRAMS[servingUnit]);
}

/** How many servings a day's amount is; null when one is counted and the other weighed. */
export const servingsPerDay = (
  taken: Serving & Pick<TakenSupplement, 'amountPerTake' | 'dailyTakes'>,
): number | null => servingsIn(taken, totalDailyAmount(taken));

/**
 * An amount in an ingredient's unit; null for what is not weighed. International units convert by the vitamin's factor.
 *
 * @example weightIn('VITAMIN_D', 1000, 'IU') // 25, in micrograms
 */
export function weightIn(code: IngredientCode, amount: number, from: IngredientUnit): number | null {
  const { unit, perIu } = ingredientFacts(code);
  if (from === 'BILLION_CFU') return null;
  if (from === 'IU') return perIu === undefined ? null : amount * perIu;
  return (amount * MICROGRAMS[from]) / MICROGRAMS[unit];
}

/** Six significant figures: more than a label gives, and fewer than what binary fractions add. */
const rounded = (amount: number): number => Number(amount.toPrecision(6));

/** A supplement's part of an ingredient. */
interface Part {
  readonly taken: TakenSupplement;
  readonly perDose: number;
  readonly perDay: number;
}

function partsOf(all: readonly TakenSupplement[]) {
  const parts = new Map<IngredientCode, Part[]>();
  const uncounted: string[] = [];
  for (const taken of all) {
    const daily = servingsPerDay(taken);
    const once = servingsIn(taken, taken.amountPerTake);
    if (daily === null || once === null) {
      if (taken.supplement.ingredients.length > 0) uncounted.push(taken.id);
      continue;
    }
    for (const { code, amount, unit } of taken.supplement.ingredients) {
      const weight = code === 'OTHER' ? null : weightIn(code, amount, unit);
      if (weight === null) continue;
      const part = { taken, perDose: weight * once, perDay: weight * daily };
      parts.set(code, [...(parts.get(code) ?? []), part]);
    }
  }
  return { parts, uncounted };
}

/** Every pattern repeats within so many days: every other day, and the days of a week. */
const PATTERN_DAYS = 14;

/**
 * Days among which is the highest one: so many from each start on, and from the first day asked about. Between two
 * starts, supplements only end, so that no later day can have more.
 */
function daysToLookAt(all: readonly TakenSupplement[], from: LocalDate): LocalDate[] {
  const starts = new Set([from, ...all.map(({ startDate }) => startDate).filter((day) => day > from)]);
  const days = new Set<number>();
  for (const start of starts) {
    const first = daysOfLocalDate(start);
    if (first === null) continue;
    for (let at = 0; at < PATTERN_DAYS; at += 1) days.add(first + at);
  }
  return [...days].toSorted((a, b) => a - b).map(localDateOfDays);
}

/** As needed can be every day, the most that it can be. */
const countsOn = (taken: TakenSupplement, day: LocalDate): boolean =>
  taken.frequency === 'AS_NEEDED' ? runsOn(taken, day) : isTakenOn(taken, day);

const sumOf = (parts: readonly Part[], amountOf: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + amountOf(part), 0);

function figuresOf(parts: readonly Part[], days: readonly LocalDate[]) {
  let highestDay = 0;
  let highestOn = days[0] ?? '';
  let mean = 0;
  for (const day of days) {
    const amount = sumOf(parts, ({ taken, perDay }) => (countsOn(taken, day) ? perDay : 0));
    if (rounded(amount) > rounded(highestDay)) [highestDay, highestOn] = [amount, day];
    mean = Math.max(
      mean,
      sumOf(parts, ({ taken, perDay }) => (runsOn(taken, day) ? perDay * shareOfDays(taken) : 0)),
    );
  }
  return {
    highestDay: rounded(highestDay),
    highestOn,
    mean: rounded(Math.min(mean, highestDay)),
    perDose: rounded(Math.max(...parts.map(({ perDose }) => perDose))),
    from: [...new Set(parts.map(({ taken }) => taken.id))],
  };
}

/** Nothing to judge: the level belongs to the sum, not to this part of it. */
const notAlone = (amount: number): Judgement => ({
  verdict: 'NONE',
  amount,
  level: null,
  upTo: null,
  dependsOn: [],
});

/** Less than this share of the other still counts as one of EPA and DHA alone, as EFSA takes it for DHA. */
const ALONE_SHARE = 0.3;

/**
 * The ingredients of everything that somebody takes on a day or later, against the levels for them.
 *
 * What is judged of a day is the highest of the pattern, never a mean that hides it: three times 200 mg of caffeine every
 * other day is 600 mg. Only ingredients whose table row says so are judged by their mean, with the highest day beside it.
 *
 * @param from the first day that counts; what ended before it or is paused adds nothing
 */
export function ingredientTotals(
  all: readonly TakenSupplement[],
  person: IntakePerson,
  from: LocalDate,
): IntakeTotals {
  const counted = all.filter(({ isActive, endDate }) => isActive && (endDate === null || endDate >= from));
  const { parts, uncounted } = partsOf(counted);
  const days = daysToLookAt(counted, from);
  const totalOf = (code: LevelledCode, own: readonly Part[], isAlone = true): IngredientTotal => {
    const { unit, judged, says } = ingredientFacts(code);
    const figures = figuresOf(own, days);
    const amount = judged === 'MEAN' ? figures.mean : figures.highestDay;
    const hasDose = Object.values(says).some((view) => 'dose' in view);
    return {
      code,
      unit,
      ...figures,
      day: isAlone ? judge(code, 'DAY', person, amount) : notAlone(amount),
      dose: hasDose ? judge(code, 'DOSE', person, figures.perDose) : null,
    };
  };
  const { parts: combined } = COMBINED_LEVELS.EPA_DHA;
  const isAlone = (code: IngredientCode): boolean => {
    const other = combined.find((part) => part !== code);
    if (other === undefined || !combined.some((part) => part === code)) return true;
    const amountOf = (part: IngredientCode) => sumOf(parts.get(part) ?? [], ({ perDay }) => perDay);
    return amountOf(other) < ALONE_SHARE * amountOf(code);
  };
  const totals = INGREDIENT_CODES.flatMap((code) => {
    const own = parts.get(code);
    if (own === undefined) return [];
    const total = totalOf(code, own, isAlone(code));
    if (code !== combined.at(-1) || !parts.has(combined[0])) return [total];
    return [
      total,
      totalOf(
        'EPA_DHA',
        combined.flatMap((part) => parts.get(part) ?? []),
      ),
    ];
  });
  const shared = [...parts].flatMap(([code, own]) => {
    const from = [...new Set(own.map(({ taken }) => taken.id))];
    return from.length > 1 ? [{ code, from }] : [];
  });
  return { totals, uncounted, shared };
}

/**
 * Whether a total asks for attention: above a level, perhaps above one, or without a level for this person. That guidance
 * is for adults only is no reason to warn of every multivitamin of a child.
 */
export const needsAttention = ({ code, day, dose }: IngredientTotal): boolean =>
  [day, dose].some(
    (one) =>
      one !== null &&
      (one.verdict === 'OVER' ||
        one.verdict === 'DEPENDS' ||
        (one.verdict === 'NONE_FOR_PERSON' && adultLevel(code)?.body !== 'EVM')),
  );
