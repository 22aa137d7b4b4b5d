import { FOLLOW_UP_STEPS } from '@healzy/domain/follow-up-plans';
import { localDateOfDays } from '@healzy/domain/shared';
import type { DemoData } from '../contributions/demo.ts';
import { insertFollowUpPlan } from './insert.ts';
import { followUpPlans, followUpSteps, nameOf } from './rows.ts';

const DONE = [
  'WELCOME_CALL',
  'ONBOARDING_PLAN',
  'CGM_PLACEMENT',
  'FIRST_NUTRITIONAL_PLAN',
  'WEEK_1_ANALYSIS',
] as const;

/** The first patient of each clinic is in the second week of a follow-up plan, and nothing is late. */
export const demo: DemoData = {
  needs: ['patients'],
  async fill({ services, accountId, now, patients: [patient] }) {
    if (patient === undefined) return;
    const startDay = Math.floor(now.getTime() / 86_400_000) - 9;
    const startDate = localDateOfDays(startDay);
    const userId = patient.principalUserId;
    await services.database.asAccount({ accountId }, async (sql) => {
      const { rows } = await sql.query<{ professionalId: string }>(
        'SELECT professional_id FROM patient_specialists WHERE patient_id = $1 AND is_principal',
        [patient.id],
      );
      const professionalId = rows[0]?.professionalId;
      if (professionalId === undefined) return;
      const owner = { accountId, patientId: patient.id, userId, at: now };
      const id = await insertFollowUpPlan(sql, owner, {
        type: 'WIN_1',
        startDate,
        professionalId,
        observations: 'Prefiere las llamadas por la tarde.',
      });
      await followUpPlans.update(sql, { accountId, id }, { state: 'IN_PROGRESS' });
      const doneByName = await nameOf(sql, userId);
      for (const code of DONE) {
        // Each at ten o'clock of its day.
        const doneAt = new Date((startDay + FOLLOW_UP_STEPS[code].dueDay) * 86_400_000 + 36_000_000);
        await followUpSteps.update(
          sql,
          { accountId, followUpPlanId: id, code },
          { doneAt, doneBy: userId, doneByName },
        );
      }
    });
  },
};
