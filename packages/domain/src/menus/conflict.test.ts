import loadHighs from 'highs';
import { beforeAll, describe, expect, it } from 'vitest';
import { EXPLAINING_CHECKS, findConflict } from './solver/conflict.ts';
import { ruleKey, rulesOf } from './solver/rules.ts';
import { solveMenu, solveMenuSteps } from './solver/solve.ts';
import { DEFAULT_MENU_TEMPLATE } from './template.ts';
import { IMPOSSIBLE } from './testing/impossible.ts';
import {
  brokenRules,
  everyMeal,
  linearProgram,
  mealsOfSolution,
  penaltyOf,
  problemOf,
  scoreOf,
} from './testing/index.ts';

let highs: Awaited<ReturnType<typeof loadHighs>>;
beforeAll(async () => {
  highs = await loadHighs();
});

describe('an impossible problem', () => {
  it('is one of at least fifty', () => {
    expect(IMPOSSIBLE.length).toBeGreaterThanOrEqual(50);
    expect(new Set(IMPOSSIBLE.map(({ name }) => name)).size).toBe(IMPOSSIBLE.length);
  });

  it.each(IMPOSSIBLE.map((each) => [each.name, each] as const))('%s', (_, { problem, conflict }) => {
    const result = solveMenu(problem, 1);
    if (result.status !== 'IMPOSSIBLE') throw new Error(result.status);
    const named = result.conflict.rules.map(({ rule }) => ruleKey(rule));
    if (conflict) expect([...named].sort()).toEqual([...conflict].sort());
    expect(result.conflict).toMatchObject({ isIrreducible: true, isStopped: false });

    // These rules alone are impossible by another solver's judgement as well.
    const others = rulesOf(problem).filter((rule) => !named.includes(ruleKey(rule)));
    const program = linearProgram(problem, new Set(others.map(ruleKey)));
    expect(highs.solve(program).Status).toBe('Infeasible');

    // And without any one of them there is a menu, which keeps all others.
    for (const { rule } of result.conflict.rules) {
      const without = [...others, rule];
      const menu = solveMenu(problem, 2, without);
      if (menu.status !== 'SOLVED') throw new Error(`${menu.status} without ${ruleKey(rule)}`);
      expect(brokenRules(problem, menu.meals, new Set(without.map(ruleKey)))).toEqual([]);
    }
  });

  it('says which rule alone is enough to leave out', () => {
    const { problem } = IMPOSSIBLE.find(({ name }) => name.startsWith('a catalogue of inactive'))!;
    const result = solveMenu(problem, 1);
    if (result.status !== 'IMPOSSIBLE') throw new Error(result.status);
    const enough = result.conflict.rules.filter(({ isEnough }) => isEnough).map(({ rule }) => rule.kind);
    expect(enough).toEqual(['INACTIVE_FOODS']);
  });
});

describe('the effort of an explanation', () => {
  const { problem, conflict } = IMPOSSIBLE.find((one) => (one.conflict?.length ?? 0) >= 2)!;

  it('ends at its limit, says so, and still names rules that are proven impossible', () => {
    const steps = findConflict(problem, problem.fill[0]!, 1, new Set(), { checks: 4 });
    let checks = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) checks++;
    expect(checks).toBeLessThanOrEqual(5);
    expect(step.value).toMatchObject({ isStopped: true, isIrreducible: false });
    const named = step.value!.rules.map(({ rule }) => ruleKey(rule));
    expect(named).toEqual(expect.arrayContaining([...conflict!]));
    const others = rulesOf(problem).filter((rule) => !named.includes(ruleKey(rule)));
    expect(highs.solve(linearProgram(problem, new Set(others.map(ruleKey)))).Status).toBe('Infeasible');
  });

  it('is enough for each of the impossible problems, and kept by one with 300 foods that are not eaten', () => {
    const excluded = problem.foods.slice(0, 300).map(({ id }) => id);
    const steps = solveMenuSteps({ ...problem, excludedFoods: excluded }, 1);
    let checks = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) if (step.value.phase === 'EXPLAINING') checks++;
    expect(step.value.status).not.toBe('SOLVED');
    expect(checks).toBeLessThanOrEqual(EXPLAINING_CHECKS + 1);
  });
});

describe('beside a general solver', () => {
  it.each([
    [1500, []],
    [2000, ['GLUTEN']],
    [2600, ['MILK', 'LACTOSE']],
  ])('a day of %d kcal without %j scores within 10 % of the optimum', (energyKcal, restrictions) => {
    const foods = problemOf().foods.slice(0, 96);
    const problem = problemOf({
      foods,
      template: DEFAULT_MENU_TEMPLATE,
      fill: everyMeal(1, 1),
      energyKcal,
      restrictions,
    });
    const optimum = highs.solve(linearProgram(problem), { mip_rel_gap: 0 });
    const result = solveMenu(problem, 1);
    if (result.status !== 'SOLVED') throw new Error(result.status);
    expect(optimum.Status).toBe('Optimal');
    const values = new Map(
      Object.entries(optimum.Columns).map(([name, column]) => [name, 'Primal' in column ? column.Primal : 0]),
    );
    const best = mealsOfSolution(problem, values);
    expect(brokenRules(problem, best)).toEqual([]);
    expect(scoreOf(problem, penaltyOf(problem, result.meals))).toBeGreaterThanOrEqual(
      0.9 * scoreOf(problem, penaltyOf(problem, best)),
    );
  });
});
