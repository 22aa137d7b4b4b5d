// Judges a menu by the rules as the specification words them, from the foods' figures alone. It shares no code with the
// solver and none with the targets' matching, so that neither can hide the other's mistake.
import type { FilledMeal, MenuProblem, SolverFood } from '../solver/problem.ts';

/**
 * Sentences about every rule that the meals break; empty when they keep all of them.
 *
 * @param ignored keys of rules that need not be kept, as the solver names them
 */
export function brokenRules(
  problem: MenuProblem,
  filled: readonly FilledMeal[],
  ignored: ReadonlySet<string> = new Set(),
): string[] {
  const { targets, limits, restrictions, excludedFoods, excludedCategories } = problem;
  const broken: string[] = [];
  const say = (text: string, rule = '') => {
    if (!ignored.has(rule)) broken.push(text);
  };
  const kept = problem.kept.filter(({ week, day, meal }) => !ignored.has(`KEPT_MEAL:${week}:${day}:${meal}`));
  const freed = problem.kept.filter((meal) => !kept.includes(meal));
  const at = (meal: { week: number; day: number; meal: string }) => `${meal.week}.${meal.day}.${meal.meal}`;
  const foodOf = (id: string): SolverFood => {
    const food = problem.foods.find((each) => each.id === id);
    if (!food) throw new Error(`unknown food ${id}`);
    return food;
  };

  const wanted = [...problem.fill, ...freed].filter(({ meal }) => targets.meals[meal].kcal > 0).map(at);
  const found = filled.map(at);
  for (const each of wanted) if (!found.includes(each)) say(`${each} is not filled`);
  for (const each of found) if (!wanted.includes(each)) say(`${each} was not to be filled`);
  if (new Set(found).size < found.length) say('a meal is filled twice');

  for (const meal of filled) {
    let kcal = 0;
    for (const { foodId, portions } of meal.foods) {
      const food = foodOf(foodId);
      kcal += (food.kcal * food.portionGrams * portions) / 100;
      if (!food.isActive) say(`${at(meal)}: ${foodId} is inactive`, 'INACTIVE_FOODS');
      if (excludedFoods.includes(foodId))
        say(`${at(meal)}: ${foodId} is excluded`, `EXCLUDED_FOOD:${foodId}`);
      if (excludedCategories.includes(food.category))
        say(`${at(meal)}: ${foodId} is of an excluded category`, `EXCLUDED_CATEGORY:${food.category}`);
      for (const restriction of restrictions)
        if (food.restrictions.includes(restriction))
          say(`${at(meal)}: ${foodId} has or may have ${restriction}`, `RESTRICTION:${restriction}`);
      if (portions <= 0) say(`${at(meal)}: ${portions} portions of ${foodId}`);
      if (portions > limits.portions) say(`${at(meal)}: ${portions} portions of ${foodId}`, 'PORTIONS');
      if (!Number.isInteger(portions / food.step)) say(`${at(meal)}: ${portions} of ${foodId} is no step`);
    }
    const target = targets.meals[meal.meal];
    const off = Math.abs(kcal - target.kcal);
    if (off > 25 && off > 0.05 * target.kcal)
      say(`${at(meal)}: ${kcal} kcal for ${target.kcal}`, `MEAL_BITES:${meal.meal}`);
    const halves = Math.round((kcal / targets.kcalPerBite) * 2);
    if (halves !== target.bites * 2)
      say(`${at(meal)}: ${halves / 2} bites for ${target.bites}`, `MEAL_BITES:${meal.meal}`);
    if (!canFill(problem, meal, ignored)) say(`${at(meal)}: not what the template admits`);
  }

  const everything = [...filled, ...kept];
  for (const key of new Set(filled.map(({ week, day }) => `${week}.${day}`))) {
    const meals = everything.filter(({ week, day }) => `${week}.${day}` === key);
    const ids = meals.flatMap(({ foods }) => foods.map(({ foodId }) => foodId));
    for (const id of new Set(ids))
      if (ids.filter((each) => each === id).length > 1)
        say(`${key}: ${id} more than once`, 'NO_REPEAT_IN_DAY');
    if (kept.some((meal) => meal.hasUnknown && `${meal.week}.${meal.day}` === key)) continue;
    const expected = Object.values(targets.meals).filter((target) => target.kcal > 0).length;
    if (meals.filter(({ meal }) => targets.meals[meal].kcal > 0).length < expected) continue;
    const sum = { kcal: 0, CARBS: 0, FAT: 0, PROTEIN: 0 };
    for (const { foodId, portions } of meals.flatMap(({ foods }) => foods)) {
      const food = foodOf(foodId);
      const hundreds = (food.portionGrams * portions) / 100;
      sum.kcal += food.kcal * hundreds;
      for (const macro of ['CARBS', 'FAT', 'PROTEIN'] as const) sum[macro] += food.grams[macro] * hundreds;
    }
    if (Math.abs(sum.kcal / targets.day.kcal - 1) > limits.dayEnergy)
      say(`${key}: ${sum.kcal} kcal for ${targets.day.kcal}`, 'DAY_ENERGY');
    for (const macro of ['CARBS', 'FAT', 'PROTEIN'] as const)
      if (Math.abs(sum[macro] / targets.day.grams[macro] - 1) > limits.macro)
        say(`${key}: ${sum[macro]} g of ${macro} for ${targets.day.grams[macro]}`, `MACRO:${macro}`);
  }

  for (const week of new Set(filled.map((meal) => meal.week))) {
    const ids = everything.filter((meal) => meal.week === week).flatMap(({ foods }) => foods);
    for (const id of new Set(ids.map(({ foodId }) => foodId))) {
      const uses = ids.filter(({ foodId }) => foodId === id).length;
      if (uses > limits.usesPerWeek) say(`week ${week}: ${uses} uses of ${id}`, 'USES_PER_WEEK');
    }
  }
  return broken;
}

/** Whether the foods of a meal can be dealt to the groups of its template, by trying every way. */
function canFill(problem: MenuProblem, { meal, foods }: FilledMeal, ignored: ReadonlySet<string>): boolean {
  const groups = problem.template[meal].map((group, index) =>
    ignored.has(`GROUP:${meal}:${index}`) ? { ...group, min: 0 } : group,
  );
  if (ignored.has(`TEMPLATE_ONLY:${meal}`)) groups.push({ min: 0, max: 5 });
  const counts = groups.map(() => 0);
  const admits = (index: number, foodId: string) => {
    const group = groups[index]!;
    const food = problem.foods.find(({ id }) => id === foodId)!;
    if (group.foodIds?.includes(foodId)) return true;
    if (group.categories) return group.categories.includes(food.category) && food.mealTypes.includes(meal);
    return !group.foodIds && food.mealTypes.includes(meal);
  };
  const deal = (next: number): boolean => {
    const food = foods[next];
    if (!food) return groups.every(({ min }, index) => counts[index]! >= min);
    return groups.some(({ max }, index) => {
      if (counts[index]! >= max || !admits(index, food.foodId)) return false;
      counts[index]!++;
      if (deal(next + 1)) return true;
      counts[index]!--;
      return false;
    });
  };
  return deal(0);
}
