import { Readable } from 'node:stream';
import { noConditions, simulateCart } from '@healzy/domain/calorimetry';
import { todayIn } from '@healzy/domain/shared';
import { MEASURING_DEMO } from '../../../shared/body-figures/measurement-rows.ts';
import type { DemoClinic, DemoData } from '../../../contributions/demo.ts';
import { newId } from '../../../platform/db/ids.ts';
import { actInThePast, setCreated } from '../../../demo/past-calls.ts';
import { documents, storageKey } from '../../documents/document-rows.ts';
import { createMedicalTest } from '../../medical-tests/handlers.ts';
import { finishMedicalTest } from '../../medical-tests/steps.ts';
import { updateCalorimetry } from '../handlers.ts';
import { importCalorimetryFile } from '../imports.ts';
import { DEMO_CALORIMETRIES } from './tests.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

type DemoCalorimetry = (typeof DEMO_CALORIMETRIES)[number];

/** What the cart writes: means of ten seconds, in the canonical layout. */
function cartFile({ phases, seed }: DemoCalorimetry): Buffer {
  const rows = simulateCart(
    phases.map(([kind, seconds, vo2, rer, speed]) => ({ kind, seconds, vo2, rer, speed })),
    { seed, timeConstantS: 30, heart: { base: 54, mlPerBeat: 25 } },
  );
  const lines = rows.map(({ timeS, kind, vo2, vco2, heartRate, ventilation, speed }) =>
    [timeS, kind, vo2.toFixed(1), vco2.toFixed(1), heartRate, ventilation.toFixed(1), speed].join(),
  );
  return Buffer.from(['time_s,phase,vo2_ml_min,vco2_ml_min,hr_bpm,ve_l_min,speed_km_h', ...lines].join('\n'));
}

/** Stores a cart's file of a test. @returns the id of its document */
async function storeFile(
  { services, accountId, lead }: DemoClinic,
  file: { testId: string; fileName: string; bytes: Buffer; at: Date },
): Promise<string> {
  const id = newId();
  const key = storageKey(accountId, id);
  const incoming = await services.files.receive(Readable.from([file.bytes]));
  await incoming.keep(key);
  await services.database.asAccount({ accountId, userId: lead.userId }, (sql) =>
    documents.insert(sql, {
      id,
      accountId,
      entityType: 'TEST_RECORDING',
      entityId: file.testId,
      fileName: file.fileName,
      contentType: 'text/csv',
      sizeBytes: file.bytes.length,
      createdBy: lead.userId,
      createdAt: file.at,
      state: 'STORED',
      sha256: incoming.sha256,
      storageKey: key,
      storedAt: file.at,
    }),
  );
  return id;
}

async function addTest(clinic: DemoClinic, test: DemoCalorimetry): Promise<void> {
  const patient = clinic.patients[test.patient];
  if (patient === undefined) throw new Error(`The demo test "${test.name}" has no patient.`);
  const at = new Date(clinic.now.getTime() - test.daysAgo * DAY_MS);
  const testedOn = todayIn(clinic.account.timezone, at);
  await actInThePast(clinic, patient, async (callAt) => {
    const call = callAt(at);
    const { body } = await call(createMedicalTest, {
      path: { patientId: patient.id },
      body: { name: test.name, type: 'CALORIMETRY', principalId: clinic.lead.professionalId },
    });
    await setCreated(clinic, body.id, at);
    const file = { testId: body.id, fileName: `calorimetria-${testedOn}.csv`, bytes: cartFile(test), at };
    const documentId = await storeFile(clinic, file);
    const path = { medicalTestId: body.id };
    const { version } = await call(importCalorimetryFile, { path, body: { documentId, testedOn } });
    const { observations, conclusions } = test;
    const conditions = { ...noConditions(), ...test.conditions };
    await call(updateCalorimetry, {
      path,
      ifMatch: version,
      body: { conditions, observations, conclusions },
    });
    await callAt(new Date(at.getTime() + HOUR_MS))(finishMedicalTest, { path: { id: body.id } });
  });
}

export const demo: DemoData = {
  // The body on the day of the test is one of the measurements.
  needs: ['patients', MEASURING_DEMO],
  async fill(clinic) {
    for (const test of DEMO_CALORIMETRIES)
      if (test.account === clinic.account.key) await addTest(clinic, test);
  },
};
