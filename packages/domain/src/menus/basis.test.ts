import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_MACRO_SHARES, DEFAULT_MEAL_SHARES } from '../nutritional-plans/index.ts';
import {
  basisChanges,
  basisOf,
  DEFAULT_MENU_TEMPLATE,
  EMPTY_MEAL,
  emptyMenu,
  menuBasisSchema,
  NOTHING_EXCLUDED,
  recalculationOffer,
  type Menu,
  type MenuBasis,
  type MenuMeal,
} from './index.ts';
import { lookupOf, menuFood } from './testing/menu-foods.ts';

const plan = {
  energy: { kcal: 2000 },
  mealShares: DEFAULT_MEAL_SHARES,
  macroShares: DEFAULT_MACRO_SHARES,
  menuTemplate: null,
};
const basis = (change: Partial<typeof plan> = {}, exclusions = NOTHING_EXCLUDED): MenuBasis =>
  basisOf({ ...plan, ...change }, exclusions);
const foodOf = lookupOf([menuFood('hake', {}, { category: 'FISH' }), menuFood('rice', {})]);

const meal = (foodId: string, change: Partial<MenuMeal> = {}): MenuMeal => ({
  ...EMPTY_MEAL,
  foods: [{ foodId, portions: 1 }],
  ...change,
});
/** A week whose Monday has a lunch alone, and whose Tuesday has a dinner alone. */
function menuWith(lunch: MenuMeal, dinner: MenuMeal = EMPTY_MEAL): Menu {
  const [first, second, ...rest] = emptyMenu(1).weeks[0]!;
  return { weeks: [[{ ...first!, LUNCH: lunch }, { ...second!, DINNER: dinner }, ...rest]] };
}
const monday = { week: 0, day: 0 };
const tuesday = { week: 0, day: 1 };

const otherMacros = { CARBS: 40, FAT: 30, PROTEIN: 30 };
const otherMeals = { ...DEFAULT_MEAL_SHARES, LUNCH: 30, DINNER: 30 };
const template = { ...DEFAULT_MENU_TEMPLATE, DINNER: [] };

describe('a change of data in a plan', () => {
  it.each([
    ['energy', { energy: { kcal: 1800 } }, ['ENERGY']],
    ['macro shares with the same energy', { macroShares: otherMacros }, ['MACRO_SHARE', 'MACRO_SHARE']],
    ['meal shares with the same energy', { mealShares: otherMeals }, ['MEAL_SHARE', 'MEAL_SHARE']],
    ['a template', { menuTemplate: template }, ['TEMPLATE']],
  ])('is noticed: %s', (_what, change, kinds) => {
    const changes = basisChanges(basis(), basis(change as never));
    expect(changes.map(({ kind }) => kind)).toEqual(kinds);
    // A day on which only one meal has foods is noticed as well.
    const offer = recalculationOffer(
      menuWith(EMPTY_MEAL, meal('rice')),
      basis(),
      basis(change as never),
      foodOf,
    );
    expect(offer).toEqual({ changes, days: [tuesday] });
  });

  it('is noticed when the energy of a bite changes', () => {
    const after = { ...basis(), kcalPerBite: 80 };
    expect(recalculationOffer(menuWith(meal('rice')), basis(), after, foodOf)).toEqual({
      changes: [{ kind: 'KCAL_PER_BITE', before: 100, after: 80 }],
      days: [monday],
    });
  });

  it('is noticed when a coming meal has a food that is excluded now, and no longer asked once it is not', () => {
    const excluded = basis({}, { foodIds: [], categories: ['FISH'] });
    const offer = recalculationOffer(menuWith(meal('hake'), meal('rice')), basis(), excluded, foodOf);
    expect(offer).toEqual({
      changes: [{ kind: 'EXCLUSIONS', foodIds: [], categories: ['FISH'] }],
      days: [monday],
    });
    expect(recalculationOffer(menuWith(meal('rice')), basis(), excluded, foodOf)).toBeNull();
    expect(basisChanges(excluded, basis())).toEqual([]);
  });

  it('concerns only the meals of a changed template', () => {
    const after = basis({ menuTemplate: template as never });
    expect(recalculationOffer(menuWith(meal('rice')), basis(), after, foodOf)).toBeNull();
  });

  it('is nothing where the template is the general one by another way', () => {
    expect(basisChanges(basis(), basis({ menuTemplate: DEFAULT_MENU_TEMPLATE as never }))).toEqual([]);
  });

  it.each([
    ['eaten', meal('rice', { isCompleted: true }), monday],
    ['locked', meal('rice', { isLocked: true }), monday],
    ['over', meal('rice'), tuesday],
    ['empty', EMPTY_MEAL, monday],
  ])('is no reason to ask about meals that are %s', (_what, lunch, from) => {
    const after = basis({ macroShares: otherMacros });
    expect(recalculationOffer(menuWith(lunch), basis(), after, foodOf, from)).toBeNull();
  });

  it('is unknown for menus of which it was not kept', () => {
    expect(recalculationOffer(menuWith(meal('rice')), null, basis(), foodOf)).toBeNull();
  });

  it('asks nothing once the data now is kept, whatever they were', () => {
    const share = fc.constantFrom(DEFAULT_MACRO_SHARES, otherMacros);
    const meals = fc.constantFrom(DEFAULT_MEAL_SHARES, otherMeals);
    fc.assert(
      fc.property(share, meals, fc.integer({ min: 500, max: 4000 }), (macroShares, mealShares, kcal) => {
        const after = basis({ macroShares, mealShares, energy: { kcal } });
        expect(recalculationOffer(menuWith(meal('rice')), after, after, foodOf)).toBeNull();
        expect(menuBasisSchema.parse(after)).toEqual(after);
        const offer = recalculationOffer(menuWith(meal('rice')), basis(), after, foodOf);
        expect(offer === null).toBe(JSON.stringify(after) === JSON.stringify(basis()));
      }),
    );
  });
});
