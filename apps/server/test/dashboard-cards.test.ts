import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic, type Person } from './clinics.ts';

let bed: TestBed;
let clinic: Clinic;
beforeAll(async () => {
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3989' });
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Tarjetas');
});

const card = async (id: string, as: Person, query: Record<string, string> = {}) => {
  const { body } = await bed.call('getDashboard', { as, query });
  return (body.cards as { id: string; value: number; before: number | null }[]).find(
    (each) => each.id === id,
  );
};

async function addPlan(patientId: string, createdAt: string): Promise<string> {
  const { body } = await bed.call('createNutritionalPlan', {
    as: clinic.people.specialist,
    path: { patientId },
    body: { name: 'Cuatro semanas', weeks: 4, startDate: '2190-03-01' },
  });
  await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
    sql.query('UPDATE nutritional_plans SET created_at = $2 WHERE id = $1', [body.id, createdAt]),
  );
  return body.id as string;
}

describe('nutritional plans made', () => {
  // Midnight in Madrid, where the clinic is, is an hour before that of UTC.
  const march = { from: '2026-03-02', to: '2026-03-08' };

  it('are those created in the period, beside those of the equally long one before', async () => {
    const { specialist } = clinic.people;
    const patientId = await addPatient(bed.database, clinic);
    expect(await card('PLANS_MADE', specialist, march)).toEqual({ id: 'PLANS_MADE', value: 0, before: 0 });
    await addPlan(patientId, '2026-03-01T23:00:00Z');
    await addPlan(patientId, '2026-03-08T22:59:59Z');
    await addPlan(patientId, '2026-03-08T23:00:00Z');
    await addPlan(patientId, '2026-03-01T22:59:59Z');
    await addPlan(patientId, '2026-02-22T22:59:59Z');
    expect(await card('PLANS_MADE', specialist, march)).toEqual({ id: 'PLANS_MADE', value: 2, before: 1 });
  });

  it('are counted again when one is made or deleted, and only for patients within reach', async () => {
    const { specialist, stranger, receptionist } = clinic.people;
    const id = await addPlan(await addPatient(bed.database, clinic), '2026-03-04T10:00:00Z');
    for (const as of [specialist, receptionist])
      expect(await card('PLANS_MADE', as, march)).toMatchObject({ value: 1 });
    expect(await card('PLANS_MADE', stranger, march)).toMatchObject({ value: 0 });
    await bed.call('deleteNutritionalPlan', { as: specialist, path: { id } });
    for (const as of [specialist, receptionist])
      expect(await card('PLANS_MADE', as, march)).toMatchObject({ value: 0 });
  });
});

describe('pending chats', () => {
  it('are as many as the chats say, for everyone, after each message', async () => {
    const { specialist, admin } = clinic.people;
    const patientId = await addPatient(bed.database, clinic);
    const agree = async () => {
      const pending: number[] = [];
      for (const as of Object.values(clinic.people)) {
        const counts = await bed.call('getChatCounts', { as });
        if (counts.status !== 200) continue;
        expect(await card('PENDING_CHATS', as)).toEqual({
          id: 'PENDING_CHATS',
          value: counts.body.pending,
          before: null,
        });
        pending.push(counts.body.pending);
      }
      return pending;
    };
    expect(Math.max(...(await agree()))).toBe(0);
    const { body: link } = await bed.call('createChatLink', { as: specialist, path: { patientId } });
    await bed.call('createHeldChatMessage', {
      as: null,
      headers: { 'x-chat-link': link.secret, 'x-chat-device': 'd'.repeat(32) },
      body: { id: crypto.randomUUID(), text: '¿Puedo cambiar la cena?' },
    });
    const waiting = await agree();
    expect(new Set(waiting)).toEqual(new Set([0, 1]));
    await bed.call('createChatMessage', {
      as: specialist,
      path: { patientId },
      body: { text: 'Sí' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(Math.max(...(await agree()))).toBe(0);
    expect(await card('PENDING_CHATS', admin)).toMatchObject({ value: 0 });
  });
});
