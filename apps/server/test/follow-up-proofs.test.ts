import type { FollowUpPlan, FollowUpStep } from '@healzy/api/schema';
import type { FollowUpProofKind } from '@healzy/domain/follow-up-plans';
import { VALID_TEMPLATE_STEP } from '@healzy/domain/follow-up-plans/testing';
import { emptyMenu } from '@healzy/domain/menus';
import { todayIn } from '@healzy/domain/shared';
import { VALID_SUPPLEMENT, VALID_TAKES } from '@healzy/domain/supplements/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic, type Person } from './clinics.ts';
import { send } from './sensor-files.ts';
import { addDevice } from './wearable-samples.ts';

let bed: TestBed;
let clinic: Clinic;
let patientId: string;
let as: Person;
beforeAll(async () => {
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3990' });
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Proofs');
  as = clinic.people.specialist;
  patientId = await addPatient(bed.database, clinic);
  bed.now.value = new Date();
});

const later = (hours: number) => {
  bed.now.value = new Date(Date.now() + hours * 3_600_000);
};
const made = (answer: { status: number; text: string; body: unknown }) => {
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body as { id: string; version: number; link: string };
};

/** A follow-up plan with steps of the account's own that this proves, in their order; it reads them again. */
async function follow(proof: FollowUpProofKind, names: readonly string[] = ['Prueba']) {
  for (const nameEs of names) {
    const body = { ...VALID_TEMPLATE_STEP, nameEs, proof };
    made(await bed.call('createFollowUpTemplateStep', { as, path: { type: 'WIN_1' }, body }));
  }
  const body = {
    type: 'WIN_1',
    startDate: todayIn('Europe/Madrid', new Date()),
    professionalId: as.professionalId,
  };
  const { id } = made(await bed.call('createFollowUpPlan', { as, path: { patientId }, body }));
  const steps = async (by = as): Promise<FollowUpStep[]> => {
    const { body: plan } = await bed.call('getFollowUpPlan', { as: by, path: { id } });
    return (plan as FollowUpPlan).steps.filter(({ code }) => code === null);
  };
  const end = async () => {
    made(await bed.call('setFollowUpPlanState', { as, path: { id }, body: { state: 'CANCELED' } }));
  };
  expect(await steps()).toMatchObject(names.map(() => ({ isDone: false, proof: null, proofKind: proof })));
  return { id, steps, step: async (by = as) => (await steps(by))[0]!, end };
}

const DONE = { isDone: true, doneAt: null, doneByName: null };
/** Open, without a trace of what proved it. */
const OPEN = { isDone: false, proof: null, withdrawnProof: null };

describe('a questionnaire', () => {
  const sent = async () => {
    const body = { language: 'es', delivery: 'COPY' };
    return made(await bed.call('createIntake', { as, path: { patientId }, body }));
  };
  const submit = async (link: string) => {
    const headers = { 'x-intake-link': link.split('#')[1] ?? '', 'if-match': '"1"' };
    const body = { language: 'es', answers: {}, figures: {}, consent: 'Sí.' };
    made(await bed.call('submitIntake', { as: null, headers, body }));
  };
  const decline = async (intakeId: string) => {
    const path = { patientId, intakeId };
    // The second version is the one that was sent in.
    const headers = { 'if-match': '"2"' };
    made(await bed.call('declineIntake', { as, path, headers }));
  };

  it('ticks the step when it is sent in, not when it is sent out', async () => {
    const { step } = await follow('INTAKE_ANSWERED');
    const { id, link } = await sent();
    expect(await step()).toMatchObject(OPEN);
    await submit(link);
    expect(await step()).toMatchObject({ ...DONE, proof: { kind: 'INTAKE_ANSWERED', subjectId: id } });
  });

  it('opens it again when it is declined, and says since when; the next one ticks it', async () => {
    const { step } = await follow('INTAKE_ANSWERED');
    const { id, link } = await sent();
    await submit(link);
    await decline(id);
    expect(await step()).toMatchObject({
      isDone: false,
      proof: null,
      withdrawnProof: { kind: 'INTAKE_ANSWERED', subjectId: id, withdrawnAt: bed.now.value.toISOString() },
    });
    const next = await sent();
    await submit(next.link);
    expect(await step()).toMatchObject({ ...DONE, proof: { subjectId: next.id }, withdrawnProof: null });
  });

  it('leaves a step done that was done when the follow-up plan ended', async () => {
    const { step, end } = await follow('INTAKE_ANSWERED');
    const { id, link } = await sent();
    await submit(link);
    later(1);
    await end();
    later(2);
    await decline(id);
    expect(await step()).toMatchObject({ ...DONE, proof: { subjectId: id } });
  });
});

