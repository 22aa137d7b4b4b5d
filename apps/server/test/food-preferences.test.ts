import { addDish, EMPTY_MEAL, emptyMenu, NO_PREFERENCES } from '@healzy/domain/menus';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic } from './clinics.ts';

let bed: TestBed;
let clinic: Clinic;
let patientId: string;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Gustos');
  patientId = await addPatient(bed.database, clinic);
});

const read = (as = clinic.people.specialist) => bed.call('getFoodPreferences', { as, path: { patientId } });
const save = (body: object, version: number) =>
  bed.call('updateFoodPreferences', {
    as: clinic.people.specialist,
    path: { patientId },
    headers: { 'if-match': `"${version}"` },
    body,
  });
const addPlan = async (change: object = {}) => {
  const as = clinic.people.specialist;
  const { body } = await bed.call('createNutritionalPlan', {
    as,
    path: { patientId },
    body: { name: 'Una semana', weeks: 1, startDate: '2198-01-01' },
  });
  const id = body.id as string;
  if (Object.keys(change).length === 0) return { id, saved: null };
  const saved = await bed.call('updateNutritionalPlan', {
    as,
    path: { id },
    headers: { 'if-match': '"1"' },
    body: change,
  });
  return { id, saved };
};

describe('what a patient likes and how they cook', () => {
  it('is nothing at first, and says the names of dishes once they are chosen', async () => {
    expect((await read()).body).toEqual({
      ...NO_PREFERENCES,
      ...{ patientId, version: 0, dishes: [], changedAt: null },
    });
    const { id } = await addPlan();
    const { body } = await bed.call('listMenuDishes', { as: clinic.people.specialist, path: { id } });
    const [dish] = body.dishes as { id: string; nameEs: string; nameEn: string; minutes: number }[];
    expect(dish!.minutes).toBeGreaterThan(0);
    const gone = crypto.randomUUID();
    const saved = await save(
      { likedDishIds: [dish!.id, gone], dislikedCategories: ['LEGUMES'], weekdayMinutes: 20 },
      0,
    );
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      version: 1,
      likedDishIds: [dish!.id, gone],
      dislikedCategories: ['LEGUMES'],
      weekdayMinutes: 20,
      cooksFor: 1,
      dishes: [{ id: dish!.id, nameEs: dish!.nameEs, nameEn: dish!.nameEn }],
    });
    expect((await save({ weekdayMinutes: null }, 1)).body).toMatchObject({
      weekdayMinutes: null,
      likedDishIds: [dish!.id, gone],
    });
  });

  it('is no restriction: whoever fills menus is not told that the patient must not have it', async () => {
    await save({ dislikedCategories: ['FISH'] }, 0);
    const { id } = await addPlan();
    const { body } = await bed.call('getMenus', { as: clinic.people.specialist, path: { id } });
    expect(body).toMatchObject({ restrictions: [], exclusions: { foodIds: [], categories: [] } });
  });

  it('is changed over the version that was read', async () => {
    const two = await Promise.all([save({ cooksFor: 2 }, 0), save({ cooksFor: 3 }, 0)]);
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it.each([
    [{ likedFoodIds: ['no id'] }, 400],
    [{ likedCategories: ['STONES'] }, 400],
    [{ cooksFor: 0 }, 400],
    [{ cooksFor: null }, 400],
    [{ weekdayMinutes: 20.5 }, 400],
    [{ weekendMinutes: 600 }, 400],
    [{ wantsLeftovers: 'yes' }, 400],
    [{ likedCategories: ['FISH'], dislikedCategories: ['FISH'] }, 400],
  ])('is refused where it says nothing that can be done: %j', async (body, status) => {
    expect((await save(body, 0)).status).toBe(status);
  });
});

describe('a list for those who eat together', () => {
  it('has as many times what the patient eats, and says for how many it is', async () => {
    const as = clinic.people.specialist;
    const { id } = await addPlan();
    const { body: found } = await bed.call('listMenuDishes', { as, path: { id } });
    const { dishes, foods } = found as unknown as {
      dishes: Parameters<typeof addDish>[1][];
      foods: { id: string; tier: number }[];
    };
    const facts = new Map(foods.map((food) => [food.id, food]));
    const added = dishes
      .map((dish) => addDish(EMPTY_MEAL, dish, 0, ((food: string) => facts.get(food)) as never))
      .find(({ ok }) => ok);
    if (!added?.ok) throw new Error('No dish can be served.');
    const weeks = structuredClone(emptyMenu(1).weeks) as unknown as Record<string, object>[][];
    weeks[0]![0]!['LUNCH'] = added.value;
    const menus = await bed.call('updateMenus', {
      as,
      path: { id },
      headers: { 'if-match': '"0"' },
      body: { weeks, undo: [], redo: [], applied: [] },
    });
    expect(menus.status).toBe(200);
    const list = async () => {
      const { body } = await bed.call('getShoppingList', { as, path: { id } });
      const { aisles, staples } = body as { aisles: { items: Item[] }[]; staples: Item[] };
      const items = [...aisles.flatMap(({ items: all }) => all), ...staples];
      return { persons: body.persons, grams: new Map(items.map((item) => [item.foodId, item.grams])) };
    };
    interface Item {
      foodId: string;
      grams: number;
    }
    const alone = await list();
    await save({ cooksFor: 4 }, 0);
    const together = await list();
    expect([alone.persons, together.persons]).toEqual([1, 4]);
    expect(alone.grams.size).toBeGreaterThan(1);
    // Each line is rounded to grams by itself.
    for (const [foodId, grams] of alone.grams)
      expect(Math.abs(together.grams.get(foodId)! - 4 * grams)).toBeLessThanOrEqual(2);
    const csv = await bed.call('exportShoppingList', { as, path: { id } });
    expect(csv.text).toContain('para 4 personas');
    // What the patient eats is as it was.
    const after = await bed.call('getMenus', { as, path: { id } });
    expect(after.body.weeks).toEqual(menus.body.weeks);
  });
});

describe('frequencies of a plan', () => {
  it('are as published until they are changed, and go into its copy and its versions', async () => {
    const frequencies = [{ kind: 'FISH', least: 2, most: null }];
    const { id, saved } = await addPlan({ frequencies });
    expect(saved).toMatchObject({ status: 200, body: { frequencies } });
    const as = clinic.people.specialist;
    const copy = await bed.call('duplicateNutritionalPlan', {
      as,
      path: { id },
      body: { name: 'Otra', weeks: 1, startDate: '2198-02-01' },
    });
    expect(copy.body).toMatchObject({ frequencies });
    const kept = await bed.call('createPlanVersion', { as, path: { id }, body: { name: 'Con pescado' } });
    const path = { id, planVersionId: kept.body.id as string };
    expect((await bed.call('getPlanVersion', { as, path })).body).toMatchObject({ plan: { frequencies } });
    const fresh = await bed.call('getNutritionalPlan', { as, path: { id: (await addPlan()).id } });
    expect(fresh.body).toMatchObject({ frequencies: null });
  });

  it.each([
    [[{ kind: 'ALCOHOL', least: 0, most: 7 }], 400],
    [[{ kind: 'FISH', least: -1, most: null }], 400],
    [[{ kind: 'FISH', least: 5, most: 2 }], 400],
    [[{ kind: 'FISH', least: 1.5, most: null }], 400],
    [
      [
        { kind: 'FISH', least: 1, most: null },
        { kind: 'FISH', least: 2, most: null },
      ],
      400,
    ],
  ])('are refused where they cannot be: %j', async (frequencies, status) => {
    expect((await addPlan({ frequencies })).saved?.status).toBe(status);
  });
});
