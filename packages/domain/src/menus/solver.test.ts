import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOOD_RESTRICTIONS } from '../foods/index.ts';
import { MEALS } from '../nutritional-plans/index.ts';
import { exhaustDay } from './solver/exhaust-day.ts';
import { modelOf } from './solver/model.ts';
import type { FilledMeal, MenuProblem } from './solver/problem.ts';
import { relaxedProof } from './solver/relaxation.ts';
import { searchPlan } from './solver/search-plan.ts';
import { farkasMultipliers } from './solver/simplex.ts';
import { solveMenu, solveMenuSteps } from './solver/solve.ts';
import { DEFAULT_MENU_TEMPLATE } from './template.ts';
import { brokenRules, everyMeal, problemOf } from './testing/index.ts';

const EXCLUSIONS = [[], ['GLUTEN'], ['MILK', 'LACTOSE'], ['NUTS', 'FISH'], ['PORK', 'CRUSTACEANS', 'EGGS']];

function solved(problem: MenuProblem, seed: number): readonly FilledMeal[] {
  const result = solveMenu(problem, seed);
  if (result.status !== 'SOLVED') throw new Error(`${result.status} with seed ${seed}`);
  return result.meals;
}

describe('a filled plan', () => {
  it('keeps every rule, over seeds, exclusions, energies and templates', () => {
    for (let seed = 0; seed < 100; seed++) {
      const problem = problemOf({
        fill: everyMeal(2),
        restrictions: EXCLUSIONS[seed % EXCLUSIONS.length]!,
        energyKcal: 1400 + 200 * (seed % 7),
        ...(seed % 2 ? { template: DEFAULT_MENU_TEMPLATE } : {}),
      });
      expect(brokenRules(problem, solved(problem, seed)), `seed ${seed}`).toEqual([]);
    }
  });

  it('is the same for the same seed, and another for another', () => {
    const problem = problemOf({ template: DEFAULT_MENU_TEMPLATE });
    expect(solved(problem, 5)).toEqual(solved(problem, 5));
    expect(solved(problem, 6)).not.toEqual(solved(problem, 5));
  });

  it('says how far it is, and can be left at any step', () => {
    const steps = solveMenuSteps(problemOf({ fill: everyMeal(1) }), 1);
    expect(steps.next().value).toEqual({ phase: 'FILLING', done: 1, of: 7 });
    expect(steps.next().value).toEqual({ phase: 'FILLING', done: 2, of: 7 });
  });
});

describe('parts of a plan', () => {
  const whole = problemOf({ template: DEFAULT_MENU_TEMPLATE });
  const menu = solved(whole, 1);

  it.each(MEALS)('%s is filled beside the other meals of its day and week', (meal) => {
    const isIt = (at: FilledMeal) => at.day === 3 && at.meal === meal;
    const problem = {
      ...whole,
      fill: [{ week: 0, day: 3, meal }],
      kept: menu.filter((at) => !isIt(at)),
    };
    const filled = solved(problem, 2);
    expect(filled).toHaveLength(1);
    expect(brokenRules(problem, filled)).toEqual([]);
  });

  it('a day is filled beside the other days, around a kept meal', () => {
    const isKept = ({ day, meal }: FilledMeal) => day !== 2 || meal === 'LUNCH';
    const problem = {
      ...whole,
      fill: whole.fill.filter(({ day, meal }) => day === 2 && meal !== 'LUNCH'),
      kept: menu.filter(isKept),
    };
    expect(brokenRules(problem, solved(problem, 3))).toEqual([]);
  });

  it('a meal of a day that is otherwise empty keeps the rules of the meal alone', () => {
    const problem = { ...whole, fill: [{ week: 0, day: 0, meal: 'LUNCH' as const }] };
    expect(brokenRules(problem, solved(problem, 4))).toEqual([]);
  });

  it('a meal with no share of the energy stays empty', () => {
    const { targets } = problemOf();
    const problem = {
      ...whole,
      targets: {
        ...targets,
        meals: {
          ...targets.meals,
          MID_MORNING_SNACK: { kcal: 0, bites: 0, grams: { CARBS: 0, FAT: 0, PROTEIN: 0 } },
          BREAKFAST: { ...targets.meals.BREAKFAST, kcal: 600, bites: 6 },
        },
      },
    };
    const meals = solved(problem, 1);
    expect(meals.some(({ meal }) => meal === 'MID_MORNING_SNACK')).toBe(false);
    expect(brokenRules(problem, meals)).toEqual([]);
  });
});

describe('proof that there is no menu', () => {
  const anyProblem = fc
    .record({
      seed: fc.nat(1000),
      energyKcal: fc.integer({ min: 900, max: 4500 }),
      restrictions: fc.subarray([...FOOD_RESTRICTIONS], { maxLength: 8 }),
      foods: fc.integer({ min: 16, max: 240 }),
    })
    .map(({ seed, energyKcal, restrictions, foods }) => {
      const all = problemOf({ energyKcal, restrictions, template: DEFAULT_MENU_TEMPLATE });
      return { seed, problem: { ...all, foods: all.foods.slice(0, foods), fill: everyMeal(1, 1) } };
    });

  it('is never given where there is a menu', () => {
    let menus = 0;
    fc.assert(
      fc.property(anyProblem, ({ seed, problem }) => {
        const model = modelOf(problem, () => true);
        const steps = searchPlan(model, seed);
        let step = steps.next();
        while (!step.done) step = steps.next();
        if (!step.value.isSolved) return;
        menus++;
        expect(relaxedProof(model, model.days)).toBeNull();
        expect(exhaustDay(model, model.days[0]!).kind).not.toBe('IMPOSSIBLE');
      }),
      { numRuns: 40 },
    );
    expect(menus).toBeGreaterThan(5);
  });

  it('by linear programming is a solution or multipliers that hold', () => {
    const numbers = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 4, maxLength: 4 });
    const system = fc.array(fc.tuple(numbers, fc.integer({ min: -20, max: 20 })), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(system, (rows) => {
        const result = farkasMultipliers(
          rows.map(([row]) => Float64Array.from(row)),
          rows.map(([, bound]) => bound),
        );
        if (result === null) throw new Error('did not end');
        if ('amounts' in result) {
          for (const amount of result.amounts) expect(amount).toBeGreaterThanOrEqual(-1e-9);
          for (const [row, bound] of rows)
            expect(row.reduce((sum, each, index) => sum + each * result.amounts[index]!, 0)).toBeLessThan(
              bound + 1e-6,
            );
        } else {
          const weighted = (of: (row: number) => number) =>
            rows.reduce((sum, _, row) => sum + result.multipliers[row]! * of(row), 0);
          expect(weighted((row) => rows[row]![1])).toBeLessThan(-1e-9);
          for (let column = 0; column < 4; column++)
            expect(weighted((row) => rows[row]![0][column]!)).toBeGreaterThan(-1e-7);
        }
      }),
      { numRuns: 500 },
    );
  });
});
