import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addCgmTest, addClinic, addPatient, type Clinic, type Person } from './clinics.ts';
import { uploadPaper } from './patient-papers.ts';
import { samples as menus } from './features/menus.ts';

let bed: TestBed;
let clinic: Clinic;
beforeAll(async () => {
  bed = await startTestBed();
  clinic = await addClinic(bed.database, 'Tarjetas');
});
afterAll(() => bed.close());

interface Cited {
  kind: string;
  id: string;
  view?: { name: string; from: string | null; to: string | null };
}

const title = 'Arroz con verduras (Comida)';
const cardOf = ({ kind, id, view }: Cited) => ({ kind, id, view: view ?? null, title, when: '1 mar 2026' });
const write = (cited: Cited, text = '', { as = clinic.people.specialist, key = newId() } = {}) =>
  bed.call('createChatMessage', {
    as,
    path: { patientId: clinic.patientId },
    body: { text, citation: cardOf(cited) },
    headers: { 'idempotency-key': key },
  });
const newest = async (as: Person = clinic.people.specialist) =>
  (await bed.call('listChatMessages', { as, path: { patientId: clinic.patientId } })).body.items[0] as {
    citation: { canOpen: boolean; title: string; subtype: string | null };
  };

async function ate(of: Clinic): Promise<Cited & { testId: string }> {
  const testId = await addCgmTest(bed.database, of);
  const { body } = await bed.call('createCgmEvent', {
    as: of.people.specialist,
    path: { medicalTestId: testId },
    body: { type: 'MEAL', name: 'Arroz', start: '2026-03-01T13:00:00Z' },
  });
  return { kind: 'TEST_EVENT', id: body.id as string, testId };
}
const filed = async (): Promise<Cited> => ({
  kind: 'DOCUMENT',
  id: await uploadPaper(bed, clinic.people.specialist, {
    entityType: 'PATIENT',
    patientId: clinic.patientId,
    text: 'informe',
  }),
});

describe('a message', () => {
  it('points at a meal, a day of the menus and a document, which whoever may see them opens', async () => {
    const meal = await ate(clinic);
    const menu: Cited = {
      kind: 'MENU',
      id: await menus.add(bed, clinic, clinic.patientId, 'Lentejas'),
      view: { name: 'day', from: '2198-01-01', to: '2198-01-01' },
    };
    for (const cited of [meal, menu, await filed()]) {
      const sent = await write(cited, 'Mira esto');
      expect(sent).toMatchObject({
        status: 201,
        body: { kind: 'TEXT', text: 'Mira esto', citation: { ...cardOf(cited), canOpen: true } },
      });
    }
    await write(meal);
    expect((await newest()).citation).toMatchObject({ canOpen: true, subtype: meal.testId, title });
    expect((await newest(clinic.people.observer)).citation.canOpen).toBe(true);
    // The reception reads what was written, and sees no test.
    expect((await newest(clinic.people.receptionist)).citation).toMatchObject({ canOpen: false, title });
    const { body: chat } = await bed.call('getChat', {
      as: clinic.people.specialist,
      path: { patientId: clinic.patientId },
    });
    expect(chat.lastText).toBe(title);
  });

  it('stays readable when what it points at is gone, also when it is sent again', async () => {
    const paper = await filed();
    const key = newId();
    expect((await write(paper, 'El informe', { key })).status).toBe(201);
    const removed = await bed.call('deleteDocument', {
      as: clinic.people.specialist,
      path: { id: paper.id },
      query: { entityType: 'PATIENT' },
    });
    expect(removed.status).toBe(204);
    expect((await newest()).citation).toMatchObject({ canOpen: false, title });
    expect((await write(paper, 'El informe', { key })).status).toBe(201);
    expect((await write(paper)).body.code).toBe('CITATION_UNKNOWN');
  });

  it('points at nothing of another patient or account, nor at what its author may not see', async () => {
    const patientId = await addPatient(bed.database, clinic);
    const others = {
      kind: 'DOCUMENT',
      id: await uploadPaper(bed, clinic.people.specialist, { entityType: 'PATIENT', patientId, text: 'x' }),
    };
    const unknown = { status: 422, body: { code: 'CITATION_UNKNOWN' } };
    for (const cited of [others, await ate(bed.brisa), { kind: 'MENU', id: newId() }])
      expect(await write(cited)).toMatchObject(unknown);
    expect(await write(await ate(clinic), '', { as: clinic.people.receptionist })).toMatchObject(unknown);
    for (const wrong of [{ kind: 'PATIENT' }, { id: 'x' }, { title: 'x'.repeat(201) }, { html: '<b>' }])
      expect(
        (
          await bed.call('createChatMessage', {
            as: clinic.people.specialist,
            path: { patientId: clinic.patientId },
            body: { text: 'a', citation: { ...cardOf(others), ...wrong } },
          })
        ).status,
      ).toBe(400);
  });
});

it('is a readable card for the patient, who opens a document only when it was sent', async () => {
  const as = clinic.people.specialist;
  const path = { patientId: clinic.patientId };
  const { body } = await bed.call('createChatLink', { as, path });
  const headers = { 'x-chat-link': body.secret as string, 'x-chat-device': newId() };
  const paper = await filed();
  await write(paper, 'Lo tengo aquí');
  const held = async () => (await bed.call('openHeldChat', { as: null, headers })).body.items[0];
  expect((await held()).citation).toMatchObject({ title, when: '1 mar 2026', canOpen: false, subtype: null });
  const address = () => bed.call('getHeldChatDocumentUrl', { as: null, headers, path: { id: paper.id } });
  expect((await address()).status).toBe(404);
  await bed.call('createChatMessage', { as, path, body: { text: '', documentId: paper.id } });
  expect((await held()).document).toMatchObject({ id: paper.id });
  expect((await address()).status).toBe(200);
});
