import type { FollowUpTemplateStep } from '@healzy/api/follow-up-plans';
import type { FollowUpPhase, TemplateStepInput } from '@healzy/domain/follow-up-plans';

/** A step's values for the form. */
export const valuesOfStep = ({
  nameEs,
  nameEn,
  phase,
  dueDay,
  proof,
  assignee,
  assigneeId,
}: FollowUpTemplateStep): TemplateStepInput => ({
  nameEs,
  nameEn,
  phase,
  dueDay,
  proof,
  assignee,
  assigneeId,
});

/** A new step; its day is still to be written. */
export const newStep = (phase: FollowUpPhase): TemplateStepInput => ({
  nameEs: '',
  nameEn: '',
  phase,
  dueDay: null as never,
  proof: null,
  assignee: 'LEAD',
  assigneeId: null,
});
