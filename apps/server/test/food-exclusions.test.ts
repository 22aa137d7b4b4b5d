import { FOOD_RESTRICTIONS } from '@healzy/domain/foods';
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
  clinic = await addClinic(bed.database, 'Exclusiones');
  patientId = await addPatient(bed.database, clinic);
});

const read = (as = clinic.people.specialist) => bed.call('getFoodExclusions', { as, path: { patientId } });
const save = (body: object, version: number, as = clinic.people.specialist) =>
  bed.call('updateFoodExclusions', {
    as,
    path: { patientId },
    headers: { 'if-match': `"${version}"` },
    body,
  });
const addPlan = async () => {
  const { body } = await bed.call('createNutritionalPlan', {
    as: clinic.people.specialist,
    path: { patientId },
    body: { name: 'Dos semanas', weeks: 2, startDate: '2198-01-01' },
  });
  return body.id as string;
};
const addFood = async () => {
  const { body } = await bed.call('createFood', {
    as: clinic.people.specialist,
    body: {
      nameEs: 'Lentejas de casa',
      category: 'LEGUMES',
      unit: 'G',
      suitableFor: [...FOOD_RESTRICTIONS],
      nutrients: { energy: 300 },
    },
  });
  return body.id as string;
};

describe('what a patient will not eat', () => {
  it('is nothing at first, and is in the menus once it is chosen', async () => {
    expect((await read()).body).toEqual({
      patientId,
      version: 0,
      foodIds: [],
      categories: [],
      answers: [],
      changedAt: null,
    });
    const foodId = crypto.randomUUID();
    const saved = await save({ foodIds: [foodId, foodId], categories: ['FISH'] }, 0);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ version: 1, foodIds: [foodId], categories: ['FISH'] });
    const id = await addPlan();
    const menus = await bed.call('getMenus', { as: clinic.people.specialist, path: { id } });
    expect(menus.body.exclusions).toEqual({ foodIds: [foodId], categories: ['FISH'] });
    expect((await save({ foodIds: [], categories: [] }, 1)).body).toMatchObject({ version: 2, foodIds: [] });
  });

  it('is changed over the version that was read', async () => {
    const none = { foodIds: [], categories: [] };
    const two = await Promise.all([save(none, 0), save({ ...none, categories: ['MEAT'] }, 0)]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(two.find(({ status }) => status === 412)?.body).toMatchObject({
      code: 'STALE_VERSION',
      details: { current: { version: 1 } },
    });
  });

  it.each([
    [{ foodIds: ['no id'], categories: [] }, 400],
    [{ foodIds: [], categories: ['STONES'] }, 400],
    [{ foodIds: null }, 400],
    [{ answers: [{ question: 'disease.KIDNEY', about: null, restrictions: [], words: null }] }, 400],
  ])('is refused when it is no food or category: %#', async (body, status) => {
    expect((await save(body, 0)).status).toBe(status);
  });

  it('names a food also when it is inactive', async () => {
    const as = clinic.people.specialist;
    const foodId = await addFood();
    await save({ foodIds: [foodId], categories: [] }, 0);
    const settings = await bed.call('setFoodSettings', {
      as,
      path: { id: foodId },
      body: { isActive: false, isFavourite: false },
    });
    expect(settings.status).toBeLessThan(300);
    const id = await addPlan();
    const { body } = await bed.call('listMenuFoods', { as, path: { id } });
    const found = (body.items as { id: string; isActive: boolean }[]).find((food) => food.id === foodId);
    expect(found).toMatchObject({ nameEs: 'Lentejas de casa', isActive: false });
  });
});
