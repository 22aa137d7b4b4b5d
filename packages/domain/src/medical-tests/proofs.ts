import { MEDICAL_TEST_TYPES, type MedicalTestType } from './states.ts';

/** How far a test can be. */
const TEST_PROOF_EVENTS = ['CREATED', 'BEGUN', 'FINISHED'] as const;
type TestProofEvent = (typeof TEST_PROOF_EVENTS)[number];
export type TestProofKind = `${MedicalTestType}_${TestProofEvent}`;

export interface TestProof {
  readonly proof: TestProofKind;
  readonly type: MedicalTestType;
  readonly event: TestProofEvent;
}

/** How far a test of each type can be, as something that the record proves. */
export const TEST_PROOFS: readonly TestProof[] = MEDICAL_TEST_TYPES.flatMap((type) =>
  TEST_PROOF_EVENTS.map((event) => ({ proof: `${type}_${event}` as const, type, event })),
);
