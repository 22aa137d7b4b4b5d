import { FOLLOW_UP_STEPS, type FollowUpForm, type FollowUpState } from '@healzy/domain/follow-up-plans';
import { localDateOfDays } from '@healzy/domain/shared';
import type { DemoClinic, DemoData } from '../../contributions/demo.ts';
import { FINISHED_FOLLOW_UP } from '../../demo/lives.ts';
import { insertFollowUpPlan } from './insert.ts';
import { followUpPlans, followUpSteps, nameOf } from './rows.ts';

const DONE = [
  'WELCOME_CALL',
  'ONBOARDING_PLAN',
  'CGM_PLACEMENT',
  'FIRST_NUTRITIONAL_PLAN',
  'WEEK_1_ANALYSIS',
] as const;

const DAY_MS = 86_400_000;

interface DemoFollowUp {
  /** Position in the clinic's list of patients. */
  patient: number;
  startedDaysAgo: number;
  type: FollowUpForm['type'];
  observations: string;
  state: FollowUpState;
  /** Days from the start to its end; null while it runs. */
  endedAfter: number | null;
  /** Whether a step has been done. */
  isDone: (code: string | null) => boolean;
}

const FOLLOW_UPS: readonly DemoFollowUp[] = [
  {
    patient: 0,
    startedDaysAgo: 9,
    type: 'WIN_1',
    observations: 'Prefiere las llamadas por la tarde.',
    state: 'IN_PROGRESS',
    endedAfter: null,
    isDone: (code) => (DONE as readonly (string | null)[]).includes(code),
  },
  {
    patient: FINISHED_FOLLOW_UP.patient,
    startedDaysAgo: FINISHED_FOLLOW_UP.startedDaysAgo,
    type: 'WIN_1',
    observations: 'Camina a diario con su mujer; come fuera los martes.',
    state: 'COMPLETED',
    endedAfter: FINISHED_FOLLOW_UP.days,
    isDone: () => true,
  },
];

async function addFollowUp(
  { services, accountId, now, patients }: DemoClinic,
  { patient: index, startedDaysAgo, type, observations, state, endedAfter, isDone }: DemoFollowUp,
): Promise<void> {
  const patient = patients[index];
  if (patient === undefined) return;
  const startDay = Math.floor(now.getTime() / DAY_MS) - startedDaysAgo;
  // At ten o'clock of a day of the follow-up plan, and never later than now.
  const at = (day: number) => new Date(Math.min((startDay + day) * DAY_MS + 36_000_000, now.getTime()));
  const userId = patient.principalUserId;
  await services.database.asAccount({ accountId }, async (sql) => {
    const { rows } = await sql.query<{ professionalId: string }>(
      'SELECT professional_id FROM patient_specialists WHERE patient_id = $1 AND is_principal',
      [patient.id],
    );
    const professionalId = rows[0]?.professionalId;
    if (professionalId === undefined) return;
    const owner = { accountId, patientId: patient.id, userId, at: endedAfter === null ? now : at(0) };
    const id = await insertFollowUpPlan(sql, owner, {
      type,
      startDate: localDateOfDays(startDay),
      professionalId,
      observations,
    });
    const ended = endedAfter === null ? {} : { endedAt: at(endedAfter), endedBy: userId };
    await followUpPlans.update(sql, { accountId, id }, { state, ...ended });
    const doneByName = await nameOf(sql, userId);
    for (const [code, { dueDay }] of Object.entries(FOLLOW_UP_STEPS)) {
      if (!isDone(code)) continue;
      await followUpSteps.update(
        sql,
        { accountId, followUpPlanId: id, code: code as keyof typeof FOLLOW_UP_STEPS },
        { doneAt: at(Math.min(dueDay, endedAfter ?? dueDay)), doneBy: userId, doneByName },
      );
    }
  });
}

/** Of each clinic one patient is in the second week of a follow-up plan, with nothing late, and one has finished one. */
export const demo: DemoData = {
  needs: ['patients'],
  async fill(clinic) {
    for (const followUp of FOLLOW_UPS) await addFollowUp(clinic, followUp);
  },
};
