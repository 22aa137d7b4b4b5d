import type { RichTextBlock } from '@healzy/domain/shared';
import type { PatientAccess } from '@healzy/domain/session';
import type { CitationKind } from '@healzy/domain/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contributionsOf } from '../src/assembly.ts';
import { newId } from '../src/platform/db/ids.ts';
import { modules } from '../src/modules.ts';
import { readCitations } from '../src/features/notes/citations.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addCgmTest, addClinic, addPatient, type Clinic, type Person } from './clinics.ts';
import { noteForm } from './note-samples.ts';
import { uploadPaper } from './patient-papers.ts';

let bed: TestBed;
let clinic: Clinic;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Citas');
});

interface Cited {
  kind: CitationKind;
  id: string;
  view?: { name: string; from: string | null; to: string | null } | null;
}

const citing = (...cited: readonly Cited[]): RichTextBlock[] => [
  {
    type: 'PARAGRAPH',
    level: 0,
    spans: [
      { text: 'Revisado: ', marks: [], href: null },
      ...cited.map(({ kind, id, view = null }) => ({
        text: `${kind} del 12 nov`,
        marks: [],
        href: null,
        citation: { kind, id, view },
      })),
    ],
  },
];

const write = (message: RichTextBlock[], headers: Record<string, string> = {}) =>
  bed.call('createNote', {
    as: clinic.people.specialist,
    path: { patientId: clinic.patientId },
    body: noteForm({ message }),
    headers,
  });
const revise = (id: string, version: number, message: RichTextBlock[]) =>
  bed.call('updateNote', {
    as: clinic.people.specialist,
    path: { id },
    headers: { 'if-match': `"${version}"` },
    body: noteForm({ message }),
  });
const read = (id: string, as: Person = clinic.people.specialist) => bed.call('getNote', { as, path: { id } });

const paper = (patientId = clinic.patientId) =>
  uploadPaper(bed, clinic.people.specialist, { entityType: 'PATIENT', patientId, text: 'informe' });
const remove = (id: string) =>
  bed.call('deleteDocument', {
    as: clinic.people.specialist,
    path: { id },
    query: { entityType: 'PATIENT' },
  });

async function measured({ people, patientId }: Clinic): Promise<string> {
  const answer = await bed.call('createBodyMeasurement', {
    as: people.specialist,
    path: { patientId },
    body: { measuredOn: '2026-03-05', figures: { weightKg: 79.3 } },
  });
  expect(answer.status).toBe(201);
  return answer.body.id as string;
}

async function appointed({ people, patientId }: Clinic): Promise<string> {
  const answer = await bed.call('createAppointment', {
    as: people.receptionist,
    body: {
      patientId,
      professionalId: people.specialist.professionalId,
      kind: 'FOLLOW_UP',
      mode: 'IN_PERSON',
      startsAt: '2026-03-04T09:30:00Z',
      minutes: 30,
    },
  });
  expect(answer.status).toBe(201);
  return answer.body.id as string;
}

async function ate(of: Clinic, medicalTestId: string): Promise<string> {
  const answer = await bed.call('createCgmEvent', {
    as: of.people.specialist,
    path: { medicalTestId },
    body: { type: 'MEAL', name: 'Arroz', start: '2026-03-01T13:00:00Z' },
  });
  expect(answer.status).toBe(201);
  return answer.body.id as string;
}

/** One of everything that can be cited. */
async function everything(of: Clinic): Promise<Cited[]> {
  const testId = await addCgmTest(bed.database, of);
  return [
    { kind: 'MEASUREMENT', id: await measured(of), view: { name: 'weightKg', from: null, to: null } },
    {
      kind: 'MEDICAL_TEST',
      id: testId,
      view: { name: 'daily', from: '2026-03-01', to: '2026-03-02' },
    },
    { kind: 'TEST_EVENT', id: await ate(of, testId) },
    { kind: 'APPOINTMENT', id: await appointed(of) },
  ];
}

describe('a note that cites', () => {
  it('keeps what was cited, and says that it can be opened', async () => {
    const cited = [...(await everything(clinic)), { kind: 'DOCUMENT' as const, id: await paper() }];
    const { status, body } = await write(citing(...cited));
    expect(status).toBe(201);
    expect(body.message[0].spans.slice(1)).toEqual(citing(...cited)[0]?.spans.slice(1));
    const expected = cited.map(({ kind, id }) => ({
      kind,
      id,
      canOpen: true,
      // What decides where it opens.
      subtype:
        kind === 'MEDICAL_TEST'
          ? 'CGM'
          : kind === 'TEST_EVENT'
            ? (cited.find((one) => one.kind === 'MEDICAL_TEST')?.id ?? null)
            : null,
    }));
    expect(body.citations).toEqual(expected);
    expect((await read(body.id)).body.citations).toEqual(expected);
    expect((await read(body.id, clinic.people.observer)).body.citations).toEqual(expected);
  });

  it('is found by what it cites', async () => {
    await write(citing({ kind: 'DOCUMENT', id: await paper() }));
    const found = await bed.call('listNotes', {
      as: clinic.people.specialist,
      path: { patientId: clinic.patientId },
      query: { search: 'document del 12' },
    });
    expect(found.body.items[0].excerpt).toBe('Revisado: DOCUMENT del 12 nov');
  });

  it('is written once, however often the same call comes', async () => {
    const message = citing({ kind: 'DOCUMENT', id: await paper() });
    const key = { 'idempotency-key': newId() };
    expect((await write(message, key)).body).toEqual((await write(message, key)).body);
  });

  it('is signed again only when what it cites has changed', async () => {
    const [one, other] = [await paper(), await paper()];
    const { body } = await write(citing({ kind: 'DOCUMENT', id: one.toUpperCase() }));
    expect((await revise(body.id, 1, citing({ kind: 'DOCUMENT', id: one }))).body.version).toBe(1);
    expect((await revise(body.id, 1, citing({ kind: 'DOCUMENT', id: other }))).body.version).toBe(2);
  });
});

