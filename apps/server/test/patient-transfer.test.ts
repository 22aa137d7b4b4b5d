import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped, type Zippable } from 'fflate';
import type { RichTextBlock } from '@healzy/domain/shared';
import { recordSchema, type PatientRecord } from '@healzy/domain/patient-transfer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type Answer, type TestBed } from './api-test-bed.ts';
import { citing } from './note-samples.ts';
import { changedRecord, type EditedRecord } from './changed-record.ts';
import type { Clinic, Person } from './clinics.ts';
import { addWholePatient, IDENTIFIERS } from './whole-patient.ts';
import { sweep } from './sweep.ts';
import { exported, importRecord, uploadRecord } from './transfers.ts';

/** As much of FHIR R4 as these tests look at. */
interface Resource {
  resourceType: string;
  id?: string;
  identifier?: unknown[];
  extension?: { url: string; valueCode?: string }[];
}
interface Observation extends Resource {
  code: { coding?: { system?: string; code?: string }[] };
  effectiveDateTime?: string;
  issued?: string;
  valueQuantity?: { value: number; unit: string; system: string; code: string };
  note?: { text: string }[];
}
interface DocumentReference extends Resource {
  description?: string;
  date?: string;
  author?: unknown[];
  context?: { related?: unknown[] };
  content: { attachment: { contentType?: string; data?: string; creation?: string } }[];
}
interface Bundle {
  resourceType: 'Bundle';
  type: string;
  entry: { resource: Resource & Record<string, unknown> }[];
}

let bed: TestBed;
let patientId: string;

beforeAll(async () => {
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3996' });
  ({ patientId } = await addWholePatient(bed, bed.alba));
});
afterAll(() => bed.close());

const bringIn = async (
  clinic: Clinic,
  bytes: Uint8Array,
  contentType: string,
  as = clinic.people.admin,
  more: object = {},
): Promise<Answer> => importRecord(bed, clinic, await uploadRecord(bed, as, bytes, contentType), as, more);

const recordIn = (zip: Unzipped): PatientRecord =>
  recordSchema.parse(JSON.parse(strFromU8(zip['record.json'] ?? new Uint8Array())));

/** A record independent of where it was exported: ids in order of appearance, without export time and person. */
function comparable(zip: Unzipped): unknown {
  const record = recordIn(zip);
  const numbers = new Map<string, string>();
  const numbered = JSON.stringify(record).replace(
    /"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g,
    (_, id: string) => {
      if (!numbers.has(id)) numbers.set(id, `id ${numbers.size + 1}`);
      return `"${numbers.get(id) ?? ''}"`;
    },
  );
  const copy = JSON.parse(numbered) as Record<string, unknown> & { patient: object };
  const files = record.sections.documents.map((document) => {
    const bytes = zip[`files/${document.id}/${document.fileName}`] ?? new Uint8Array();
    return [document.fileName, createHash('sha256').update(bytes).digest('hex')];
  });
  return {
    ...copy,
    exportedAt: null,
    specialists: null,
    patient: { ...copy.patient, createdAt: null },
    files,
  };
}

/** A person of the record, and a link, of a questionnaire or survey, that is still open. */
const PERSON = /"(createdBy|changedBy|decidedBy|authorId|doneBy|endedBy)": ?"[^"]*"/g;
const OPEN_LINK = /"state": ?"OPEN"/g;

/** What another account takes of an archive: it does not know the people of this one, and links open nothing there. */
function asTakenElsewhere(zip: Unzipped): Unzipped {
  const text = strFromU8(zip['record.json'] ?? new Uint8Array());
  expect(text.match(PERSON)?.length).toBeGreaterThan(10);
  expect(text.match(OPEN_LINK)).toHaveLength(2);
  const taken = text.replace(PERSON, '"$1": null').replace(OPEN_LINK, '"state": "WITHDRAWN"');
  return { ...zip, 'record.json': strToU8(taken) };
}

