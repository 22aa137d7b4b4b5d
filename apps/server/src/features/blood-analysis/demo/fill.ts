import { todayIn } from '@healzy/domain/shared';
import { MEASURING_DEMO } from '../../../shared/body-figures/measurement-rows.ts';
import type { DemoClinic, DemoData } from '../../../contributions/demo.ts';
import { actInThePast, setCreated } from '../../../demo/past-calls.ts';
import { createMedicalTest } from '../../medical-tests/handlers.ts';
import { finishBloodDiagnosis, generateBloodDiagnosis } from '../diagnosis/handlers.ts';
import { findDiagnosis } from '../diagnosis/diagnosis-rows.ts';
import { updateBloodResults } from '../results/handlers.ts';
import { DEMO_MARKERS, DEMO_SAMPLES } from './samples.ts';

const DAY_MS = 86_400_000;

/** Results come the day after the sample; they were typed from the laboratory's sheet. */
async function addSample(clinic: DemoClinic, order: number): Promise<void> {
  const { services, accountId, account, patients, lead, now } = clinic;
  const sample = DEMO_SAMPLES[order]!;
  const patient = patients[sample.patient];
  if (patient === undefined) throw new Error(`The demo sample "${sample.name}" has no patient.`);
  const taken = new Date(now.getTime() - sample.daysAgo * DAY_MS);
  const read = new Date(taken.getTime() + DAY_MS);
  await actInThePast(clinic, patient, async (callAt) => {
    const { body } = await callAt(taken)(createMedicalTest, {
      path: { patientId: patient.id },
      body: { name: sample.name, type: 'BLOOD_ANALYSIS', principalId: lead.professionalId },
    });
    await setCreated(clinic, body.id, taken);
    const path = { medicalTestId: body.id };
    const call = callAt(read);
    await call(updateBloodResults, {
      path,
      ifMatch: 0,
      body: {
        sampledAt: `${todayIn(account.timezone, taken)}T08:15`,
        laboratory: sample.laboratory,
        isFasting: true,
        isPregnant: false,
        values: DEMO_MARKERS.map(([marker, unit, rangeText, values]) => ({
          ...{ marker, unit, rangeText, value: values[order % 2]!, comparator: null },
        })),
      },
    });
    await call(generateBloodDiagnosis, { path, ifMatch: 0 });
    if (!sample.isFinished) return;
    const written = await services.database.asAccount({ accountId, userId: lead.userId }, (sql) =>
      findDiagnosis(sql, { accountId, medicalTestId: body.id }),
    );
    await call(finishBloodDiagnosis, { path, ifMatch: written?.version });
  });
}

export const demo: DemoData = {
  // A measured waist is part of what values are read with.
  needs: ['patients', MEASURING_DEMO],
  async fill(clinic) {
    for (const [order, { account }] of DEMO_SAMPLES.entries())
      if (account === clinic.account.key) await addSample(clinic, order);
  },
};