describe('an appointment', () => {
  const book = async (hours: number) => {
    const body = {
      patientId,
      professionalId: as.professionalId,
      kind: 'FOLLOW_UP',
      mode: 'IN_PERSON',
      startsAt: new Date(Math.ceil(Date.now() / 3_600_000 + hours) * 3_600_000).toISOString(),
      minutes: 30,
      allowsOverlap: true,
      allowsOutsideHours: true,
    };
    return made(await bed.call('createAppointment', { as: clinic.people.receptionist, body })).id;
  };
  const cancel = async (id: string) => {
    made(await bed.call('cancelAppointment', { as: clinic.people.receptionist, path: { id } }));
  };

  it('ticks the step once it is over, and one appointment is not two calls', async () => {
    const { steps } = await follow('APPOINTMENT_HELD', ['Primera llamada', 'Segunda llamada']);
    const first = await book(1);
    const second = await book(5);
    expect(await steps()).toMatchObject([OPEN, OPEN]);
    later(3);
    expect(await steps()).toMatchObject([
      { ...DONE, proof: { kind: 'APPOINTMENT_HELD', subjectId: first } },
      OPEN,
    ]);
    later(8);
    expect(await steps()).toMatchObject([
      { ...DONE, proof: { subjectId: first } },
      { ...DONE, proof: { subjectId: second } },
    ]);
  });

  it('does nothing when it was cancelled before it took place', async () => {
    const { step } = await follow('APPOINTMENT_HELD');
    await cancel(await book(1));
    later(3);
    expect(await step()).toMatchObject(OPEN);
  });

  it('opens the step again when the patient is said not to have come', async () => {
    const { step } = await follow('APPOINTMENT_HELD');
    const id = await book(1);
    later(3);
    expect(await step()).toMatchObject({ ...DONE, proof: { subjectId: id } });
    const body = { attendance: 'MISSED' };
    made(await bed.call('markAppointmentAttendance', { as: clinic.people.receptionist, path: { id }, body }));
    expect(await step()).toMatchObject({
      isDone: false,
      withdrawnProof: { kind: 'APPOINTMENT_HELD', subjectId: id },
    });
  });

  it('opens the step again when it turns out not to have been held', async () => {
    const { step } = await follow('APPOINTMENT_HELD');
    const id = await book(1);
    later(3);
    await cancel(id);
    expect(await step()).toMatchObject({
      isDone: false,
      proof: null,
      withdrawnProof: { kind: 'APPOINTMENT_HELD', subjectId: id },
    });
  });
});

describe('menus', () => {
  const plan = async () => {
    const body = { name: 'Dos semanas', weeks: 1, startDate: '2026-12-01' };
    return made(await bed.call('createNutritionalPlan', { as, path: { patientId }, body })).id;
  };
  const fill = async (id: string) => {
    const { weeks } = emptyMenu(1);
    const body = { weeks, undo: [], redo: [], applied: [] };
    made(await bed.call('updateMenus', { as, path: { id }, headers: { 'if-match': '"0"' }, body }));
  };

  it('tick the step with the name of their plan, which the reception does not read', async () => {
    const { step } = await follow('MENUS_CREATED');
    const id = await plan();
    expect(await step()).toMatchObject(OPEN);
    await fill(id);
    const proof = { kind: 'MENUS_CREATED', subjectId: id, title: 'Dos semanas' };
    expect(await step()).toMatchObject({ ...DONE, proof });
    expect(await step(clinic.people.receptionist)).toBeUndefined();
  });

  it('leave no trace once their plan is deleted', async () => {
    const { step } = await follow('MENUS_CREATED');
    const id = await plan();
    await fill(id);
    const { version } = made(await bed.call('getNutritionalPlan', { as, path: { id } }));
    const headers = { 'if-match': `"${version}"` };
    const { status } = await bed.call('deleteNutritionalPlan', { as, path: { id }, headers });
    expect(status).toBe(204);
    expect(await step()).toMatchObject(OPEN);
  });
});

