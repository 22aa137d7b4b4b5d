import { MEAL_FOOD_LIMITS } from '@healzy/domain/cgm/meals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import type { Clinic } from './clinics.ts';
import { importSensorFile, sensorFile } from './sensor-files.ts';

let bed: TestBed;
let milk: string;
let bread: string;
beforeAll(async () => {
  bed = await startTestBed();
  const imported = await importSensorFile(bed, bed.alba, { bytes: sensorFile({ days: 5 }) });
  expect(imported.status).toBe(201);
  milk = await catalogueFood('Leche entera');
  bread = await catalogueFood('Pan de barra');
});
afterAll(() => bed.close());

const specialist = (clinic: Clinic = bed.alba) => clinic.people.specialist;
const path = () => ({ medicalTestId: bed.alba.testId });

async function catalogueFood(name: string): Promise<string> {
  const { body } = await bed.call('listFoods', { as: specialist(), query: { search: name } });
  return body.items.find(({ nameEs }: { nameEs: string }) => nameEs === name).id as string;
}
const foodOf = (clinic: Clinic, fields: Record<string, unknown> = {}) => ({
  as: specialist(clinic),
  body: {
    nameEs: 'Guiso',
    category: 'LEGUMES',
    unit: 'G',
    nutrients: { energy: 100, carbohydrate: 10 },
    ...fields,
  },
});
async function ownFood(clinic: Clinic = bed.alba, fields: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await bed.call('createFood', foodOf(clinic, fields));
  expect(status).toBe(201);
  return body.id as string;
}

const meal = { type: 'MEAL', name: 'Comida', start: '2026-03-03T13:00:00Z' };
const create = (body: Record<string, unknown>) =>
  bed.call('createCgmEvent', { as: specialist(), path: path(), body: { ...meal, ...body } });
const update = (event: { id: string; version: number }, body: Record<string, unknown>) =>
  bed.call('updateCgmEvent', {
    as: specialist(),
    path: { ...path(), eventId: event.id },
    headers: { 'if-match': `"${event.version}"` },
    body: { ...meal, ...body },
  });
const remove = async (...events: { id: string }[]) => {
  for (const { id } of events)
    expect(
      (await bed.call('deleteCgmEvent', { as: specialist(), path: { ...path(), eventId: id } })).status,
    ).toBe(204);
};
const problem = (path: string, code: string) => ({
  status: 400,
  body: { details: { fields: [{ path, code }] } },
});

describe('a meal with foods', () => {
  it('keeps amounts in every unit with the figures of each food, and the carbohydrates typed', async () => {
    const egg = await ownFood(bed.alba, {
      nameEs: 'Huevo de casa',
      category: 'EGGS',
      unit: 'U',
      unitWeight: 60,
    });
    const foods = [
      { foodId: milk, amount: 200, unit: 'ML' },
      { foodId: milk, amount: 1.5, unit: 'PORTION', portion: '1 taza' },
      { foodId: bread, amount: 40, unit: 'G' },
      { foodId: egg, amount: 2, unit: 'U' },
    ];
    const { status, body } = await create({ foods, carbohydrates: 45.5 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      carbohydrates: 45.5,
      foods: [
        {
          ...foods[0],
          portion: null,
          isAvailable: true,
          food: { nameEs: 'Leche entera', density: 1.031, nutrients: { energy: 61, fibre: 0 } },
        },
        foods[1],
        foods[2],
        { ...foods[3], food: { nutrients: { protein: null, fibre: null } } },
      ],
    });
    const listed = await bed.call('listCgmEvents', { as: specialist(), path: path(), query: {} });
    expect(listed.body.items[0].foods).toEqual(body.foods);
    const emptied = await update(body, { foods: [], carbohydrates: null });
    expect(emptied.body).toMatchObject({ foods: [], carbohydrates: null, version: 2 });
    await remove(body);
  });

  it('does not change with its foods, which stay in it when they become inactive or are deleted', async () => {
    const stew = await ownFood();
    const { body } = await create({ foods: [{ foodId: stew, amount: 300, unit: 'G' }] });
    const { body: before } = await bed.call('getFood', { as: specialist(), path: { id: stew } });
    const changed = await bed.call('updateFood', {
      ...foodOf(bed.alba, { nameEs: 'Guiso nuevo', nutrients: { energy: 900 } }),
      path: { id: stew },
      headers: { 'if-match': `"${before.version}"` },
    });
    expect(changed.status).toBe(200);
    const kept = { nameEs: 'Guiso', nutrients: { energy: 100, carbohydrate: 10 } };
    const edited = await update(body, { foods: [{ foodId: stew, amount: 250, unit: 'G' }] });
    expect(edited.body.foods).toMatchObject([{ amount: 250, isAvailable: true, food: kept }]);
    const settings = { as: specialist(), path: { id: stew }, body: { isActive: false } };
    expect((await bed.call('setFoodSettings', settings)).status).toBe(200);
    expect(await create({ foods: [{ foodId: stew, amount: 1, unit: 'G' }] })).toMatchObject(
      problem('/body/foods/0/foodId', 'FOOD_UNAVAILABLE'),
    );
    const inactive = await update(edited.body, { foods: [{ foodId: stew, amount: 200, unit: 'G' }] });
    expect(inactive.body.foods).toMatchObject([{ amount: 200, isAvailable: false, food: kept }]);
    expect((await bed.call('deleteFood', { as: specialist(), path: { id: stew } })).status).toBe(204);
    const read = await bed.call('getCgmEvent', { as: specialist(), path: { ...path(), eventId: body.id } });
    expect(read.body.foods).toMatchObject([{ amount: 200, isAvailable: false, food: kept }]);
    await remove(body);
  });

  it.each([
    ['nothing', { amount: 0 }, 'amount', 'OUT_OF_RANGE'],
    ['less than nothing', { amount: -1 }, 'amount', 'OUT_OF_RANGE'],
    ['100 kg', { amount: 100_000 }, 'amount', 'OUT_OF_RANGE'],
    ['a text with a comma', { amount: '1,5' }, 'amount', 'FORMAT_INVALID'],
    ['a piece of what has none', { unit: 'U' }, 'unit', 'OPTION_INVALID'],
    ['a portion that it does not have', { unit: 'PORTION', portion: '1 cubo' }, 'unit', 'OPTION_INVALID'],
    ['a portion without its name', { unit: 'PORTION' }, 'unit', 'OPTION_INVALID'],
  ])('of which %s was eaten is refused', async (_what, of, field, code) => {
    const answer = await create({ foods: [{ foodId: milk, amount: 100, unit: 'G', ...of }] });
    expect(answer).toMatchObject(problem(`/body/foods/0/${field}`, code));
  });

  it('is refused with a food of another account, sixty foods, or as another event', async () => {
    const theirs = await ownFood(bed.brisa);
    const of = (foodId: string) => ({ foodId, amount: 100, unit: 'G' });
    expect(await create({ foods: [of(milk), of(theirs)] })).toMatchObject(
      problem('/body/foods/1/foodId', 'FOOD_UNAVAILABLE'),
    );
    const sixty = Array.from({ length: 60 }, () => of(milk));
    expect(await create({ foods: sixty })).toMatchObject(problem('/body/foods', 'TOO_MANY'));
    const most = await create({ foods: sixty.slice(0, MEAL_FOOD_LIMITS.foods) });
    expect(most.status).toBe(201);
    await remove(most.body);
    expect(await create({ type: 'REST', foods: [of(milk)] })).toMatchObject(
      problem('/body/foods', 'OPTION_INVALID'),
    );
    expect(await create({ carbohydrates: -2 })).toMatchObject(problem('/body/carbohydrates', 'OUT_OF_RANGE'));
  });
});

