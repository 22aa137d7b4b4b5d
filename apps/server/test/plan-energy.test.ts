import { DEFAULT_MACRO_SHARES, DEFAULT_MEAL_SHARES } from '@healzy/domain/nutritional-plans';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic } from './clinics.ts';

let bed: TestBed;
let clinic: Clinic;
let planId: string;
let version: number;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Energía');
  const patientId = await addPatient(bed.database, clinic);
  await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
    sql.query(`UPDATE patients SET sex = 'MALE', birthdate = '1980-01-01' WHERE id = $1`, [patientId]),
  );
  const plan = { name: 'Semana', weeks: 1, startDate: '2198-01-01' };
  const path = { patientId };
  const made = await bed.call('createNutritionalPlan', { as: clinic.people.specialist, path, body: plan });
  [planId, version] = [made.body.id as string, made.body.version as number];
});

const save = async (kcal: number, change: object = {}) => {
  const answer = await bed.call('updateNutritionalPlan', {
    as: clinic.people.specialist,
    path: { id: planId },
    headers: { 'if-match': `"${version}"` },
    body: {
      name: 'Semana',
      weeks: 1,
      startDate: '2198-01-01',
      mealShares: DEFAULT_MEAL_SHARES,
      macroShares: DEFAULT_MACRO_SHARES,
      energy: { kcal, source: 'TYPED', on: '2026-11-23' },
      ...change,
    },
  });
  if (answer.status === 200) version = answer.body.version as number;
  return answer;
};
const audited = async (): Promise<unknown[]> => {
  const { rows } = await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
    sql.query(`SELECT user_id FROM audit_log WHERE account_id = $1 AND kind = 'ENERGY_CONFIRMED'`, [
      clinic.accountId,
    ]),
  );
  return rows;
};

describe('the energy of a plan', () => {
  it('below the floor of its patient is refused until a named person confirms it, which is kept and logged', async () => {
    const refused = await save(500);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'ENERGY_UNCONFIRMED',
      details: { kind: 'VERY_LOW', limitKcal: 1500, group: 'MAN', source: 'AHA_ACC_TOS_2013' },
    });
    expect(await audited()).toEqual([]);
    const saved = await save(500, { confirmsEnergy: true });
    expect(saved.status).toBe(200);
    const by = clinic.people.specialist.userId;
    expect(saved.body.energy.confirmed).toMatchObject({ kind: 'VERY_LOW', limitKcal: 1500, by });
    expect(await audited()).toEqual([{ userId: by }]);
    // The same energy is not asked about again, another one is.
    expect((await save(500, { name: 'Otro nombre' })).body.energy.confirmed.by).toBe(by);
    expect((await save(600)).status).toBe(422);
  });

  it('within the limits is nobody’s to confirm, and what a client says of it is not believed', async () => {
    const confirmed = { kind: 'VERY_LOW', limitKcal: 1, group: 'MAN', source: 'OURS', by: null, at: '2026-01-01T00:00:00Z' };
    const energy = { kcal: 500, source: 'TYPED', on: '2026-11-23', confirmed };
    expect((await save(500, { energy })).status).toBe(422);
    expect((await save(1500)).body.energy).not.toHaveProperty('confirmed');
    expect((await save(5000)).body).toMatchObject({ details: { kind: 'ABOVE_CEILING' } });
  });
});
