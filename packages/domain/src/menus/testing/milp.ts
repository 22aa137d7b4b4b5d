// The same problems for a general solver, in the LP format: what the solver says is compared with it. Written from the
// problem alone; it shares nothing with the solver but the names of rules and the weights of preferences.
import type { FilledMeal, MenuProblem, PortionedFood } from '../solver/problem.ts';

const TIER = { 1: 0, 2: 1, 3: 3 } as const;

/** @param ignored keys of rules that need not be kept */
export function linearProgram(problem: MenuProblem, ignored: ReadonlySet<string> = new Set()): string {
  const { foods, targets, limits, template, restrictions, excludedFoods, excludedCategories } = problem;
  const isOn = (key: string) => !ignored.has(key);
  const kept = problem.kept.filter(({ week, day, meal }) => isOn(`KEPT_MEAL:${week}:${day}:${meal}`));
  const freed = problem.kept.filter((meal) => !kept.includes(meal));
  const fill = [...problem.fill, ...freed].filter(({ meal }) => targets.meals[meal].kcal > 0);
  const maxPortions = isOn('PORTIONS') ? limits.portions : 40;
  const allowed = foods.flatMap((food, index) => {
    if (!food.isActive && isOn('INACTIVE_FOODS')) return [];
    if (excludedFoods.includes(food.id) && isOn(`EXCLUDED_FOOD:${food.id}`)) return [];
    if (excludedCategories.includes(food.category) && isOn(`EXCLUDED_CATEGORY:${food.category}`)) return [];
    const active = restrictions.filter((each) => isOn(`RESTRICTION:${each}`));
    if (active.some((each) => food.restrictions.includes(each))) return [];
    return [{ food, index }];
  });

  const rows: string[] = [];
  const row = (terms: string[], sign: '<=' | '>=' | '=', bound: number) =>
    rows.push(` c${rows.length}: ${terms.join(' ') || '0 nothing'} ${sign} ${bound.toFixed(9)}`);
  const term = (factor: number, variable: string) =>
    `${factor < 0 ? '-' : '+'} ${Math.abs(factor).toFixed(9)} ${variable}`;
  const objective: string[] = [];
  const wholes: string[] = [];
  const choices: string[] = [];
  const bounds: string[] = [];

  /** Variables of every food that may be part of a meal: chosen or not, and steps of portions. */
  const parts = fill.flatMap(({ week, day, meal }) => {
    const groups = [...template[meal], ...(isOn(`TEMPLATE_ONLY:${meal}`) ? [] : [{ min: 0, max: 5 }])];
    return groups.flatMap((group, g) =>
      allowed.flatMap(({ food, index }) => {
        const { foodIds, categories } = { foodIds: undefined, categories: undefined, ...group };
        const isIn =
          foodIds?.includes(food.id) ||
          (food.mealTypes.includes(meal) &&
            (categories ? categories.includes(food.category) : foodIds === undefined));
        if (!isIn) return [];
        const name = `${week}_${day}_${meal}_${g}_${index}`;
        return [{ week, day, meal, g, food, chosen: `y${name}`, steps: `k${name}` }];
      }),
    );
  });
  const per = (part: (typeof parts)[number], of: 'KCAL' | 'CARBS' | 'FAT' | 'PROTEIN') =>
    ((of === 'KCAL' ? part.food.kcal : part.food.grams[of]) * part.food.portionGrams * part.food.step) / 100;

  for (const part of parts) {
    const most = Math.floor(maxPortions / part.food.step);
    row([term(1, part.steps), term(-most, part.chosen)], '<=', 0);
    row([term(1, part.steps), term(-1, part.chosen)], '>=', 0);
    choices.push(part.chosen);
    wholes.push(part.steps);
    bounds.push(` 0 <= ${part.steps} <= ${most}`);
    objective.push(term(TIER[part.food.tier], part.chosen));
  }
  for (const { week, day, meal } of fill) {
    const own = parts.filter((part) => part.week === week && part.day === day && part.meal === meal);
    template[meal].forEach(({ min, max }, g) => {
      const chosen = own.filter((part) => part.g === g).map((part) => term(1, part.chosen));
      row(chosen, '<=', max);
      if (min > 0 && isOn(`GROUP:${meal}:${g}`)) row(chosen, '>=', min);
    });
    const extra = own.filter((part) => part.g === template[meal].length);
    if (extra.length > 0)
      row(
        extra.map((part) => term(1, part.chosen)),
        '<=',
        5,
      );
    for (const category of new Set(own.map(({ food }) => food.category))) {
      const same = own.filter(({ food }) => food.category === category);
      // Two foods of a category are one pair; three, which hardly happen, count as two here and three in the search.
      const pairs = `s${week}_${day}_${meal}_${category}`;
      row([...same.map((part) => term(1, part.chosen)), term(-1, pairs)], '<=', 1);
      objective.push(term(1, pairs));
    }
    if (!isOn(`MEAL_BITES:${meal}`)) continue;
    const { kcal, bites } = targets.meals[meal];
    const tolerance = Math.max(25, 0.05 * kcal);
    const energy = own.map((part) => term(per(part, 'KCAL'), part.steps));
    row(energy, '>=', Math.max(kcal - tolerance, (bites - 0.25) * targets.kcalPerBite));
    row(energy, '<=', Math.min(kcal + tolerance, (bites + 0.25) * targets.kcalPerBite - 1e-5));
  }

  const factsOf = (id: string) => foods.find((food) => food.id === id)!;
  // Kept meals have no variables: what they break by themselves is a row that cannot be met.
  const isForbidden = (id: string) => !allowed.some(({ food }) => food.id === id) && factsOf(id).isActive;
  const uses = (id: string, of: typeof kept) =>
    of.flatMap((meal) => meal.foods).filter(({ foodId }) => foodId === id).length;
  for (const { week, day, foods: own } of kept)
    for (const { foodId } of own) {
      const ofDay = kept.filter((meal) => meal.week === week && meal.day === day);
      const ofWeek = kept.filter((meal) => meal.week === week);
      const isRepeated = isOn('NO_REPEAT_IN_DAY') && uses(foodId, ofDay) > 1;
      const isTooOften = isOn('USES_PER_WEEK') && uses(foodId, ofWeek) > limits.usesPerWeek;
      if (isForbidden(foodId) || isRepeated || isTooOften) row([], '>=', 1);
    }
  for (const key of new Set(fill.map(({ week, day }) => `${week}:${day}`))) {
    const own = parts.filter(({ week, day }) => `${week}:${day}` === key);
    const fixed = kept.filter(({ week, day }) => `${week}:${day}` === key);
    const isWhole = Object.entries(targets.meals).every(
      ([meal, { kcal }]) =>
        kcal === 0 || [...fill, ...fixed].some((at) => at.meal === meal && `${at.week}:${at.day}` === key),
    );
    if (isOn('NO_REPEAT_IN_DAY'))
      for (const id of new Set(own.map(({ food }) => food.id))) {
        const used = fixed.some((meal) => meal.foods.some(({ foodId }) => foodId === id));
        const same = own.filter(({ food }) => food.id === id);
        if (used || same.length > 1)
          row(
            same.map((part) => term(1, part.chosen)),
            '<=',
            used ? 0 : 1,
          );
      }
    if (!isWhole) continue;
    for (const nutrient of ['KCAL', 'CARBS', 'FAT', 'PROTEIN'] as const) {
      if (!isOn(nutrient === 'KCAL' ? 'DAY_ENERGY' : `MACRO:${nutrient}`)) continue;
      const target = nutrient === 'KCAL' ? targets.day.kcal : targets.day.grams[nutrient];
      const share = nutrient === 'KCAL' ? limits.dayEnergy : limits.macro;
      const already = fixed
        .flatMap((meal) => meal.foods)
        .reduce((sum, { foodId, portions }) => {
          const food = factsOf(foodId);
          const amount = nutrient === 'KCAL' ? food.kcal : food.grams[nutrient];
          return sum + (amount * food.portionGrams * portions) / 100;
        }, 0);
      const terms = own.map((part) => term(per(part, nutrient), part.steps));
      row(terms, '>=', target * (1 - share) - already);
      row(terms, '<=', target * (1 + share) - already);
    }
  }
  if (isOn('USES_PER_WEEK'))
    for (const week of new Set(fill.map((at) => at.week)))
      for (const id of new Set(parts.map(({ food }) => food.id))) {
        const used = kept
          .filter((meal) => meal.week === week)
          .flatMap((meal) => meal.foods)
          .filter(({ foodId }) => foodId === id).length;
        const same = parts.filter((part) => part.week === week && part.food.id === id);
        row(
          same.map((part) => term(1, part.chosen)),
          '<=',
          limits.usesPerWeek - used,
        );
      }

  return [
    'Minimize',
    ` obj: ${objective.join(' ') || '0 nothing'}`,
    'Subject To',
    ...rows,
    'Bounds',
    ' 0 <= nothing <= 0',
    ...bounds,
    'Binary',
    ` ${choices.join(' ')}`,
    'General',
    ` ${wholes.join(' ')}`,
    'End',
  ].join('\n');
}

