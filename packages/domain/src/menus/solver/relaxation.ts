import type { Model, ModelDay } from './model.ts';
import { farkasMultipliers } from './simplex.ts';
import { KCAL, NUTRIENTS } from './windows.ts';

/** One inequality Σ a·x ≤ bound over amounts of food; named, so that it is found in another model. */
interface Row {
  key: string;
  bound: number;
  /** By column. */
  factors: Float64Array;
}

/** A food of a group with its smallest or largest portion; between them lies every portion in between. */
interface Column {
  meal: number;
  group: number;
  food: number;
  halves: number;
}

/** Multipliers of rows, by key, that prove that no menu exists: their weighted sum asks for less than nothing. */
export type Certificate = ReadonlyMap<string, number>;

/** Rounds in which limits of single foods are added where the solution exceeds them. */
const FOOD_ROUNDS = 12;

/**
 * Proves that some days have no menu, by relaxing whole portions: every menu of these days, added up, meets the added
 * up limits of the days, of meals, groups and of the uses of each food, with portions of any size. When not even that
 * is possible, linear programming gives multipliers (Farkas) which `isProof` then verifies by themselves.
 *
 * @returns null when the relaxation has a solution or the multipliers do not hold
 */
export function relaxedProof(model: Model, days: readonly ModelDay[]): Certificate | null {
  const columns = columnsOf(model, days);
  const limited = new Set<number>();
  for (let round = 0; round < FOOD_ROUNDS; round++) {
    const rows = rowsOf(model, days, columns, limited);
    const solved = farkasMultipliers(
      rows.map(({ factors }) => factors),
      rows.map(({ bound }) => bound),
    );
    if (solved === null) return null;
    if ('multipliers' in solved) {
      const certificate = new Map(
        rows.flatMap(({ key }, row): [string, number][] =>
          solved.multipliers[row]! > 0 ? [[key, solved.multipliers[row]!]] : [],
        ),
      );
      return isProof(model, days, certificate) ? certificate : null;
    }
    const uses = new Map<number, number>();
    columns.forEach(({ food }, index) => {
      if (solved.amounts[index]! > 0) uses.set(food, (uses.get(food) ?? 0) + solved.amounts[index]!);
    });
    const exceeded = [...uses].filter(
      ([food, amount]) => !limited.has(food) && amount > usesAllowed(model, days, food) + 1e-7,
    );
    if (exceeded.length === 0) return null;
    for (const [food] of exceeded) limited.add(food);
  }
  return null;
}

/**
 * Whether multipliers prove that these days have no menu, in this model. All rows are Σ a·x ≤ bound with x ≥ 0: if the
 * weighted left sides are nowhere negative while the weighted bounds are, no x exists. What rounding leaves negative is
 * counted with the most that x can be.
 */
export function isProof(model: Model, days: readonly ModelDay[], certificate: Certificate): boolean {
  const limited = new Set<number>();
  model.foods.forEach((_, food) => {
    if (certificate.has(foodKey(food))) limited.add(food);
  });
  const columns = columnsOf(model, days);
  const byKey = new Map(rowsOf(model, days, columns, limited).map((row) => [row.key, row]));
  const weighted = new Float64Array(columns.length);
  let total = 0;
  let size = 0;
  for (const [key, multiplier] of certificate) {
    const row = byKey.get(key);
    // A row that this model does not have proves nothing here.
    if (row === undefined) return false;
    row.factors.forEach((factor, column) => {
      weighted[column]! += multiplier * factor;
    });
    total += multiplier * row.bound;
    size += Math.abs(multiplier * row.bound);
  }
  const worst = new Map<string, number>();
  columns.forEach(({ meal, group }, column) => {
    const key = `${meal}:${group}`;
    worst.set(key, Math.min(worst.get(key) ?? 0, weighted[column]!));
  });
  for (const [key, least] of worst) {
    const [meal, group] = key.split(':').map(Number);
    total -= least * model.meals[meal!]!.groups[group!]!.max * days.length;
  }
  return total < -1e-9 * Math.max(1, size);
}

const foodKey = (food: number) => `FOOD:${food}`;

function usesAllowed(model: Model, days: readonly ModelDay[], food: number): number {
  const perDay = model.isRepeatAllowed
    ? Number.POSITIVE_INFINITY
    : days.filter((day) => !day.fixedFoods.includes(food)).length;
  const weeks = new Set(days.map(({ week }) => week));
  let perWeek = 0;
  for (const week of weeks) {
    // Days of the week outside those in question have used it already.
    const kept = model.days
      .filter((day) => day.week === week)
      .reduce((sum, day) => sum + day.fixedFoods.filter((each) => each === food).length, 0);
    perWeek += Math.max(0, model.usesPerWeek - kept);
  }
  return Math.min(perDay, perWeek);
}

function columnsOf({ meals, stepHalves, maxHalves }: Model, days: readonly ModelDay[]): Column[] {
  const open = new Set(days.flatMap(({ fill }) => fill));
  return meals.flatMap(({ groups }, meal) =>
    open.has(meal)
      ? groups.flatMap(({ candidates }, group) =>
          [...candidates].flatMap((food): Column[] => {
            const least = stepHalves[food]!;
            const most = maxHalves[food]!;
            if (most < least) return [];
            const smallest = { meal, group, food, halves: least };
            return most === least ? [smallest] : [smallest, { ...smallest, halves: most }];
          }),
        )
      : [],
  );
}

function rowsOf(
  model: Model,
  days: readonly ModelDay[],
  columns: readonly Column[],
  limited: ReadonlySet<number>,
): Row[] {
  const rows: Row[] = [];
  const add = (key: string, bound: number, factors: Float64Array) => {
    if (Number.isFinite(bound)) rows.push({ key, bound, factors });
  };
  const between = (key: string, low: number, high: number, factors: Float64Array) => {
    add(`${key}<`, high, factors);
    if (Number.isFinite(low))
      add(
        `${key}>`,
        -low,
        factors.map((factor) => -factor),
      );
  };
  const each = (of: (column: Column) => number) => Float64Array.from(columns, of);
  const sum = (of: (day: ModelDay) => number) => days.reduce((all, day) => all + of(day), 0);
  const amounts = NUTRIENTS.map((_, nutrient) =>
    each(({ food, halves }) => model.perHalf[nutrient]![food]! * halves),
  );
  NUTRIENTS.forEach((name, nutrient) => {
    const low = sum((day) => day.low[nutrient]! - day.fixed[nutrient]!);
    between(
      name,
      low,
      sum((day) => day.high[nutrient]! - day.fixed[nutrient]!),
      amounts[nutrient]!,
    );
  });
  model.meals.forEach(({ meal, low, high, groups }, index) => {
    const times = days.filter(({ fill }) => fill.includes(index)).length;
    if (times === 0) return;
    const energy = amounts[KCAL]!.map((kcal, column) => (columns[column]!.meal === index ? kcal : 0));
    between(`KCAL:${meal}`, low * times, high * times, energy);
    groups.forEach(({ min, max, index: name }, group) => {
      const isOf = each((column) => (column.meal === index && column.group === group ? 1 : 0));
      const least = min === 0 ? Number.NEGATIVE_INFINITY : min * times;
      between(`COUNT:${meal}:${name ?? 'EXTRA'}`, least, max * times, isOf);
    });
  });
  for (const food of limited)
    add(
      foodKey(food),
      usesAllowed(model, days, food),
      each((column) => (column.food === food ? 1 : 0)),
    );
  return rows;
}
