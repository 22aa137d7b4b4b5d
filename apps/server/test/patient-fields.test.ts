import {
  CARD_FIELDS,
  PATIENT_COLUMNS,
  PATIENT_FIELD_EXTENSIONS,
  PATIENT_FIELD_NAMES,
  type PatientField,
} from '@healzy/domain/patients';
import { PATIENT_IMPORT_FIELDS } from '@healzy/domain/patients/imports';
import { fhirBundleSteps, toFhirBundle, type PatientRecord } from '@healzy/domain/patient-transfer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import labels from '../../web/src/locales/es/patients.json' with { type: 'json' };
import { columnOf } from '../src/platform/db/field-names.ts';
import { newId } from '../src/platform/db/ids.ts';
import { CONTRACT_DOCUMENT } from '../src/platform/http/contract.ts';
import { readRecord } from '../src/features/patient-transfer/record-reading.ts';
import { writeRecord } from '../src/features/patient-transfer/record-writing.ts';
import { findPatient } from '../src/features/patients/patient-rows.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { beginImport } from './patient-sheets.ts';

let bed: TestBed;

beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const { Patient, PatientWrite, PatientCardField, PatientSummary } = CONTRACT_DOCUMENT.components.schemas;

const SAMPLES: Partial<Record<PatientField, string | number>> = {
  email: 'uno@example.org',
  phone: '+34 600 111 222',
  birthdate: '1980-02-03',
  sex: 'FEMALE',
  postalCode: '08028',
  country: 'España',
  weightKg: 60,
  heightCm: 165,
  language: 'en',
  timezone: 'Atlantic/Canary',
};
/** A value for each field; texts say which they are. */
const valueOf = (field: PatientField) => SAMPLES[field] ?? `Valor de ${field}`;
const cardOf = (bed: TestBed): Record<string, unknown> => ({
  ...Object.fromEntries(PATIENT_FIELD_NAMES.map((field) => [field, valueOf(field)])),
  specialists: [{ professionalId: bed.alba.people.specialist.professionalId, isPrincipal: true }],
});

describe('the fields of a card', () => {
  it('are those that the contract accepts, returns and names as changed', () => {
    const others = ['confirmed', 'specialists', 'state', 'tags'];
    expect(Object.keys(PatientWrite.properties).toSorted()).toEqual(
      [...PATIENT_FIELD_NAMES, ...others].toSorted(),
    );
    expect(Object.keys(Patient.properties)).toEqual(expect.arrayContaining([...PATIENT_FIELD_NAMES]));
    expect(PatientCardField.enum).toEqual(CARD_FIELDS);
  });

  it('are columns of the table', async () => {
    const { rows } = await bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) =>
      sql.query<{ name: string }>(
        `SELECT attname AS name FROM pg_attribute WHERE attrelid = 'patients'::regclass AND attnum > 0`,
      ),
    );
    const columns = rows.map(({ name }) => name);
    expect(PATIENT_FIELD_NAMES.map(columnOf).filter((column) => !columns.includes(column))).toEqual([]);
  });

  it('are all saved, read again and named in the timeline when they change', async () => {
    const as = bed.alba.people.admin;
    const card = cardOf(bed);
    const created = await bed.call('createPatient', { as, body: card });
    expect(created).toMatchObject({ status: 201, body: { ...card, specialists: [{ isPrincipal: true }] } });
    const path = { id: created.body.id as string };
    const emptied = {
      // A field that is not sent would stay.
      ...Object.fromEntries(CARD_FIELDS.map((field) => [field, null])),
      name: 'Dos',
      surname: 'Dos',
      email: 'dos@example.org',
      birthdate: '1981-02-03',
      sex: 'MALE',
      weightKg: 60.5,
      heightCm: 165.5,
      // Further east: its day is the same or later, so that the new weight is the newest at any hour.
      timezone: 'Europe/Madrid',
      tags: ['VIP'],
      specialists: card.specialists,
    };
    const headers = { 'if-match': `"${created.body.version}"` };
    expect((await bed.call('updatePatient', { as, path, body: emptied, headers })).status).toBe(200);
    const timeline = await bed.call('listPatientTimeline', {
      as,
      path: { patientId: path.id },
      query: { kinds: 'CARD_CHANGED' },
    });
    expect(timeline.body.items[0].fields).toEqual(CARD_FIELDS);
  });
});