describe('the whole record', () => {
  it('is for people who answer for the patient and may read all of it', async () => {
    const { admin, specialist, observer, stranger, receptionist } = bed.alba.people;
    const status = async (as: Person) =>
      (await bed.call('exportPatientRecord', { as, path: { id: bed.alba.patientId } })).status;
    expect(await Promise.all([admin, specialist].map(status))).toEqual([201, 201]);
    expect(await Promise.all([observer, stranger, receptionist].map(status))).toEqual([403, 403, 403]);
  });

  it('shows the questionnaire as a table, each answer as last saved', async () => {
    const as = bed.alba.people.specialist;
    const { patientId: id } = bed.alba;
    const save = (version: number, objective: string) =>
      bed.call('updatePatientData', {
        as,
        path: { patientId: id, section: 'healzy-objective' },
        body: { answers: { objective } },
        headers: { 'if-match': `"${version}"` },
      });
    expect((await save(0, 'WEIGHT_GAIN')).status).toBe(200);
    expect((await save(1, 'WEIGHT_LOSS')).status).toBe(200);
    const zip = unzipSync(await exported(bed, as, id));
    expect(strFromU8(zip['answers.csv'] ?? new Uint8Array())).toBe(
      'section,group,question,value,unit\r\nhealzy-objective,objective,objective,WEIGHT_LOSS,\r\n',
    );
  });

  it('has something in every section, and every file', async () => {
    const zip = unzipSync(await exported(bed, bed.alba.people.specialist, patientId));
    const record = recordIn(zip);
    for (const [section, rows] of Object.entries(record.sections))
      expect([section, rows.length > 0]).toEqual([section, true]);
    expect(record.patient).toMatchObject({
      name: IDENTIFIERS.name,
      email: IDENTIFIERS.email,
      weightKg: 79.3,
    });
    expect(Object.keys(zip)).toHaveLength(2 + record.sections.documents.length);
    for (const document of record.sections.documents) {
      const bytes = zip[`files/${document.id}/${document.fileName}`] ?? new Uint8Array();
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(document.sha256);
    }
  });

  it('is imported into another account with identical content', async () => {
    const bytes = await exported(bed, bed.alba.people.specialist, patientId);
    const answer = await bringIn(bed.brisa, bytes, 'application/zip');
    expect(answer.status).toBe(201);
    const there = await exported(bed, bed.brisa.people.specialist, answer.body.patientId as string);
    const after = comparable(unzipSync(there));
    expect(after).toEqual(comparable(asTakenElsewhere(unzipSync(bytes))));
    expect(JSON.stringify(after)).toContain(IDENTIFIERS.inText);
    // What was said elsewhere has been read: nothing of it waits here.
    const path = { patientId: answer.body.patientId as string };
    const chat = await bed.call('listChatMessages', { as: bed.brisa.people.specialist, path });
    const messages = chat.body.items as { state: string }[];
    expect(messages.map(({ state }) => state)).toEqual(messages.map(() => 'READ'));
    expect(messages.length).toBeGreaterThan(1);
  });

  it('is imported once, however often it is sent', async () => {
    const bytes = await exported(bed, bed.alba.people.specialist, patientId);
    expect(await bringIn(bed.brisa, bytes, 'application/zip')).toMatchObject({
      status: 409,
      body: { code: 'PATIENT_EMAIL_TAKEN' },
    });
    const { body } = await bed.call('listPatients', {
      as: bed.brisa.people.admin,
      query: { search: IDENTIFIERS.surname },
    });
    expect(body.total).toBe(1);
  });

  it('is audited, without a name', async () => {
    const { body } = await bed.call('listAuditLogs', {
      as: bed.alba.people.admin,
      query: { kind: ['EXPORTED'] },
    });
    expect(body.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ details: { exported: 'PATIENT_RECORD', patientId } }),
      ]),
    );
    const there = await bed.call('listAuditLogs', {
      as: bed.brisa.people.admin,
      query: { kind: ['PATIENT_IMPORTED'] },
    });
    expect(there.body.items).toHaveLength(1);
    expect(there.text + JSON.stringify(body)).not.toContain(IDENTIFIERS.surname);
  });

  it('is discarded within the hour, along with its file', async () => {
    const answer = await bed.call('exportPatientRecord', {
      as: bed.alba.people.admin,
      path: { id: patientId },
    });
    const [id = ''] = new URL(answer.body.url as string).pathname.split('/').slice(-1);
    const key = `${bed.alba.accountId}/${id}`;
    expect((await bed.app.services.files.read(key)).length).toBe(answer.body.sizeBytes);
    const now = bed.now.value;
    bed.now.value = new Date(now.getTime() + 2 * 3_600_000);
    await sweep(bed.app.services);
    bed.now.value = now;
    await expect(bed.app.services.files.read(key)).rejects.toThrow('ENOENT');
  });
});

