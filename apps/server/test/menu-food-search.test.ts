import type { MenuFood } from '@healzy/api/schema';
import { FOOD_RESTRICTIONS, NOTHING_KNOWN } from '@healzy/domain/foods';
import { fillProblem, solveMenu, type MenuFoodFacts, emptyMenu } from '@healzy/domain/menus';
import { brokenRules } from '@healzy/domain/menus/testing';
import { DEFAULT_MACRO_SHARES, DEFAULT_MEAL_SHARES, planTargets } from '@healzy/domain/nutritional-plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic } from './clinics.ts';

/** More than a page or a worker can hold. */
const FOODS = 20_000;

let bed: TestBed;
let clinic: Clinic;
let patientId: string;
let planId: string;
beforeAll(async () => {
  bed = await startTestBed();
  clinic = await addClinic(bed.database, 'Muchos alimentos');
  patientId = await addPatient(bed.database, clinic);
  const as = clinic.people.specialist;
  const plan = { name: 'Una semana', weeks: 1, startDate: '2198-01-01' };
  planId = (await bed.call('createNutritionalPlan', { as, path: { patientId }, body: plan })).body.id;
  // An imported table of bread alone, which would hide every other food from menus.
  await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
    sql.query(
      `INSERT INTO foods (id, account_id, key_es, key_en, search_key, category, tier, meals, not_for, free_of, food)
       SELECT id, $1, lower(name), lower(name), ' ' || lower(name) || ' ', 'BREAD_PASTA', 1, '{}', '{GLUTEN}', '{}',
         jsonb_build_object('id', id, 'nameEs', name, 'category', 'BREAD_PASTA', 'tier', 1, 'unit', 'G',
           'unitWeight', 60, 'unsuitableFor', '["GLUTEN"]'::jsonb, 'nutrients',
           jsonb_build_object('energy', 250, 'protein', 8, 'fat', 2, 'carbohydrate', 48))
       FROM (SELECT gen_random_uuid() AS id, 'Pan de la casa ' || n AS name FROM generate_series(1, $2) n) made`,
      [clinic.accountId, FOODS],
    ),
  );
  await bed.call('createFood', {
    as,
    body: {
      nameEs: 'Zumo de pitaya',
      synonyms: ['fruta del dragón'],
      category: 'BEVERAGES',
      unit: 'ML',
      unitWeight: 200,
      suitableFor: [...FOOD_RESTRICTIONS],
      nutrients: { energy: 50, protein: 0.5, fat: 0.1, carbohydrate: 12 },
    },
  });
}, 240_000);
afterAll(() => bed.close());

const find = async (query: Record<string, string | string[]>, as = clinic.people.specialist) =>
  bed.call('findMenuFoods', { as, path: { id: planId }, query });
const names = (body: { items: MenuFood[] }) => body.items.map(({ nameEs }) => nameEs);
const candidates = async (): Promise<MenuFood[]> =>
  (await bed.call('listMenuFoods', { as: clinic.people.specialist, path: { id: planId } })).body.items;

const factsOf = ({ energy, protein, fat, carbohydrate, ...food }: MenuFood): MenuFoodFacts => ({
  ...food,
  tier: food.tier as MenuFoodFacts['tier'],
  portions: [],
  recipe: null,
  carbohydrateKind: null,
  nutrients: { ...NOTHING_KNOWN, energy, protein, fat, carbohydrate },
});

describe('among twenty thousand foods', () => {
  it('every one is found for a menu, without accents, by synonym, and page by page', async () => {
    expect(names((await find({ search: 'pitaya' })).body)).toEqual(['Zumo de pitaya']);
    expect(names((await find({ search: 'fruta dragon' })).body)).toEqual(['Zumo de pitaya']);
    expect(names((await find({ search: 'pan casa 19999' })).body)).toEqual(['Pan de la casa 19999']);
    expect(names((await find({ search: 'lentejas' })).body)).toContain('Lentejas cocidas');
    const first = (await find({ search: 'pan de la casa' })).body;
    expect(first.total).toBe(FOODS);
    const second = (await find({ search: 'pan de la casa', cursor: first.nextCursor })).body;
    expect(new Set([...names(first), ...names(second)]).size).toBe(first.items.length * 2);
    expect((await find({ cursor: first.nextCursor, search: 'arroz' })).status).toBe(400);
  });

  it('the solver gets the best of every category, and fills a week with them', async () => {
    const foods = await candidates();
    expect(foods.length).toBeLessThan(2000);
    const of = (category: string) => foods.filter((food) => food.category === category);
    expect(of('BREAD_PASTA')).toHaveLength(150);
    expect(of('FISH').length).toBeGreaterThan(10);
    expect(of('VEGETABLES').length).toBeGreaterThan(30);
    const problem = fillProblem({
      menu: emptyMenu(1),
      scope: { kind: 'PLAN' },
      targets: planTargets({
        energyKcal: 2000,
        mealShares: DEFAULT_MEAL_SHARES,
        macroShares: DEFAULT_MACRO_SHARES,
        kcalPerBite: 100,
      }),
      foods: foods.map(factsOf),
      restrictions: [],
    });
    const result = solveMenu(problem, 5);
    if (result.status !== 'SOLVED') throw new Error(result.status);
    expect(brokenRules(problem, result.meals)).toEqual([]);
  });

  it('a category keeps foods for each meal, whatever meals most of its foods are for', async () => {
    const forBreakfast = (await candidates()).filter(
      ({ category, meals }) => category === 'BREAD_PASTA' && meals.includes('BREAKFAST'),
    );
    expect(forBreakfast.length).toBeGreaterThan(5);
  });

  it('only those that the patient may and will eat are found, when that is wanted', async () => {
    const as = clinic.people.specialist;
    const saved = await bed.call('updatePatientData', {
      as,
      path: { patientId, section: 'habits' },
      headers: { 'if-match': '"0"' },
      body: { answers: { hasAllergies: true, allergies: ['GLUTEN'] } },
    });
    expect(saved.status).toBe(200);
    const fish = { foodIds: [], categories: ['FISH'] };
    const headers = { 'if-match': '"0"' };
    await bed.call('updateFoodExclusions', { as, path: { patientId }, headers, body: fish });
    expect((await find({ search: 'pan de la casa', isSuitable: 'true' })).body.total).toBe(0);
    expect((await find({ search: 'merluza', isSuitable: 'true' })).body.total).toBe(0);
    expect((await find({ search: 'merluza' })).body.total).toBeGreaterThan(0);
    expect((await find({ search: 'pitaya', isSuitable: 'true' })).body.total).toBe(1);
    // Suitable foods come before those that the solver could not use.
    const breads = (await candidates()).filter(({ category }) => category === 'BREAD_PASTA');
    expect(breads.some(({ notFor }) => !notFor.includes('GLUTEN'))).toBe(true);
  });

  it('some are read by id, also when they are inactive; an inactive one is not found by name', async () => {
    const as = clinic.people.specialist;
    const { id } = (await find({ search: 'pitaya' })).body.items[0] as MenuFood;
    await bed.call('setFoodSettings', { as, path: { id }, body: { isActive: false } });
    expect((await find({ search: 'pitaya' })).body.total).toBe(0);
    const byId = (await find({ foodId: [id, crypto.randomUUID()] })).body;
    expect(byId.items).toMatchObject([{ id, isActive: false, unitWeight: 200 }]);
  });

  it('nobody finds them who may not see the plan', async () => {
    expect((await find({ search: 'pan' }, clinic.people.stranger)).status).toBe(403);
    expect((await find({ search: 'pan' }, bed.brisa.people.specialist)).status).toBe(404);
  });
});
