import { VALID_FOLLOW_UP } from '@healzy/domain/follow-up-plans/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic } from './clinics.ts';

let bed: TestBed;
let clinic: Clinic;
const PLANS = 60;
beforeAll(async () => {
  bed = await startTestBed();
  clinic = await addClinic(bed.database, 'Many follow-ups');
  bed.now.value = new Date('2026-03-02T10:00:00Z');
  const as = clinic.people.specialist;
  const body = { ...VALID_FOLLOW_UP, professionalId: as.professionalId };
  for (let count = 0; count < PLANS; count += 1) {
    const patientId = await addPatient(bed.database, clinic);
    expect((await bed.call('createFollowUpPlan', { as, path: { patientId }, body })).status).toBe(201);
  }
  bed.now.value = new Date('2026-03-12T10:00:00Z');
}, 120_000);
afterAll(() => bed.close());

/** What was a join of all steps with all records took minutes; it takes a fraction of a second. */
const MOST_MS = 10_000;

it.each(['listRunningFollowUps', 'listWorklist', 'listNotifications'] as const)(
  '%s reads many running follow-up plans at once',
  async (operation) => {
    const began = performance.now();
    const { status, body } = await bed.call(operation, {
      as: clinic.people.specialist,
      query: { limit: 20 },
    });
    expect(status).toBe(200);
    expect((body as { items: unknown[] }).items).toHaveLength(20);
    expect(performance.now() - began).toBeLessThan(MOST_MS);
  },
  60_000,
);
