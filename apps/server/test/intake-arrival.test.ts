import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { patientForm, type PersonKey } from './clinics.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

/** A patient of the specialist, observed by the observer, who has just submitted their questionnaire. */
async function arrived() {
  const { people } = bed.alba;
  const body = patientForm(people.specialist.professionalId ?? '', {
    surname: 'Valle Escondido',
    specialists: [
      { professionalId: people.specialist.professionalId ?? '', isPrincipal: true },
      { professionalId: people.observer.professionalId ?? '', isPrincipal: false },
    ],
  });
  const { id } = (await bed.call('createPatient', { as: people.admin, body })).body as { id: string };
  const path = { patientId: id };
  const made = await bed.call('createIntake', {
    as: people.specialist,
    path,
    body: { language: 'es', delivery: 'COPY' },
  });
  const { id: intakeId, link } = made.body as { id: string; link: string };
  const sent = await bed.call('submitIntake', {
    as: null,
    headers: { 'x-intake-link': link.split('#')[1] ?? '', 'if-match': '"1"' },
    body: { language: 'es', answers: {}, figures: {}, consent: 'De acuerdo.' },
  });
  expect(sent.status).toBe(200);
  return { id, intakeId, email: body.email };
}

interface Line {
  kind: string;
  subjectId: string;
  cause: string;
}

const lines = async (key: PersonKey, review = 'OPEN') =>
  (
    (await bed.call('listWorklist', { as: bed.alba.people[key], query: { review, limit: 100 } })).body
      .items as Line[]
  ).filter(({ kind }) => kind === 'INTAKE_WAITING');

const waiting = async (key: PersonKey, hasIntakeWaiting: boolean) =>
  (
    (
      await bed.call('listPatients', {
        as: bed.alba.people[key],
        query: { hasIntakeWaiting: String(hasIntakeWaiting), limit: 100 },
      })
    ).body.items as { id: string }[]
  ).map(({ id }) => id);

describe('a submitted questionnaire', () => {
  it('is a line for those who decide and for administrators, until it is decided', async () => {
    const { id, intakeId } = await arrived();
    const subjects = async (key: PersonKey) => (await lines(key)).map(({ subjectId }) => subjectId);
    expect(await subjects('specialist')).toContain(intakeId);
    expect(await subjects('admin')).toContain(intakeId);
    for (const key of ['observer', 'receptionist', 'stranger'] as const)
      expect(await subjects(key), key).not.toContain(intakeId);
    const line = (await lines('specialist')).find(({ subjectId }) => subjectId === intakeId);
    const reviewed = await bed.call('reviewWorklistLine', {
      as: bed.alba.people.specialist,
      path: { kind: 'INTAKE_WAITING', subjectId: intakeId },
      body: { cause: line?.cause },
    });
    expect(reviewed.status).toBe(204);
    expect(await subjects('specialist')).not.toContain(intakeId);
    await bed.call('declineIntake', {
      as: bed.alba.people.specialist,
      path: { patientId: id, intakeId },
      headers: { 'if-match': '"2"' },
    });
    expect(await subjects('admin')).not.toContain(intakeId);
  });

  it('filters the list of patients, for people with access', async () => {
    const { id } = await arrived();
    for (const key of ['specialist', 'observer', 'admin'] as const) {
      expect(await waiting(key, true), key).toContain(id);
      expect(await waiting(key, false), key).not.toContain(id);
    }
    expect(await waiting('receptionist', true)).toEqual([]);
    expect(await waiting('receptionist', false)).toContain(id);
  });
});