describe('responses to foods', () => {
  it('are ranked by dish and food, and told beside the meals of the patient', async () => {
    const of = (foodId: string, amount: number) => ({ foodId, amount, unit: 'G' });
    const added = [];
    for (const [day, foods] of [
      ['02', [of(bread, 40), of(milk, 200)]],
      ['03', [of(milk, 150), of(bread, 60)]],
      ['04', [of(bread, 50), of(milk, 200)]],
      ['05', [of(bread, 80)]],
    ] as const) {
      const { body } = await create({ name: `Desayuno ${day}`, start: `2026-03-${day}T08:00:00Z`, foods });
      added.push(body);
    }
    const ranked = async (by: string) =>
      (await bed.call('getCgmMealRanking', { as: specialist(), path: path(), query: { by } })).body;
    expect(await ranked('NAME')).toMatchObject({ meals: [], tooFew: 4 });
    expect(await ranked('DISH')).toMatchObject({
      meals: [{ name: 'Desayuno 04', eaten: 3, foods: [{ foodId: bread }, { foodId: milk }] }],
      tooFew: 1,
    });
    const foods = (await ranked('FOOD')).meals.map((one: { foods: object[]; eaten: number }) => [
      one.foods.length,
      one.eaten,
    ]);
    expect(foods.toSorted()).toEqual([
      [1, 3],
      [1, 4],
    ]);

    const responses = (as = specialist()) =>
      bed.call('listCgmMealResponses', { as, path: { patientId: bed.alba.patientId } });
    const now = bed.now.value;
    bed.now.value = new Date('2026-05-01T10:00:00Z');
    const { body } = await responses();
    expect(body.meals.map(({ id }: { id: string }) => id)).toEqual(added.map(({ id }) => id).toReversed());
    expect(body.meals[0]).toMatchObject({
      medicalTestId: bed.alba.testId,
      zone: 'Europe/Madrid',
      foods: [{ foodId: bread, nameEs: 'Pan de barra', grams: 80 }],
      response: { state: 'SCORED' },
      isOld: false,
    });
    expect(body.meals[0].trace.minutes).toHaveLength(42);
    expect(body.foods).toContainEqual(
      expect.objectContaining({ foodId: bread, repeats: 4, alone: 1, isOld: false, lastAt: added[3].start }),
    );
    expect(body.foods).toContainEqual(expect.objectContaining({ foodId: milk, repeats: 3, alone: 0 }));

    // Half a year later it is still told, as old; two repeats are not told.
    bed.now.value = now;
    const later = (await responses()).body;
    expect(later.meals[0].isOld).toBe(true);
    expect(later.foods.every(({ isOld }: { isOld: boolean }) => isOld)).toBe(true);
    await remove(added[0], added[3]);
    expect((await responses()).body.foods).toEqual([]);
    await remove(added[1], added[2]);
  });
});
