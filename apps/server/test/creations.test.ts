import { may } from '@healzy/domain/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_OPERATIONS, resolve, type OperationId } from '../src/platform/http/contract.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { bodyOf, isEmpty, optionalOf, propertiesOf } from './body-properties.ts';
import { addCgmTest, type Clinic } from './clinics.ts';
import { sampleCalls, type SampleCall, type Target } from './sample-calls.ts';
import { addWholePatient } from './whole-patient.ts';

type Body = Record<string, unknown>;

/** How a record is created with as little as possible, where its sample call does not say. */
interface Creation {
  path?: (bed: TestBed) => Promise<Record<string, string>>;
  /** Beyond what the contract requires: what a rule over several fields, or of the sample's patient, asks for. */
  needed?: Body | ((clinic: Clinic) => Body);
  /** The record in the terms of the body; by default its own properties. */
  storedAs?: (record: Body) => Body;
  /** Said for one call, not stored with the record. */
  said?: readonly string[];
  /** Computed where it is left out, in a way that the contract describes. */
  computed?: readonly string[];
}

const running = async (bed: TestBed) => ({ medicalTestId: await addCgmTest(bed.database, bed.alba) });

/** Every call that stores a record and of which something may be left out. */
const CREATIONS: Partial<Record<OperationId, Creation>> = {
  createUser: {},
  createPatient: { said: ['confirmed'] },
  createNote: { storedAs: ({ documents, ...note }) => ({ ...note, documentIds: documents }) },
  createIntake: { said: ['sentTo'] },
  createBodyMeasurement: { said: ['confirmed'] },
  createNutritionalPlan: { said: ['fromPlanId'] },
  createAppointment: { needed: { allowsOverlap: true }, said: ['allowsOutsideHours'] },
  createMedicalTest: { storedAs: ({ observers, ...test }) => ({ ...test, observerIds: observers }) },
  createCgmEvent: { path: running },
  createCgmSensor: { path: running },
  createCgmRecommendation: { path: running },
  createCgmRecommendationTemplate: { needed: { messageEs: 'Cenar antes' } },
  createFood: { needed: { nameEs: 'Pan', unitWeight: 45 } },
  createDish: { needed: { nameEs: 'Lentejas' } },
  createSavedReply: { needed: { textEs: 'Hola' } },
  createChatMessage: { storedAs: ({ document, ...message }) => ({ ...message, documentId: document }) },
  createSupplement: {},
  createPatientSupplement: {},
  createFollowUpPlan: {
    // A patient has one at a time.
    path: ({ alba }) => Promise.resolve({ patientId: alba.patientId }),
    needed: ({ people }) => ({ professionalId: people.specialist.professionalId }),
  },
  createFollowUpTemplateStep: {
    storedAs: ({ steps }) => (steps as Body[]).find(({ nameEs }) => nameEs === 'Otra visita') ?? {},
  },
  createSurvey: { said: ['sentTo'], computed: ['dueOn'] },
};

/** Calls that answer 201 and store no record with the fields of their body, and why. */
const NO_CREATIONS: Partial<Record<OperationId, string>> = {
  duplicateNutritionalPlan: 'says what a copy is made from',
  importPatientRecord: 'brings a record that is whole',
  importCgmFile: 'says how a file is read, which is asked where it is not known',
  importCalorimetryFile: 'says how a file is read, which is asked where it is not known',
  importBloodReport: 'confirms doubts about a file',
  importBloodFhir: 'confirms doubts about a file',
  createChatLink: 'says where a link is sent',
  createWearableLink: 'says where a link is sent',
  createHeldChatMessage: 'is the message of `createChatMessage` by the holder of a link',
};

const creating = CONTRACT_OPERATIONS.filter(
  ({ id, method, responses }) => method === 'POST' && responses.has(201) && optionalOf(bodyOf(id)).length > 0,
).map(({ id }) => id);

it('of every POST that creates, says what becomes of what is left out, or why there is no record', () => {
  expect(creating.toSorted()).toEqual([...Object.keys(CREATIONS), ...Object.keys(NO_CREATIONS)].toSorted());
});

describe('what a creation leaves out', () => {
  let bed: TestBed;
  let samples: Record<OperationId, SampleCall>;

  beforeAll(async () => {
    // Whose mail stays on this machine sends links by e-mail too.
    bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3370' });
    const target: Target = await addWholePatient(bed, bed.alba);
    samples = sampleCalls(bed.alba, target);
  });
  afterAll(() => bed.close());

  it.each(Object.entries(CREATIONS) as [OperationId, Creation][])(
    'is empty or as the contract says: %s',
    async (id, { path, needed: asked = {}, storedAs = (same) => same, said = [], computed = [] }) => {
      const needed = typeof asked === 'function' ? asked(bed.alba) : asked;
      const schema = bodyOf(id);
      const sample = samples[id];
      const { admin, receptionist, specialist } = bed.alba.people;
      const as = [specialist, admin, receptionist].find(({ roles }) => may(id, roles)) ?? null;
      const sent = sample.body as Body;
      const least = Object.fromEntries(
        ((schema['required'] ?? []) as string[]).map((name) => [name, sent[name]]),
      );
      const answer = await bed.call(id, {
        ...sample,
        as,
        path: (await path?.(bed)) ?? sample.path ?? {},
        body: { ...least, ...needed },
        headers: { ...sample.headers, 'idempotency-key': crypto.randomUUID() },
      });
      expect(answer.status, answer.text).toBe(201);
      const record = storedAs(answer.body as Body);
      const left = optionalOf(schema).filter((name) => !(name in needed) && !said.includes(name));
      expect(
        left.filter((name) => !(name in record)),
        'of the record, or said for one call',
      ).toEqual([]);
      for (const name of left) {
        const { default: stated } = { ...resolve(propertiesOf(schema)[name]), ...propertiesOf(schema)[name] };
        if (computed.includes(name)) {
          expect(propertiesOf(schema)[name]?.['description'], name).toMatch(/by default/);
          expect(isEmpty(record[name]), name).toBe(false);
        } else if (stated === undefined)
          expect(isEmptyAll(record[name]), `${name}: ${JSON.stringify(record[name])}`).toBe(true);
        else expect(record[name], name).toEqual(stated);
      }
    },
  );
});

/** Whether there is nothing in a value, nor in any part of it. */
const isEmptyAll = (value: unknown): boolean =>
  isEmpty(value) ||
  (typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isEmptyAll));
