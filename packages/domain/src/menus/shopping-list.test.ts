import { describe, expect, it } from 'vitest';
import { DISHES, foodOf, idOf } from '../foods/testing/catalogue.ts';
import { addDish, EMPTY_MEAL, EMPTY_WEEK, shoppingDays, shoppingList, type MenuDay } from './index.ts';

describe('a shopping list', () => {
  const at = (foods: readonly (readonly [string, number])[]): MenuDay => ({
    ...EMPTY_WEEK[0]!,
    LUNCH: {
      ...EMPTY_MEAL,
      foods: foods.map(([name, portions]) => ({ foodId: idOf(name), portions })),
    },
  });
  const listOf = (day: MenuDay) =>
    shoppingList([day], (id) => foodOf(id)).aisles.flatMap(({ items }) => items);

  it('buys the egg and the rice of which there are several forms once', () => {
    const items = listOf(
      at([
        ['Huevo (para cocinar)', 1],
        ['Huevo escalfado', 2],
        ['Arroz blanco cocido', 1],
        ['Arroz blanco (peso en crudo)', 1],
      ]),
    );
    expect(
      items.map(({ foodId, purchase }) => [foodOf(foodId)!.nameEs, purchase?.unit, purchase?.count]),
    ).toEqual(
      expect.arrayContaining([
        ['Huevo (para cocinar)', 'EGG', 6],
        ['Arroz blanco (peso en crudo)', 'PACK', 1],
      ]),
    );
    expect(items).toHaveLength(2);
    expect(items.find(({ unit }) => unit === 'U')?.amount).toBe(3);
    // 150 g of cooked rice are 57 g of the raw.
    const portions = (name: string) => foodOf(idOf(name))!.unitWeight ?? 100;
    expect(items.find(({ unit }) => unit === 'G')!.grams).toBe(
      Math.round(portions('Arroz blanco (peso en crudo)') + portions('Arroz blanco cocido') * 0.377),
    );
  });

  it('looks for tins and dried fruit in the pantry, and for what is fresh where it is fresh', () => {
    const names = [
      'Atún en lata al natural',
      'Tomate triturado en lata',
      'Uvas pasas',
      'Tomate',
      'Salmón ahumado',
    ];
    const day = at(names.map((name) => [name, 1] as const));
    const { aisles } = shoppingList([day], (id) => foodOf(id));
    const found = aisles.flatMap(({ aisle, items }) =>
      items.map(({ foodId }) => [foodOf(foodId)!.nameEs, aisle]),
    );
    expect(Object.fromEntries(found)).toEqual({
      'Atún en lata al natural': 'DRY_GOODS',
      'Tomate triturado en lata': 'DRY_GOODS',
      'Uvas pasas': 'DRY_GOODS',
      Tomate: 'PRODUCE',
      'Salmón ahumado': 'FISHMONGER',
    });
  });

  it('has oil, spices, salt and coffee at home, and garlic beside the vegetables', () => {
    const names = [
      'Comino',
      'Ajo',
      'Aceite de oliva',
      'Sal',
      'Café',
      'Azúcar',
      'Miel',
      'Arroz blanco (peso en crudo)',
    ];
    const { aisles, staples } = shoppingList([at(names.map((name) => [name, 1]))], (id) => foodOf(id));
    expect(aisles.map(({ aisle, items }) => [aisle, items.length])).toEqual([
      ['PRODUCE', 1],
      ['DRY_GOODS', 1],
    ]);
    expect(staples.map(({ foodId }) => foodOf(foodId)!.nameEs).toSorted()).toEqual([
      'Aceite de oliva',
      'Azúcar',
      'Café',
      'Comino',
      'Miel',
      'Sal',
    ]);
    // A cup of coffee is no carton of a litre.
    expect(staples.find(({ foodId }) => foodId === idOf('Café'))).toMatchObject({ purchase: null });
    expect(staples.find(({ foodId }) => foodId === idOf('Aceite de oliva'))?.purchase).not.toBeNull();
  });

  it('buys the oil of which more is used than a bottle has', () => {
    const oil = idOf('Aceite de oliva');
    const perPortion = foodOf(oil)!.unitWeight ?? 10;
    const days = Array.from({ length: 28 }, () => at([['Aceite de oliva', 60 / perPortion]]));
    const { aisles, staples } = shoppingList(days, (id) => foodOf(id));
    expect(staples).toEqual([]);
    expect(aisles.map(({ aisle }) => aisle)).toEqual(['OILS']);
    expect(aisles[0]?.items[0]?.purchase).toMatchObject({ unit: 'BOTTLE', count: 2 });
  });

  it('is of the weeks that are chosen, and of no other', () => {
    const plan = { startDate: '2026-11-23', weeks: 3 };
    const weeks = [0, 1, 2, 3].map((week) => EMPTY_WEEK.map((day) => ({ ...day, week })));
    const of = (week: number[]) => shoppingDays(plan, weeks, { week });
    const chosen = of([1, 3]);
    expect(chosen).toMatchObject({ from: '2026-11-23', to: '2026-12-13' });
    expect(chosen?.days.map((day) => (day as unknown as { week: number }).week)).toEqual([
      ...Array.from({ length: 7 }, () => 0),
      ...Array.from({ length: 7 }, () => 2),
    ]);
    // A fourth week of menus is after the end of the plan.
    expect(of([4])).toBeNull();
    expect(shoppingDays(plan, weeks, { week: [2], from: '2026-12-02', to: '2026-12-31' })).toMatchObject({
      ...{ from: '2026-12-02', to: '2026-12-06' },
    });
  });

  it('buys the ingredients of the dishes of a week', () => {
    const served = addDish(EMPTY_MEAL, DISHES[0]!.dish, 0, (id) => foodOf(id));
    if (!served.ok) throw new Error(served.code);
    const items = listOf({ ...EMPTY_WEEK[0]!, LUNCH: served.value });
    expect(items.length).toBeGreaterThan(0);
    for (const { purchase } of items) expect(purchase?.count).toBeGreaterThan(0);
  });
});
