import { emptyMenu } from '@healzy/domain/menus';
import { DEFAULT_MACRO_SHARES, DEFAULT_MEAL_SHARES } from '@healzy/domain/nutritional-plans';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient } from './clinics.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

it('menus remember the data that they were made for until those are kept', async () => {
  const clinic = await addClinic(bed.database, 'Base');
  const as = clinic.people.specialist;
  const patientId = await addPatient(bed.database, clinic);
  const period = { name: 'Dos semanas', weeks: 1, startDate: '2198-01-01' };
  const { body: plan } = await bed.call('createNutritionalPlan', { as, path: { patientId }, body: period });
  const path = { id: plan.id as string };
  const read = async () => (await bed.call('getMenus', { as, path })).body;
  expect((await read()).basis).toBeNull();
  await bed.call('updateMenus', {
    as,
    path,
    headers: { 'if-match': '"0"' },
    body: { weeks: emptyMenu(1).weeks, undo: [], redo: [], applied: [] },
  });
  expect((await read()).basis).toMatchObject({ energyKcal: null, macroShares: DEFAULT_MACRO_SHARES });
  const macroShares = { CARBS: 40, FAT: 30, PROTEIN: 30 };
  const energy = { kcal: 1800, source: 'TYPED', on: '2026-11-20' };
  const changed = await bed.call('updateNutritionalPlan', {
    as,
    path,
    headers: { 'if-match': '"1"' },
    body: { ...period, mealShares: DEFAULT_MEAL_SHARES, macroShares, energy },
  });
  expect(changed.status).toBe(200);
  const before = await read();
  expect(before.basis).toMatchObject({ energyKcal: null, macroShares: DEFAULT_MACRO_SHARES });
  const basis = { ...before.basis, energyKcal: 1800, macroShares };
  for (const other of ['admin', 'stranger', 'observer'] as const)
    expect((await bed.call('setMenuBasis', { as: clinic.people[other], path, body: basis })).status).toBe(
      403,
    );
  const kept = await bed.call('setMenuBasis', { as, path, body: basis });
  expect(kept).toMatchObject({ status: 200, body: { basis, version: before.version } });
  expect(
    await bed.call('setMenuBasis', {
      as,
      path,
      body: { ...basis, macroShares: { CARBS: 40, FAT: 30, PROTEIN: 31 } },
    }),
  ).toMatchObject({ status: 400 });
});
