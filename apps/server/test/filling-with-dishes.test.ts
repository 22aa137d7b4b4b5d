import type { MenuFood } from '@healzy/api/schema';
import { NOTHING_KNOWN } from '@healzy/domain/foods';
import {
  applyEdit,
  emptyMenu,
  fillEdit,
  fillMenu,
  menuMeals,
  type MenuFoodFacts,
} from '@healzy/domain/menus';
import { DEFAULT_MACRO_SHARES, DEFAULT_MEAL_SHARES, planTargets } from '@healzy/domain/nutritional-plans';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic } from './clinics.ts';

let bed: TestBed;
let clinic: Clinic;
let other: Clinic;
let planId: string;
const as = () => clinic.people.specialist;

const factsOf = ({ energy, protein, fat, carbohydrate, ...food }: MenuFood): MenuFoodFacts => ({
  ...food,
  tier: food.tier as MenuFoodFacts['tier'],
  portions: [],
  recipe: null,
  carbohydrateKind: null,
  nutrients: { ...NOTHING_KNOWN, energy, protein, fat, carbohydrate },
});

const addDish = async (specialist: Clinic['people']['specialist'], nameEs: string, foodId: string) => {
  const ingredients = [{ foodId, grams: 200, part: 'CORE', minFactor: 0.5, maxFactor: 2 }];
  const body = { nameEs, course: 'SINGLE', meals: ['LUNCH'], servings: 1, ingredients };
  const made = await bed.call('createDish', { as: specialist, body });
  expect(made.status, made.text).toBe(201);
  return made.body.id as string;
};

beforeAll(async () => {
  bed = await startTestBed();
  clinic = await addClinic(bed.database, 'Rellena');
  other = await addClinic(bed.database, 'Vecina');
  const patientId = await addPatient(bed.database, clinic);
  const body = { name: 'Con platos', weeks: 1, startDate: '2198-01-01' };
  planId = (await bed.call('createNutritionalPlan', { as: as(), path: { patientId }, body })).body.id;
}, 240_000);
afterAll(() => bed.close());

const read = async () => {
  const answer = await bed.call('listMenuDishes', { as: as(), path: { id: planId } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

it('lists the catalogue and the account’s own dishes with their foods, and no other clinic’s', async () => {
  const [food] = (await bed.call('listFoods', { as: as(), query: { search: 'arroz' } })).body.items;
  const own = await addDish(as(), 'Arroz de la consulta', food.id);
  const foreign = await addDish(other.people.specialist, 'Arroz de la vecina', food.id);
  const { dishes, foods } = await read();
  const ids = dishes.map(({ id }: { id: string }) => id);
  expect(ids[0]).toBe(own);
  expect(ids).not.toContain(foreign);
  expect(ids.length).toBeGreaterThan(300);
  const known = new Set(foods.map(({ id }: { id: string }) => id));
  for (const { ingredients } of dishes)
    for (const { foodId } of ingredients as { foodId: string }[]) expect(known).toContain(foodId);
  await bed.call('deleteDish', { as: as(), path: { id: own } });
  expect((await read()).dishes.map(({ id }: { id: string }) => id)).not.toContain(own);
});

it('fills a week that the server takes, with dishes that are for the patient', async () => {
  const { dishes, foods } = await read();
  const facts = foods.map(factsOf);
  const targets = planTargets({
    ...{ energyKcal: 1900, kcalPerBite: 100 },
    ...{ mealShares: DEFAULT_MEAL_SHARES, macroShares: DEFAULT_MACRO_SHARES },
  });
  const menu = emptyMenu(1);
  const result = fillMenu(
    {
      ...{ menu, scope: { kind: 'PLAN' }, targets, foods: facts, restrictions: ['GLUTEN'] },
      dishes: { dishes, foods: facts, startsOn: '2198-01-01' },
    },
    1,
  );
  if (result.status !== 'SOLVED') throw new Error(result.status);
  expect(result.withoutDishes).toEqual([]);
  const { weeks } = applyEdit(menu, fillEdit(menu, result.meals))!.menu;
  const saved = await bed.call('updateMenus', {
    as: as(),
    path: { id: planId },
    headers: { 'if-match': '"0"' },
    body: { weeks, undo: [], redo: [], applied: [] },
  });
  expect(saved.status, saved.text).toBe(200);
  const byId = new Map(facts.map((food: MenuFoodFacts) => [food.id, food]));
  const eaten = [...menuMeals({ weeks: saved.body.weeks })];
  expect(eaten).toHaveLength(35);
  for (const { foods: portions, dishes: served } of eaten) {
    expect(served?.length).toBeGreaterThan(0);
    for (const { foodId } of portions) {
      const { notFor, unknownFor } = byId.get(foodId) as MenuFoodFacts;
      expect([...notFor, ...unknownFor]).not.toContain('GLUTEN');
    }
  }
});
