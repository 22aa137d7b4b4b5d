import { BODY_MAGNITUDE_IDS } from '@healzy/domain/patient-data';
import { VALID_WEEK_ANSWERS } from '@healzy/domain/surveys/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CONTRACT_OPERATIONS,
  type JsonSchema,
  type OperationId,
  resolve,
} from '../src/platform/http/contract.ts';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type Answer, type TestBed } from './api-test-bed.ts';
import { patientForm } from './clinics.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3996' });
});
afterAll(() => bed.close());

/** Every name of a property that a body may have, however deep. */
function namesIn(schema: unknown, seen = new Set<JsonSchema>()): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const found = resolve(schema);
  if (seen.has(found)) return [];
  seen.add(found);
  const properties = Object.entries((found['properties'] ?? {}) as JsonSchema);
  const parts = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => (found[key] ?? []) as unknown[]);
  return [
    ...properties.flatMap(([name, value]) => [name, ...namesIn(value, seen)]),
    ...[...parts, found['items'], found['additionalProperties']].flatMap((part) => namesIn(part, seen)),
  ];
}

/** Through a body that names a magnitude or figures, or through a file. */
const ENTRANCES = CONTRACT_OPERATIONS.filter(({ id, method, body }) => {
  if (method === 'GET' || method === 'DELETE') return false;
  const names = namesIn(body?.schema);
  return [...BODY_MAGNITUDE_IDS, 'figures'].some((name) => names.includes(name)) || /import/i.test(id);
}).map(({ id }) => id);

const specialist = () => bed.alba.people.specialist;
const card = (change: object) => patientForm(specialist().professionalId ?? '', { ...change });
/** A patient of 80 kg and 178 cm, who may have been measured. */
async function newPatient(change: object = {}) {
  const body = card({ weightKg: 80, ...change });
  const { id, version } = (await bed.call('createPatient', { as: specialist(), body })).body as Versioned;
  return { id, version, path: { patientId: id } };
}
interface Versioned {
  id: string;
  version: number;
}
const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });

/** Sends a weight of 17.2 kg of somebody who weighs 80, or of an adult of whom nothing is known. */
const ASKS: Partial<Record<OperationId, () => Promise<Answer>>> = {
  createPatient: () => bed.call('createPatient', { as: specialist(), body: card({ weightKg: 17.2 }) }),
  updatePatient: async () => {
    const { id, version } = await newPatient();
    const request = { as: specialist(), path: { id }, headers: ifMatch(version) };
    return bed.call('updatePatient', { ...request, body: { weightKg: 17.2 } });
  },
  createBodyMeasurement: async () => {
    const { path } = await newPatient({ weightKg: null, heightCm: null });
    const body = { measuredOn: '2026-01-01', figures: { weightKg: 17.2 } };
    return bed.call('createBodyMeasurement', { as: specialist(), path, body });
  },
  updateBodyMeasurement: async () => {
    const { path } = await newPatient({ weightKg: null, heightCm: null });
    const right = { measuredOn: '2026-01-01', figures: { weightKg: 80 } };
    const made = (await bed.call('createBodyMeasurement', { as: specialist(), path, body: right }))
      .body as Versioned;
    return bed.call('updateBodyMeasurement', {
      as: specialist(),
      path: { ...path, measurementId: made.id },
      headers: ifMatch(made.version),
      body: { figures: { weightKg: 17.2 } },
    });
  },
  answerHeldSurvey: async () => {
    const { path } = await newPatient();
    const body = { kind: 'WEEK_1', language: 'es', delivery: 'COPY' };
    const sent = await bed.call('createSurvey', { as: specialist(), path, body });
    return bed.call('answerHeldSurvey', {
      as: null,
      headers: {
        'x-survey-link': (sent.body.link as string).split('#')[1] ?? '',
        'x-survey-device': newId(),
      },
      body: { ...VALID_WEEK_ANSWERS, weightKg: 17.2 },
    });
  },
  acceptIntake: async () => {
    const { path } = await newPatient({ weightKg: null, heightCm: null });
    const body = { language: 'es', delivery: 'COPY' };
    const sent = (await bed.call('createIntake', { as: specialist(), path, body })).body as Versioned & {
      link: string;
    };
    await bed.call('submitIntake', {
      as: null,
      headers: { 'x-intake-link': sent.link.split('#')[1] ?? '', ...ifMatch(1) },
      body: { language: 'es', consent: 'Sí.', answers: {}, figures: { weightKg: 17.2 } },
    });
    return bed.call('acceptIntake', {
      as: specialist(),
      path: { ...path, intakeId: sent.id },
      headers: ifMatch(2),
      body: { answers: [], figures: ['weightKg'] },
    });
  },
};

/** Why an entrance asks in another way, or nothing. */
const OTHERS: Partial<Record<OperationId, string>> = {
  saveIntake: 'a draft of the patient',
  submitIntake: 'waits until the clinic accepts it, who are asked',
  importPatientRecord: 'asks about the whole record: patient-transfer.test',
  createPatientImport: 'writes nothing yet',
  checkPatientImport: 'lists rows as UNLIKELY by the same rule: patient-imports.test',
  runPatientImport: 'leaves out what the check listed, unless it is confirmed: patient-imports.test',
  undoPatientImport: 'enters nothing',
  importFoods: 'foods have no body',
  beginWearableImport: 'chooses metrics, of which weight is none',
  beginHeldWearableImport: 'chooses metrics, of which weight is none',
  completeWearableImport: 'counts records, of which weight is none',
  completeHeldWearableImport: 'counts records, of which weight is none',
  importCalorimetryFile: 'asks whose file it is where weight, sex or age differ: calorimetry.test',
  importBloodReport: 'proposes values that a person reviews: blood-analysis.test',
  importBloodFhir: 'proposes values that a person reviews: blood-analysis.test',
  importCgmFile: 'readings of glucose have doubts of their own: cgm-doubts.test',
};

describe('a value of a body', () => {
  it('enters by no way that is not listed here', () => {
    expect(ENTRANCES.toSorted()).toEqual([...Object.keys(ASKS), ...Object.keys(OTHERS)].toSorted());
  });

  it.each(Object.keys(ASKS) as OperationId[])(
    'that is unlikely is asked about by %s, with its unit',
    async (id) => {
      const answer = await ASKS[id]?.();
      expect(answer).toMatchObject({
        status: 422,
        body: {
          code: 'IMPLAUSIBLE_CHANGE',
          details: { changes: [{ magnitude: 'weightKg', value: 17.2, unit: 'kg' }] },
        },
      });
    },
  );

  it('is stored with a new card once it is confirmed', async () => {
    const body = card({ weightKg: 17.2, confirmed: ['weightKg'] });
    const made = await bed.call('createPatient', { as: specialist(), body });
    expect(made).toMatchObject({ status: 201, body: { weightKg: 17.2 } });
  });
});
