import { TEST_PROOFS, type TestProofKind } from '@healzy/domain/medical-tests';
import { ofPlan, type StepProof } from '../../contributions/step-proofs.ts';

const REACHED_AT = { CREATED: 'created_at', BEGUN: 'in_progress_at', FINISHED: 'finished_at' } as const;

/** Finds what proves that a test of each type was created, begun or finished. */
export const stepProofs = Object.fromEntries(
  TEST_PROOFS.map(({ proof, type, event }): [TestProofKind, StepProof] => {
    const at = `t.${REACHED_AT[event]}`;
    return [
      proof,
      {
        subject: 't.id',
        at,
        title: 't.name',
        withdrawnAt: 't.canceled_at',
        from: () => `FROM medical_tests t WHERE ${ofPlan('t')} AND t.type = '${type}' AND ${at} IS NOT NULL`,
      },
    ];
  }),
) as Record<TestProofKind, StepProof>;