describe('a tampered record', () => {
  let zip: Unzipped;
  beforeAll(async () => {
    zip = unzipSync(await exported(bed, bed.alba.people.specialist, patientId));
  });
  const changed = (change: (record: EditedRecord) => void, besides?: Zippable): Uint8Array =>
    changedRecord(zip, change, besides);
  const unchanged = (): void => undefined;
  const paperOf = (record: EditedRecord) => {
    const found = record.sections.documents.find(({ entityType }) => entityType === 'PATIENT');
    if (!found) throw new Error('The record has no paper of the patient.');
    return found;
  };
  /** Bytes that cannot be inflated, at the start of the named entry's data. */
  const damaged = (name: string): Uint8Array => {
    const bytes = changed(unchanged);
    const at = Buffer.from(bytes).indexOf(name) + name.length;
    return bytes.fill(0xff, at, at + 40);
  };
  const sensorFile = (): string => Object.keys(zip).find((name) => name.endsWith('.csv')) ?? '';
  /** More than a file may have, packed and as it is. */
  const tooLarge = new Uint8Array(52 * 1024 * 1024);
  const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const script = [
    { type: 'PARAGRAPH', level: 0, spans: [{ text: 'x', marks: [], href: 'javascript:alert(1)' }] },
  ];

  it('with an unlikely weight is asked about, and comes once that is confirmed', async () => {
    const bytes = changed((record) => {
      record.patient.email = 'otra.persona@correo.example';
      Object.assign(record.sections.measurements[1] ?? {}, { weightKg: 28.1 });
    });
    const bring = (more: object) =>
      bringIn(bed.brisa, bytes, 'application/zip', bed.brisa.people.admin, more);
    const refused = await bring({});
    expect(refused).toMatchObject({ status: 422, body: { code: 'IMPLAUSIBLE_CHANGE' } });
    const { changes } = refused.body.details as { changes: object[] };
    expect(changes[0]).toMatchObject({ magnitude: 'weightKg', value: 28.1, unit: 'kg' });
    expect((await bring({ confirmed: ['weightKg'] })).status).toBe(201);
  });

  it.each<[string, () => Uint8Array, string]>([
    ['is no archive', () => strToU8('PK\u0003\u0004 but no archive at all'), 'ARCHIVE'],
    ['has no record', () => zipSync({ 'other.json': strToU8('{}') }), 'NO_RECORD'],
    ['is no JSON', () => zipSync({ 'record.json': strToU8('{') }), 'NO_JSON'],
    ['is of another format', () => changed((record) => (record.format = 'x')), 'CONTENT'],
    [
      'holds a link that runs',
      () => changed((record) => (record.sections.notes[0].message = script)),
      'CONTENT',
    ],
    [
      'holds a weight of 700 kg',
      () => changed((record) => (record.sections.measurements[0].weightKg = 700)),
      'CONTENT',
    ],
    [
      'names a test that is not there',
      () => changed((record) => record.sections.medicalTests.splice(0)),
      'REFERENCE',
    ],
    [
      'has other bytes than it says',
      () => changed((record) => (record.sections.documents[0].sha256 = 'a'.repeat(64))),
      'FILE',
    ],
    [
      'has a patient born in 2999',
      () => changed((record) => (record.patient.birthdate = '2999-01-01')),
      'CONTENT',
    ],
    ['has a record damaged on its way', () => damaged('record.json'), 'ARCHIVE'],
    ['has a file damaged on its way', () => damaged(sensorFile()), 'ARCHIVE'],
    ['has too large a file', () => changed(unchanged, { 'one.pdf': [tooLarge, { level: 0 }] }), 'ARCHIVE'],
    ['swells to too large a file', () => changed(unchanged, { 'one.pdf': tooLarge }), 'ARCHIVE'],
    ['is nested without end', () => zipSync({ 'record.json': strToU8(`{"sections":${nested}}`) }), 'CONTENT'],
    [
      'holds an answer that is nested without end',
      () => {
        const text = strFromU8(unzipSync(changed(unchanged))['record.json'] ?? new Uint8Array());
        const deep = text.replace(/"otherDisease":"[^"]*"/, `"otherDisease":${nested}`);
        return zipSync({ ...zip, 'record.json': strToU8(deep) });
      },
      'CONTENT',
    ],
    [
      'holds a page that runs in a browser',
      () => changed((record) => (paperOf(record).contentType = 'text/html')),
      'CONTENT',
    ],
    ['calls a PDF a picture', () => changed((record) => (paperOf(record).contentType = 'image/png')), 'FILE'],
    [
      'names a test of another account',
      () =>
        changed((record) => {
          const document = paperOf(record);
          document.entityType = 'MEDICAL_TEST';
          document.entityId = bed.alba.testId;
        }),
      'REFERENCE',
    ],
  ])('%s and is rejected, and nothing of it stays', async (_, bytes, problem) => {
    const before = await bed.call('listPatients', { as: bed.brisa.people.admin });
    const answer = await bringIn(bed.brisa, bytes(), 'application/zip');
    expect(answer).toMatchObject({ status: 422, body: { code: 'RECORD_INVALID', details: { problem } } });
    const after = await bed.call('listPatients', { as: bed.brisa.people.admin });
    expect(after.body.total).toBe(before.body.total);
  });

  it('writes nothing to paths named by other entries', async () => {
    const text = strToU8('someone else wrote this');
    const names = ['../../../../escaped.txt', '/tmp/escaped.txt', 'files/', 'kept/a/b'];
    const stored = async () => {
      let files = 0;
      for await (const _ of bed.app.services.files.list()) files += 1;
      return files;
    };
    const before = await stored();
    const bytes = changed(unchanged, Object.fromEntries(names.map((name) => [name, text])));
    const answer = await bringIn(bed.brisa, bytes, 'application/zip');
    expect(answer.status).toBe(201);
    const documents = recordIn(unzipSync(bytes)).sections.documents.length;
    expect(await stored()).toBe(before + documents);
  });

  it('is accepted if the product itself could have made the change', async () => {
    const answer = await bringIn(
      bed.brisa,
      changed((record) => (record.patient.name = 'Otra')),
      'application/zip',
    );
    expect(answer.status).toBe(201);
  });

  it('leaves appointments to come in the calendar that they are in', async () => {
    const [startsAt, endsAt] = [-29, 1].map((minutes) =>
      new Date(bed.now.value.getTime() + minutes * 60_000).toISOString(),
    );
    const time = { startsAt, endsAt };
    const bytes = changed((record) => Object.assign(record.sections.appointments[0], time));
    const { status, body } = await bringIn(bed.brisa, bytes, 'application/zip');
    expect(status).toBe(201);
    const count = recordIn(zip).sections.appointments.length - 1;
    expect(body.sections).toContainEqual({ name: 'appointments', count });
  });

  it('refers to this account in what its notes cite, and keeps the text of what it lacks', async () => {
    const bytes = changed((record) => {
      const weighed = record.sections.measurements[0];
      const cites = (id: string) => [citing('Peso 82,4 kg', { kind: 'MEASUREMENT', id })];
      const message = [...cites(String(weighed.id)), ...cites(bed.alba.testId)];
      for (const row of [...record.sections.notes, ...record.sections.noteVersions]) row.message = message;
    });
    const { status, body } = await bringIn(bed.brisa, bytes, 'application/zip');
    expect(status).toBe(201);
    const as = bed.brisa.people.admin;
    const path = { patientId: body.patientId as string };
    const measured = await bed.call('listBodyMeasurements', { as, path });
    const notes = await bed.call('listNotes', { as, path });
    const note = await bed.call('getNote', { as, path: { id: notes.body.items[0].id as string } });
    const [here, gone] = (note.body.message as RichTextBlock[]).map(({ spans }) => spans[0]);
    expect(measured.body.items.map(({ id }: { id: string }) => id)).toContain(here?.citation?.id);
    expect(note.body.citations).toMatchObject([{ id: here?.citation?.id, canOpen: true }]);
    expect(gone).toEqual({ text: 'Peso 82,4 kg', marks: [], href: null });
  });

  it('is not opened by observers, nor for another person', async () => {
    const { receptionist, stranger } = bed.brisa.people;
    const target = {
      documentId: crypto.randomUUID(),
      principalId: bed.brisa.people.specialist.professionalId,
    };
    const call = (as: Person) => bed.call('importPatientRecord', { as, body: target });
    expect((await call(receptionist)).status).toBe(403);
    expect(
      (
        await bringIn(
          bed.brisa,
          changed(() => undefined),
          'application/zip',
          stranger,
        )
      ).status,
    ).toBe(403);
  });
});

