import type { FollowUpProofKind } from '@healzy/domain/follow-up-plans';

/** Where records of a kind come from that prove a step of a follow-up plan. */
export interface StepProof {
  subject: string;
  at: string;
  title?: string;
  /** When it ceased to prove anything, where the record keeps that; null while it proves. */
  withdrawnAt?: string;
  /** Whether it counts from before the start of the follow-up plan too. */
  isTimeless?: true;
  /**
   * `FROM … WHERE …`, with {@link ofPlan}; `x` has what a follow-up plan has, and the patient's `timezone`.
   * @param now the parameter with the present instant
   */
  from: (now: string) => string;
}

export type StepProofs = Partial<Record<FollowUpProofKind, StepProof>>;
export type AllStepProofs = Record<FollowUpProofKind, StepProof>;

/** The condition that restricts a table to the patient of the follow-up plan `x`. */
export const ofPlan = (alias: string): string =>
  `${alias}.account_id = x.account_id AND ${alias}.patient_id = x.patient_id`;