describe('one field after another', () => {
  let stored: string;
  let imported: Record<string, unknown>;
  let transferred: Partial<Record<PatientField, unknown>>;
  let fromFhir: Partial<Record<PatientField, unknown>>;

  const transfer = () =>
    bed.database.asAccount(bed.alba, async (sql) => {
      const { contributions } = bed.app.services;
      const { accountId } = bed.alba;
      const now = new Date();
      const { record } = await readRecord(sql, { accountId, patientId: stored }, { contributions, now });
      const { tail, entries } = toFhirBundle(record);
      const bundle = `{"entry":[${[...entries].map((entry) => entry.write(null)).join(',')}${tail}`;
      const reading = { newId, now: now.toISOString(), zone: 'UTC' };
      const steps = fhirBundleSteps({ ...JSON.parse(bundle), resourceType: 'Bundle' }, reading);
      let step = steps.next();
      while (!step.done) step = steps.next();
      const principalId = bed.alba.people.specialist.professionalId ?? '';
      const moved = { ...record, patient: { ...record.patient, email: 'moved@example.org' } };
      const { patientId } = await writeRecord(sql, moved, { accountId, principalId, now }, contributions);
      const row = await findPatient(sql, accountId, patientId);
      return {
        row: { ...row, email: valueOf('email') },
        card: (step.value?.record as PatientRecord | undefined)?.patient,
      };
    });

  async function importSheet(): Promise<Record<string, unknown>> {
    const { admin, specialist } = bed.alba.people;
    const fields = PATIENT_FIELD_NAMES.filter((field) => PATIENT_IMPORT_FIELDS.some((one) => one === field));
    const cells = { sex: 'Mujer', birthdate: '03/02/1980', email: 'sheet@example.org' };
    const sheet = [
      fields.map((field) => labels.form[field]),
      fields.map((field) => ({ ...cells })[field as keyof typeof cells] ?? String(valueOf(field))),
    ];
    const bytes = new TextEncoder().encode(sheet.map((line) => line.join(';')).join('\r\n'));
    const { body: begun } = await beginImport(bed, admin, bytes);
    const path = { importId: begun.id as string };
    const found = await bed.call('getPatientImport', { as: admin, path });
    const columns = found.body.sheet.columns.map(({ proposed }: { proposed: string }) => proposed);
    expect(columns).toEqual(fields);
    const settings = {
      columns,
      timezone: valueOf('timezone'),
      principalId: specialist.professionalId,
      dayOrder: 'DMY',
      alike: 'IMPORT',
    };
    await bed.call('checkPatientImport', { as: admin, path, body: settings });
    expect(
      (await bed.call('runPatientImport', { as: admin, path, body: { from: 0 } })).body.createdCount,
    ).toBe(1);
    const list = await bed.call('listPatients', {
      as: admin,
      query: { search: 'sheet@example.org', limit: 5 },
    });
    const one = await bed.call('getPatient', { as: admin, path: { id: list.body.items[0].id } });
    return { ...one.body, email: valueOf('email') };
  }

  beforeAll(async () => {
    const as = bed.alba.people.admin;
    const card = { ...cardOf(bed), surname: 'Campos', email: 'whole@example.org' };
    stored = (await bed.call('createPatient', { as, body: card })).body.id as string;
    const moved = await transfer();
    [transferred, fromFhir] = [moved.row, moved.card ?? {}];
    imported = await importSheet();
  });

  const expected = (field: PatientField, surname = 'Campos') =>
    field === 'surname' ? surname : field === 'email' ? 'whole@example.org' : valueOf(field);

  it.each(PATIENT_FIELD_NAMES)('%s is listed, exported, imported and transferred', async (field) => {
    const as = bed.alba.people.admin;
    const query = { search: 'whole@example.org', limit: 5 };
    const list = await bed.call('listPatients', { as, query });
    const isListed = field in PatientSummary.properties;
    expect(list.body.items[0][field]).toBe(isListed ? expected(field) : undefined);
    const column = PATIENT_COLUMNS.find((one) => one === field);
    if (column !== undefined && column !== 'sex') {
      const file = await bed.call('exportPatients', {
        as,
        query: { search: query.search, columns: [column] },
      });
      const [heading, cell] = file.text.replace('\uFEFF', '').split('\r\n');
      expect([heading, cell?.replace(/^'/, '')]).toEqual([labels.form[field], expected(field)]);
    }
    const isImported = PATIENT_IMPORT_FIELDS.some((one) => one === field) || field === 'timezone';
    if (isImported) expect(imported[field]).toBe(valueOf(field));
    expect(transferred[field]).toBe(field === 'email' ? valueOf(field) : expected(field));
    if (PATIENT_FIELD_EXTENSIONS.some(([name]) => name === field))
      expect(fromFhir[field]).toBe(expected(field));
  });
});