/** The meals of a solution. @param valueOf the value of a variable; 0 when it has none */
export function mealsOfSolution(problem: MenuProblem, valueOf: ReadonlyMap<string, number>): FilledMeal[] {
  const foods = new Map<string, PortionedFood[]>();
  for (const [name, value] of valueOf) {
    const match = /^k(\d+_\d+_[A-Z_]+)_\d+_(\d+)$/.exec(name);
    const food = match && problem.foods[Number(match[2])];
    const portions = food ? Math.round(value) * food.step : 0;
    if (!match || !food || portions === 0) continue;
    const key = match[1]!;
    foods.set(key, [...(foods.get(key) ?? []), { foodId: food.id, portions }]);
  }
  return problem.fill.map(({ week, day, meal }) => ({
    week,
    day,
    meal,
    foods: foods.get(`${week}_${day}_${meal}`) ?? [],
  }));
}

/** What the foods of some meals cost: their tiers, and foods of one category in one meal. */
export function penaltyOf(problem: MenuProblem, meals: readonly FilledMeal[]): number {
  return meals.reduce((sum, meal) => {
    const foods = meal.foods.map(({ foodId }) => problem.foods.find(({ id }) => id === foodId)!);
    const alike = foods.length - new Set(foods.map(({ category }) => category)).size;
    return sum + alike + foods.reduce((tiers, { tier }) => tiers + TIER[tier], 0);
  }, 0);
}

/** 100 when nothing is penalised, 0 when every required food is an occasional one. */
export function scoreOf(problem: MenuProblem, penalty: number): number {
  const required = problem.fill
    .flatMap(({ meal }) => problem.template[meal])
    .reduce((sum, { min }) => sum + min, 0);
  return 100 * (1 - penalty / (TIER[3] * required));
}