describe('what is not in the record of the patient', () => {
  const refused = { status: 422, body: { code: 'CITATION_UNKNOWN' } };

  it('cannot be cited when it never existed', async () => {
    for (const kind of ['MEASUREMENT', 'MEDICAL_TEST', 'TEST_EVENT', 'DOCUMENT', 'APPOINTMENT'] as const)
      expect(await write(citing({ kind, id: newId() }))).toMatchObject(refused);
  });

  it('cannot be cited when it is another patient’s, and looks as if it did not exist', async () => {
    const other = await addPatient(bed.database, clinic);
    const cited = [
      ...(await everything({ ...clinic, patientId: other })),
      { kind: 'DOCUMENT' as const, id: await paper(other) },
    ];
    for (const one of cited) {
      const answer = await write(citing(one));
      expect(answer).toMatchObject(refused);
      const unknown = await write(citing({ ...one, id: newId() }));
      const { code, message } = answer.body;
      expect(unknown.body).toMatchObject({ code, message });
    }
  });

  it('cannot be cited when it is of another account', async () => {
    const elsewhere = await addClinic(bed.database, 'Otra');
    for (const one of await everything(elsewhere)) expect(await write(citing(one))).toMatchObject(refused);
  });

  it('cannot be cited under another kind', async () => {
    const id = await measured(clinic);
    expect(await write(citing({ kind: 'APPOINTMENT', id }))).toMatchObject(refused);
  });

  it('cannot be cited before the file has arrived', async () => {
    const announced = await bed.call('createDocument', {
      as: clinic.people.specialist,
      query: { entityType: 'PATIENT' },
      body: {
        entityId: clinic.patientId,
        fileName: 'a.pdf',
        contentType: 'application/pdf',
        sizeBytes: 10,
      },
    });
    expect(await write(citing({ kind: 'DOCUMENT', id: announced.body.id }))).toMatchObject(refused);
  });

  it('is named, and only that', async () => {
    const id = newId();
    const answer = await write(citing({ kind: 'DOCUMENT', id: await paper() }, { kind: 'MEASUREMENT', id }));
    expect(answer.body.details).toEqual({ citations: [{ kind: 'MEASUREMENT', id }] });
  });
});

describe('what was cited and is gone', () => {
  it('stays readable, and is said not to open, in every version', async () => {
    const id = await paper();
    const message = citing({ kind: 'DOCUMENT', id });
    const { body: note } = await write(message);
    expect((await remove(id)).status).toBe(204);
    const gone = [{ kind: 'DOCUMENT', id, canOpen: false, subtype: null }];
    expect((await read(note.id)).body).toMatchObject({ message, citations: gone });
    const versions = await bed.call('listNoteVersions', {
      as: clinic.people.specialist,
      path: { id: note.id },
    });
    expect(versions.body.items[0].citations).toEqual(gone);
  });

  it('is an event of a test like anything else', async () => {
    const medicalTestId = await addCgmTest(bed.database, clinic);
    const id = await ate(clinic, medicalTestId);
    const message = citing({ kind: 'TEST_EVENT', id });
    const { body: note } = await write(message);
    expect(note.citations).toEqual([{ kind: 'TEST_EVENT', id, canOpen: true, subtype: medicalTestId }]);
    const removed = await bed.call('deleteCgmEvent', {
      as: clinic.people.specialist,
      path: { medicalTestId, eventId: id },
    });
    expect(removed.status).toBe(204);
    expect((await read(note.id)).body).toMatchObject({
      message,
      citations: [{ kind: 'TEST_EVENT', id, canOpen: false, subtype: null }],
    });
  });

  it('may stay in a new version, or come back from an earlier one, and enters no other note', async () => {
    const id = await paper();
    const message = citing({ kind: 'DOCUMENT', id });
    const { body: note } = await write(message);
    await remove(id);
    const more: RichTextBlock = {
      type: 'PARAGRAPH',
      level: 0,
      spans: [{ text: 'Más', marks: [], href: null }],
    };
    expect((await revise(note.id, 1, [...message, more])).body.version).toBe(2);
    expect((await revise(note.id, 2, [more])).body.version).toBe(3);
    expect((await revise(note.id, 3, message)).body.version).toBe(4);
    expect(await write(message)).toMatchObject({ status: 422, body: { code: 'CITATION_UNKNOWN' } });
  });
});

