import type { FollowUpForm } from '@healzy/domain/follow-up-plans';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { followUpPlans, followUpSteps } from './rows.ts';
import { stepsOfTemplates, type TemplateStepRow } from './template-rows.ts';

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
  const assigneeOf = await assignees(sql, patientId, form.professionalId);
  const stepsOf = await stepsOfTemplates(sql, accountId);
  await followUpSteps.insert(
    sql,
    stepsOf(form.type).map((step, index) => ({
      ...owner,
      id: newId(),
      followUpPlanId: id,
      code: step.code,
      nameEs: step.nameEs,
      nameEn: step.nameEn,
      phase: step.phase,
      proof: step.proof,
      dueDay: step.dueDay,
      position: index + 1,
      assigneeId: assigneeOf(step),
      isReception: step.assignee === 'RECEPTION',
    })),
  );
  return id;
}

/** Who does each step, null for the specialist of the follow-up plan: also where the person does not have the patient. */
async function assignees(
  sql: Sql,
  patientId: string,
  leadId: string,
): Promise<(step: TemplateStepRow) => string | null> {
  const { rows } = await sql.query<{ professionalId: string; isPrincipal: boolean }>(
    'SELECT professional_id, is_principal FROM patient_specialists WHERE patient_id = $1',
    [patientId],
  );
  return ({ assignee, assigneeId }) => {
    const found = rows.find(({ professionalId, isPrincipal }) =>
      assignee === 'PRINCIPAL' ? isPrincipal : professionalId === assigneeId,
    );
    return found === undefined || found.professionalId === leadId ? null : found.professionalId;
  };
}
