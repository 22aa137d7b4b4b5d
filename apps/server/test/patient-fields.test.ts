import { CARD_FIELDS, PATIENT_FIELD_NAMES, PATIENT_FIELDS } from '@healzy/domain/patients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnOf } from '../src/db/field-names.ts';
import { CONTRACT_DOCUMENT } from '../src/http/contract.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';

let bed: TestBed;

beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const { Patient, PatientWrite, PatientCardField } = CONTRACT_DOCUMENT.components.schemas;

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
    const card = {
      ...Object.fromEntries(
        PATIENT_FIELD_NAMES.filter((name) => PATIENT_FIELDS[name].empty === '').map((name) => [name, 'Uno']),
      ),
      email: 'uno@example.org',
      phone: '+34 600 111 222',
      birthdate: '1980-02-03',
      sex: 'FEMALE',
      postalCode: '08028',
      country: 'España',
      weightKg: 60,
      heightCm: 165,
      timezone: 'Atlantic/Canary',
      specialists: [{ professionalId: bed.alba.people.specialist.professionalId, isPrincipal: true }],
    };
    const created = await bed.call('createPatient', { as, body: card });
    expect(created).toMatchObject({ status: 201, body: { ...card, specialists: [{ isPrincipal: true }] } });
    const path = { id: created.body.id as string };
    const emptied = {
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
