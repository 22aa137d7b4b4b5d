import { describe, expect, it } from 'vitest';
import { DISHES, foodOf, idOf } from '../foods/testing/catalogue.ts';
import { addDish, EMPTY_MEAL, EMPTY_WEEK, shoppingList, type MenuDay } from './index.ts';

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

  it('has spices beside the salt, and garlic beside the vegetables', () => {
    const day = at([
      ['Comino', 1],
      ['Ajo', 1],
    ]);
    const { aisles } = shoppingList([day], (id) => foodOf(id));
    expect(aisles.map(({ aisle, items }) => [aisle, items.length])).toEqual([
      ['PRODUCE', 1],
      ['SEASONINGS', 1],
    ]);
  });

  it('buys the ingredients of the dishes of a week', () => {
    const served = addDish(EMPTY_MEAL, DISHES[0]!.dish, 0, (id) => foodOf(id));
    if (!served.ok) throw new Error(served.code);
    const items = listOf({ ...EMPTY_WEEK[0]!, LUNCH: served.value });
    expect(items.length).toBeGreaterThan(0);
    for (const { purchase } of items) expect(purchase?.count).toBeGreaterThan(0);
  });
});
