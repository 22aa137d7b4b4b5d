import { expect } from './journey.ts';
import type { ownPatient } from './own-patient.ts';

/** A plan of 2,000 kcal for a patient of a journey, that starts in the future, so that no meal is in the past. */
export async function addPlan(
  { id: patientId, call }: Pick<Awaited<ReturnType<typeof ownPatient>>, 'id' | 'call'>,
  { plan: title, weeks }: { plan: string; weeks: number },
): Promise<string> {
  const period = { name: title, weeks, startDate: '2198-01-01' };
  const made = await call('POST', `/patient-service/patient/${patientId}/nutritional-plan`, period);
  expect(made.status).toBe(201);
  const { id, mealShares, macroShares } = made.body as unknown as {
    id: string;
    mealShares: object;
    macroShares: object;
  };
  const energy = { kcal: 2000, source: 'TYPED', on: '2026-01-01' };
  const saved = await call(
    'PUT',
    `/patient-service/nutritional-plan/${id}`,
    { ...period, mealShares, macroShares, energy },
    { 'if-match': '"1"' },
  );
  expect(saved.status).toBe(200);
  return id;
}
