import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_KCAL_PER_BITE } from '../nutritional-plans/index.ts';
import {
  applyEdit,
  dayTotals,
  emptyMenu,
  remembering,
  restrictionWarnings,
  weekTotals,
  type FoodLookup,
  type Menu,
} from './index.ts';
import { jsonLength } from './remembered.ts';
import { menuFood } from './testing/menu-foods.ts';

const at = { week: 5, day: 3, meal: 'LUNCH' as const };
const milk = menuFood('milk', { energy: 62 }, { notFor: ['LACTOSE'] });
const filled = applyEdit(emptyMenu(12), {
  kind: 'MEALS',
  meals: Array.from({ length: 84 }, (_, day) => ({
    at: { week: Math.floor(day / 7), day: day % 7, meal: 'LUNCH' as const },
    meal: { name: '', foods: [{ foodId: 'milk', portions: 1 }], isCompleted: false, isLocked: false },
  })),
})!.menu;
const more = (menu: Menu): Menu =>
  applyEdit(menu, { kind: 'REPLACE_FOOD', at, index: 0, food: { foodId: 'milk', portions: 2 } })!.menu;

describe('what is remembered of a menu', () => {
  it('is computed again for the day that changed alone', () => {
    const foodOf = vi.fn<FoodLookup>(() => milk);
    const read = (menu: Menu) => {
      for (const day of menu.weeks.flat()) dayTotals(day, foodOf, DEFAULT_KCAL_PER_BITE);
      return restrictionWarnings(menu, ['LACTOSE'], foodOf);
    };
    expect(read(filled)).toHaveLength(84);
    const once = foodOf.mock.calls.length;
    expect(read(filled)).toHaveLength(84);
    expect(foodOf).toHaveBeenCalledTimes(once);
    const warnings = read(more(filled));
    expect(warnings[38]?.at).toEqual(at);
    expect(foodOf.mock.calls.length - once).toBeLessThanOrEqual(once / 84);
  });

  it('is what it would be without memory, for other foods, bites and restrictions too', () => {
    const lookups: FoodLookup[] = [() => milk, () => undefined];
    const after = more(filled);
    for (const foodOf of lookups)
      for (const kcalPerBite of [DEFAULT_KCAL_PER_BITE, 50]) {
        const day = after.weeks[5]![3]!;
        expect(dayTotals(day, foodOf, kcalPerBite)).toEqual(weekTotals([day], foodOf, kcalPerBite));
      }
    expect(restrictionWarnings(after, ['GLUTEN'], () => milk)).toEqual([]);
    expect(restrictionWarnings(after, ['LACTOSE'], () => milk)).toHaveLength(84);
  });

  it('keeps one value for each scope and variant', () => {
    const memory = remembering<object, number>();
    const [scope, other, key] = [{}, {}, {}];
    let runs = 0;
    const next = () => (runs += 1);
    expect([memory(scope, 'a', key, next), memory(scope, 'a', key, next)]).toEqual([1, 1]);
    expect([memory(scope, 'b', key, next), memory(other, 'a', key, next)]).toEqual([2, 3]);
  });

  it('knows the length of a menu as JSON by its weeks', () => {
    const { weeks } = filled;
    const length = weeks.reduce((sum, week) => sum + jsonLength(week) + 1, 2);
    expect(length - JSON.stringify(weeks).length).toBeLessThanOrEqual(1);
  });
});
