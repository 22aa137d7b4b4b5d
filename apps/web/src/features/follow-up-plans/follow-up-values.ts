import type { FollowUpPlan, FollowUpPlansQuery, FollowUpStep } from '@healzy/api/follow-up-plans';
import type { FollowUpFormInput, FollowUpStepInput } from '@healzy/domain/follow-up-plans';
import { given } from '../../app/given.ts';
import { chosenOf, type ListDefinition, type Listing, oneOf } from '../../app/lists/list-address.ts';

export const RUNNING = ['RUNNING', 'ENDED'] as const;
export const FOLLOW_UP_LIST: ListDefinition = { filters: { state: oneOf(RUNNING) } };

/** The query for a patient's follow-up plans. */
export function queryOf({ filters }: Pick<Listing, 'filters'>): FollowUpPlansQuery {
  const [state] = chosenOf(filters.state, RUNNING);
  return { limit: 50, ...given({ isRunning: state && state === 'RUNNING' }) };
}

export const newFollowUp = (startDate: string, professionalId: string): FollowUpFormInput => ({
  type: null as never,
  startDate,
  professionalId,
  observations: null,
});

/** A follow-up plan's values for the form. */
export const valuesOf = ({ type, startDate, specialist, observations }: FollowUpPlan): FollowUpFormInput => ({
  type,
  startDate,
  professionalId: specialist.professionalId,
  observations,
});

/** A step's values for the form. */
export const stepValuesOf = ({
  dueDate,
  assigneeId,
  isReception,
  note,
}: FollowUpStep): FollowUpStepInput => ({
  dueDate,
  assigneeId,
  isReception,
  note,
});
