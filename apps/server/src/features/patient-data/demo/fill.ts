import type { DemoClinic, DemoData } from '../../../contributions/demo.ts';
import { DEMO_LIVES } from '../../../demo/lives.ts';
import { addDemoAnswers } from './answers.ts';
import { addDemoMeasurements } from './body.ts';

/** Adds the answers and measurements of a clinic's patients. */
async function addPatientData({ services, accountId, account, now, patients }: DemoClinic): Promise<void> {
  await services.database.asAccount({ accountId }, async (sql) => {
    for (const [index, { id, sex, sinceDays, principalUserId, weightKg, heightCm }] of patients.entries()) {
      const whose = { accountId, patientId: id, authorId: principalUserId, index };
      const since = new Date(now.getTime() - sinceDays * 86_400_000);
      await addDemoAnswers(sql, {
        ...whose,
        isWoman: sex === 'FEMALE',
        life: DEMO_LIVES[account.key][index],
        since,
        now,
      });
      if (weightKg === null || heightCm === null) continue;
      const body = { zone: account.timezone, sex, weightKg, heightCm, sinceDays };
      await addDemoMeasurements(sql, { ...whose, ...body }, now);
    }
  });
}

export const demo: DemoData = { needs: ['patients'], fill: addPatientData };
