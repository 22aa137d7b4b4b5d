import { FOLLOW_UP_STEPS, templateOf, type FollowUpForm } from '@healzy/domain/follow-up-plans';
import type { Sql } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import { followUpPlans, followUpSteps } from './rows.ts';

interface Owner {
  accountId: string;
  patientId: string;
  userId: string;
  at: Date;
}

/** Inserts a follow-up plan with the steps of its template; the caller has checked permissions. */
export async function insertFollowUpPlan(
  sql: Sql,
  { accountId, patientId, userId: createdBy, at }: Owner,
  form: FollowUpForm,
): Promise<string> {
  const id = newId();
  const owner = { accountId, patientId };
  const times = { createdBy, createdAt: at, updatedAt: at };
  await followUpPlans.insert(sql, { ...form, ...owner, ...times, id, state: 'STARTED' });
  await followUpSteps.insert(
    sql,
    templateOf(form.type).map((code) => ({
      ...owner,
      id: newId(),
      followUpPlanId: id,
      code,
      dueDay: FOLLOW_UP_STEPS[code].dueDay,
    })),
  );
  return id;
}
