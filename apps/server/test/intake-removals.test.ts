import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { patientForm } from './clinics.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const RECORD = {
  habits: { hasAllergies: true, allergies: ['NUTS', 'OTHER'], otherAllergies: 'Kiwi', isSmoker: true },
  'medical-history': {
    hasDiseases: true,
    diseases: ['DIABETES_TYPE_1'],
    takesMedication: true,
    medication: [{ name: 'Insulina', dose: '10 U', schedule: null }],
  },
};

/** A patient with a record, whose answers have just been submitted. */
async function sentIn(answers: Record<string, Record<string, unknown>>) {
  const { people } = bed.alba;
  const body = patientForm(people.specialist.professionalId ?? '');
  const { id } = (await bed.call('createPatient', { as: people.admin, body })).body as { id: string };
  const as = people.specialist;
  const path = { patientId: id };
  for (const [section, known] of Object.entries(RECORD))
    await bed.call('updatePatientData', {
      as,
      path: { ...path, section },
      headers: { 'if-match': '"0"' },
      body: { answers: known },
    });
  const { id: intakeId, link } = (
    await bed.call('createIntake', { as, path, body: { language: 'es', delivery: 'COPY' } })
  ).body as { id: string; link: string };
  const headers = { 'x-intake-link': link.split('#')[1] ?? '', 'if-match': '"1"' };
  const sent = await bed.call('submitIntake', {
    as: null,
    headers,
    body: { language: 'es', answers, figures: {}, consent: 'De acuerdo.' },
  });
  expect(sent.status).toBe(200);
  return {
    accept: (decision: object) =>
      bed.call('acceptIntake', {
        as,
        path: { ...path, intakeId },
        headers: { 'if-match': '"2"' },
        body: { figures: [], ...decision },
      }),
    answers: async () => {
      const { sections } = (await bed.call('getPatientData', { as, path })).body as {
        sections: { section: string; answers: Record<string, unknown> }[];
      };
      return Object.fromEntries(sections.map((one) => [one.section, one.answers]));
    },
    alerts: async () => {
      const { body: answer } = await bed.call('getPatientSummary', { as, path });
      return (answer as { alerts: unknown[] }).alerts;
    },
  };
}

const answersOf = (section: string, ...questions: string[]) =>
  questions.map((question) => ({ section, question }));
const EVERYTHING = [
  ...answersOf('habits', 'hasAllergies', 'allergies', 'otherAllergies', 'isSmoker'),
  ...answersOf('medical-history', 'hasDiseases', 'diseases', 'takesMedication', 'medication'),
];

describe('a decision that names no removal', () => {
  it('keeps the record’s allergies beside the new ones', async () => {
    const patient = await sentIn({ habits: { hasAllergies: true, allergies: ['PEANUTS'] } });
    expect((await patient.accept({ answers: EVERYTHING })).status).toBe(200);
    expect((await patient.answers()).habits).toMatchObject({
      hasAllergies: true,
      allergies: ['PEANUTS', 'NUTS', 'OTHER'],
      otherAllergies: 'Kiwi',
    });
    expect(await patient.alerts()).toMatchObject([
      { kind: 'ALLERGY', codes: ['PEANUTS', 'NUTS', 'OTHER'], text: 'Kiwi' },
    ]);
  });

  it('keeps every list of the record where the patient says no', async () => {
    const patient = await sentIn({
      habits: { hasAllergies: false, isSmoker: false },
      'medical-history': { hasDiseases: false, takesMedication: false },
    });
    expect((await patient.accept({ answers: EVERYTHING })).status).toBe(200);
    const answers = await patient.answers();
    expect(answers.habits).toMatchObject({ ...RECORD.habits, isSmoker: false });
    expect(answers['medical-history']).toMatchObject(RECORD['medical-history']);
  });

  it('keeps a medicine beside the same one in another dose', async () => {
    const patient = await sentIn({
      'medical-history': {
        takesMedication: true,
        medication: [{ name: 'insulina', dose: '12 U', schedule: 'noche' }],
      },
    });
    await patient.accept({ answers: EVERYTHING });
    expect((await patient.answers())['medical-history']?.medication).toEqual([
      { name: 'Insulina', dose: '10 U', schedule: null },
      { name: 'insulina', dose: '12 U', schedule: 'noche' },
    ]);
  });
});

describe('a named removal', () => {
  const remove = (question: string, item: string) => ({ section: 'habits', question, item });

  it('is done, and the others stay', async () => {
    const patient = await sentIn({ habits: { hasAllergies: false } });
    await patient.accept({ answers: [], removals: [remove('allergies', 'NUTS')] });
    expect((await patient.answers()).habits).toMatchObject({
      hasAllergies: true,
      allergies: ['OTHER'],
      otherAllergies: 'Kiwi',
    });
  });

  it('leaves a plain no once nothing is left', async () => {
    const patient = await sentIn({ habits: { hasAllergies: false } });
    const removals = [
      remove('allergies', 'NUTS'),
      remove('allergies', 'OTHER'),
      remove('otherAllergies', 'Kiwi'),
    ];
    expect((await patient.accept({ answers: [], removals })).status).toBe(200);
    expect((await patient.answers()).habits).toMatchObject({
      hasAllergies: false,
      allergies: null,
      otherAllergies: null,
    });
  });

  it('removes nothing that the patient left in place', async () => {
    const patient = await sentIn({ habits: { hasAllergies: true, allergies: ['NUTS', 'OTHER'] } });
    await patient.accept({ answers: [], removals: [remove('allergies', 'NUTS')] });
    expect((await patient.answers()).habits?.allergies).toEqual(['NUTS', 'OTHER']);
  });

  it('is rejected under a name that the questionnaire does not have', async () => {
    const patient = await sentIn({ habits: { hasAllergies: false } });
    const answer = await patient.accept({ answers: [], removals: [remove('nothing', 'NUTS')] });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });
});
