import type { LocalDate } from '../shared/index.ts';
import { surveyOfProof, type FollowUpProofKind } from './steps.ts';

/** When the next open step of a follow-up plan is due. */
export const FOLLOW_UP_DUES = ['OVERDUE', 'TODAY', 'WEEK', 'LATER'] as const;

/** What was due before today in a follow-up plan, and how much of it was done. */
export interface AdherenceCounts {
  readonly dueCount: number;
  readonly onTimeCount: number;
  readonly surveyDueCount: number;
  readonly surveyAnsweredCount: number;
}

/**
 * The adherence to a follow-up plan, in whole percent: steps done on their day or before, of all that were due before
 * today. Null while nothing was due. The definition is ours (docs/decisions/clinic-days.md#follow-up-plans).
 *
 * @example adherencePercent({ dueCount: 3, onTimeCount: 2, surveyDueCount: 1, surveyAnsweredCount: 1 }) // 67
 */
export const adherencePercent = ({
  dueCount,
  onTimeCount,
}: Pick<AdherenceCounts, 'dueCount' | 'onTimeCount'>): number | null =>
  dueCount === 0 ? null : Math.round((100 * onTimeCount) / dueCount);

/** A step as its adherence is counted. */
export interface AdherenceStep {
  readonly dueDate: LocalDate;
  /** The day, where the patient lives, on which it was done or proven; null while it is open. */
  readonly doneOn: LocalDate | null;
  /** What proves it. */
  readonly proofKind: FollowUpProofKind | null;
}

/** Counts the steps that were due before a day: today, or the day on which the follow-up plan ended. */
export function adherenceOf(steps: readonly AdherenceStep[], before: LocalDate): AdherenceCounts {
  const due = steps.filter(({ dueDate }) => dueDate < before);
  const surveys = due.filter(({ proofKind }) => surveyOfProof(proofKind)?.startsWith('WEEK_') ?? false);
  return {
    dueCount: due.length,
    onTimeCount: due.filter(({ dueDate, doneOn }) => doneOn !== null && doneOn <= dueDate).length,
    surveyDueCount: surveys.length,
    surveyAnsweredCount: surveys.filter(({ doneOn }) => doneOn !== null).length,
  };
}