describe('a supplement', () => {
  const set = async () => {
    const { id } = made(await bed.call('createSupplement', { as, body: VALID_SUPPLEMENT }));
    const body = { ...VALID_TAKES, supplementId: id };
    return made(await bed.call('createPatientSupplement', { as, path: { patientId }, body })).id;
  };

  it('ticks the step with its name, also when it is not taken any more', async () => {
    const { step } = await follow('SUPPLEMENT_SET');
    const id = await set();
    const proof = { kind: 'SUPPLEMENT_SET', subjectId: id, title: VALID_SUPPLEMENT.name };
    expect(await step()).toMatchObject({ ...DONE, proof });
    const state = { as, path: { id }, body: { isActive: false } };
    made(await bed.call('setPatientSupplementState', state));
    expect(await step()).toMatchObject({ ...DONE, proof });
  });

  it('leaves no trace once it is deleted', async () => {
    const { step } = await follow('SUPPLEMENT_SET');
    const id = await set();
    expect((await bed.call('deletePatientSupplement', { as, path: { id } })).status).toBe(204);
    expect(await step()).toMatchObject(OPEN);
  });
});

describe('a document', () => {
  const bytes = new TextEncoder().encode('%PDF-1.4\nInforme\n%%EOF');
  const query = { entityType: 'PATIENT' };
  const announce = async () => {
    const contentType = 'application/pdf';
    const body = { entityId: patientId, fileName: 'informe.pdf', contentType, sizeBytes: bytes.length };
    return made(await bed.call('createDocument', { as, query, body })).id;
  };
  const upload = async (id: string) => {
    const address = await bed.call('getDocumentUploadUrl', { as, path: { id }, query });
    const { status } = await send(bed, address.body.url as string, bytes, 'application/pdf');
    expect(status).toBe(204);
  };

  it('ticks the step once its file is there, with its name', async () => {
    const { step } = await follow('DOCUMENT_UPLOADED');
    const id = await announce();
    expect(await step()).toMatchObject(OPEN);
    await upload(id);
    const proof = { kind: 'DOCUMENT_UPLOADED', subjectId: id, title: 'informe.pdf' };
    expect(await step()).toMatchObject({ ...DONE, proof });
  });

  it('leaves no trace once it is deleted', async () => {
    const { step } = await follow('DOCUMENT_UPLOADED');
    const id = await announce();
    await upload(id);
    expect((await bed.call('deleteDocument', { as, path: { id }, query })).status).toBe(204);
    expect(await step()).toMatchObject(OPEN);
  });
});

describe('what a watch delivers', () => {
  it('ticks the step, from a file and from a device that was there before', async () => {
    const device = await addDevice(bed, clinic, patientId);
    const deliver = (minute: number) =>
      bed.call('ingestWearableRecords', {
        as: null,
        token: device.token,
        body: { intervals: [{ metric: 'STEPS', source: 'Reloj', value: 9, ...minuteOf(minute) }] },
      });
    const minuteOf = (minute: number) => {
      const at = (minutes: number) => new Date(Date.UTC(2026, 0, 5, 8, minutes)).toISOString();
      return { start: at(minute), end: at(minute + 1) };
    };
    const { step } = await follow('WEARABLE_DELIVERED');
    expect(await step()).toMatchObject(OPEN);
    expect((await deliver(1)).status).toBe(200);
    const proof = { kind: 'WEARABLE_DELIVERED', subjectId: device.id, title: 'Reloj' };
    expect(await step()).toMatchObject({ ...DONE, proof });
  });
});