describe('what a reader may not see', () => {
  /** Whether the reader can open what is cited where the citation leads. */
  async function opens(of: Clinic, { kind, id }: Cited, testId: string, as: Person): Promise<boolean> {
    const patientId = of.patientId;
    const answer = await (() => {
      switch (kind) {
        case 'MEASUREMENT':
          return bed.call('listBodyMeasurements', { as, path: { patientId } });
        case 'MEDICAL_TEST':
          return bed.call('getMedicalTest', { as, path: { id } });
        case 'TEST_EVENT':
          return bed.call('getCgmEvent', { as, path: { medicalTestId: testId, eventId: id } });
        case 'APPOINTMENT':
          return bed.call('getAppointment', { as, path: { id } });
        case 'MENU':
          return bed.call('getMenus', { as, path: { id } });
        case 'DOCUMENT':
          return bed.call('getDocumentContentUrl', {
            as,
            path: { id },
            query: { entityType: 'PATIENT', entityId: patientId },
          });
      }
    })();
    return answer.status === 200;
  }

  it('is said not to open exactly where it is refused, also to an observer removed from the test or the patient', async () => {
    const { people, patientId } = clinic;
    const cited = [...(await everything(clinic)), { kind: 'DOCUMENT' as const, id: await paper() }];
    const testId = cited.find(({ kind }) => kind === 'MEDICAL_TEST')?.id ?? '';
    const { body: note } = await write(citing(...cited));
    const isSaidToOpen = async (as: Person) => {
      const { status, body } = await read(note.id, as);
      return status === 200
        ? (body.citations as { canOpen: boolean }[]).map(({ canOpen }) => canOpen)
        : status;
    };
    const isOpened = (as: Person) => Promise.all(cited.map((one) => opens(clinic, one, testId, as)));

    for (const as of [people.specialist, people.observer, people.admin])
      expect(await isSaidToOpen(as)).toEqual(await isOpened(as));

    const observing = async (observerIds: (string | null)[]) => {
      const { body: test } = await bed.call('getMedicalTest', {
        as: people.specialist,
        path: { id: testId },
      });
      const { name, rangeProfile, version } = test;
      const { status } = await bed.call('updateMedicalTest', {
        as: people.specialist,
        path: { id: testId },
        headers: { 'if-match': `"${version}"` },
        body: { name, rangeProfile, principalId: people.specialist.professionalId, observerIds },
      });
      expect(status).toBe(200);
    };
    // Observing the patient is enough to read the patient's tests.
    await observing([people.observer.professionalId]);
    await observing([]);
    expect(await isSaidToOpen(people.observer)).toEqual(await isOpened(people.observer));

    // Observing the test alone opens the test, and neither the note nor what else it cites.
    const { body: patient } = await bed.call('getPatient', { as: people.admin, path: { id: patientId } });
    const { status } = await bed.call('setPatientSpecialists', {
      as: people.admin,
      path: { patientId },
      headers: { 'if-match': `"${patient.version}"` },
      body: { specialists: [{ professionalId: people.specialist.professionalId, isPrincipal: true }] },
    });
    expect(status).toBe(200);
    await observing([people.observer.professionalId]);
    expect(await isSaidToOpen(people.observer)).toBe(403);
    expect(await isOpened(people.observer)).toEqual(
      cited.map(({ kind }) => ['MEDICAL_TEST', 'TEST_EVENT'].includes(kind)),
    );
    await observing([]);
    expect(await isOpened(people.observer)).toEqual(cited.map(() => false));
    // The text stays readable to those who may read it.
    expect((await read(note.id, people.admin)).body.message).toEqual(note.message);
  });

  const withoutDocuments: PatientAccess = { identity: 'none', clinical: 'read', canAssign: false };
  const withoutResults: PatientAccess = { identity: 'read', clinical: 'none', canAssign: false };

  it.each([
    ['without documents and appointments', withoutDocuments, ['MEASUREMENT', 'MEDICAL_TEST', 'TEST_EVENT']],
    ['without results', withoutResults, ['APPOINTMENT', 'DOCUMENT']],
  ])('is text that does not open for a role %s', async (_, access, open) => {
    const cited = [...(await everything(clinic)), { kind: 'DOCUMENT' as const, id: await paper() }];
    const { body: note } = await write(citing(...cited));
    const record = { accountId: clinic.accountId, patientId: clinic.patientId, access };
    const hub = { contributions: contributionsOf(modules) };
    const [citations] = await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      readCitations(sql, hub, record, [note.message]),
    );
    expect(citations?.filter(({ canOpen }) => canOpen).map(({ kind }) => kind)).toEqual(open);
    expect(citations).toHaveLength(cited.length);
    // What does not open says nothing about itself either.
    expect(citations?.filter(({ canOpen }) => !canOpen).every(({ subtype }) => subtype === null)).toBe(true);
  });
});