describe('the FHIR bundle', () => {
  const bundleOf = async (as: Person, id: string) =>
    JSON.parse((await exported(bed, as, id, 'exportPatientFhir')).toString('utf8')) as Bundle;
  const of = <Type extends Resource>(bundle: Bundle, type: string): Type[] =>
    bundle.entry
      .filter(({ resource }) => resource.resourceType === type)
      .map(({ resource }) => resource as Resource as Type);

  it('has who the patient is, what was measured and what was filed', async () => {
    const bundle = await bundleOf(bed.alba.people.specialist, patientId);
    const [patient] = of<Resource>(bundle, 'Patient');
    expect(patient).toMatchObject({
      name: [{ family: IDENTIFIERS.surname, given: [IDENTIFIERS.name] }],
      gender: 'male',
      birthDate: '1980-05-17',
      active: true,
    });
    const weights = of<Observation>(bundle, 'Observation').filter((one) =>
      one.code.coding?.some(({ system, code }) => system === 'http://loinc.org' && code === '29463-7'),
    );
    expect(weights.map((one) => [one.effectiveDateTime, one.valueQuantity])).toEqual(
      [
        ['2026-01-05', 82.4],
        ['2026-02-05', 80.1],
        ['2026-03-05', 79.3],
      ].map(([day, value]) => [day, { value, unit: 'kg', system: 'http://unitsofmeasure.org', code: 'kg' }]),
    );
    const files = of<DocumentReference>(bundle, 'DocumentReference').flatMap((one) =>
      one.content.map(({ attachment }) => Buffer.from(attachment.data ?? '', 'base64').toString()),
    );
    expect(files.some((text) => text.includes(IDENTIFIERS.inDocument))).toBe(true);
    expect(files.some((text) => text.includes(IDENTIFIERS.inText))).toBe(true);
  });

  it('orders what the patient eats by plan, with its days and the grams of each', async () => {
    const orders = of<Resource & { patient: object; oralDiet: object }>(
      await bundleOf(bed.alba.people.specialist, patientId),
      'NutritionOrder',
    );
    expect(orders.length).toBeGreaterThan(0);
    for (const order of orders)
      expect(order).toMatchObject({
        status: 'active',
        intent: 'plan',
        patient: { reference: `urn:uuid:${patientId}` },
        oralDiet: { type: [{ text: expect.any(String) }], schedule: [{ repeat: { frequency: 1 } }] },
      });
  });

  it('is imported into another account with identical content', async () => {
    const text = JSON.stringify(await bundleOf(bed.alba.people.specialist, patientId));
    const other = text.replaceAll(IDENTIFIERS.email, 'zoraida.fhir@correo-raro.example');
    const answer = await bringIn(bed.brisa, strToU8(other), 'application/fhir+json');
    expect(answer.status).toBe(201);
    const here = JSON.parse(other) as Bundle;
    const there = await bundleOf(bed.brisa.people.specialist, answer.body.patientId as string);
    expect(contentOf(there)).toEqual(contentOf(here));
  });

  /** A note in the product's own format cites under the ids of its account. */
  const withoutCitedIds = (attachment: { contentType?: string; data?: string }) =>
    attachment.contentType === 'application/json'
      ? Buffer.from(attachment.data ?? '', 'base64')
          .toString()
          .replace(/"id":"[0-9a-f-]{36}"/g, '"id":"…"')
      : attachment;

  /** A bundle's content, whatever ids its resources have; a sensor's file needs its test, which FHIR does not carry. */
  /** Files of devices, which belong to a test: a bundle carries no tests. */
  const IMPORTED = ['CGM_IMPORT', 'TEST_RECORDING'];
  const contentOf = (bundle: Bundle) => ({
    patient: of<Resource>(bundle, 'Patient').map(({ id: _id, identifier: _own, ...rest }) => rest),
    figures: of<Observation>(bundle, 'Observation').map((one) => [
      one.effectiveDateTime,
      one.code,
      one.valueQuantity,
      one.note,
      one.issued,
      one.extension,
    ]),
    papers: of<DocumentReference>(bundle, 'DocumentReference')
      .filter((one) => one.extension?.every(({ valueCode }) => !IMPORTED.includes(valueCode ?? '')))
      .map((one) => [
        one.description,
        one.date,
        one.author,
        one.context?.related?.length,
        one.content.map(({ attachment: { creation: _when, ...attachment } }) => withoutCitedIds(attachment)),
      ]),
  });

  it('from another product is read as far as its codes are known', async () => {
    const foreign: Bundle = {
      resourceType: 'Bundle',
      type: 'collection',
      entry: [
        {
          resource: {
            resourceType: 'Patient',
            id: 'p-1',
            name: [{ family: 'Forastera', given: ['Inés', 'María'] }],
            telecom: [{ system: 'email', value: 'ines.forastera@correo.example' }],
            gender: 'female',
            birthDate: '1991-07-01',
          },
        },
        ...[
          { code: '29463-7', value: 154.3, unit: '[lb_av]' },
          { code: '8302-2', value: 1.68, unit: 'm' },
          { code: '8867-4', value: 61, unit: '/min' },
        ].map(({ code, value, unit }) => ({
          resource: {
            resourceType: 'Observation',
            status: 'final',
            code: { coding: [{ system: 'http://loinc.org', code }] },
            effectiveDateTime: '2026-02-03T08:00:00+01:00',
            valueQuantity: { value, unit, code: unit, system: 'http://unitsofmeasure.org' },
          },
        })),
      ],
    };
    const answer = await bringIn(bed.brisa, strToU8(JSON.stringify(foreign)), 'application/fhir+json');
    expect(answer.status).toBe(201);
    const as = bed.brisa.people.specialist;
    const { body } = await bed.call('getPatient', { as, path: { id: answer.body.patientId as string } });
    expect(body).toMatchObject({ name: 'Inés María', surname: 'Forastera', sex: 'FEMALE', heightCm: 168 });
    expect(body.weightKg).toBeCloseTo(69.99, 2);
  });

  it.each([['[]'], ['{"resourceType":"Patient"}'], ['{"resourceType":"Bundle","entry":[]}'], ['no JSON']])(
    'is rejected when invalid (%s)',
    async (text) => {
      const answer = await bringIn(bed.brisa, strToU8(text), 'application/fhir+json');
      expect(answer).toMatchObject({ status: 422, body: { code: 'RECORD_INVALID' } });
    },
  );
});
