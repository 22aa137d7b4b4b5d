import type { MedicalTest } from '@healzy/api/schema';
import { ofPlan, type StepProof, type StepProofs } from '../contributions/step-proofs.ts';

const reached = (type: MedicalTest['type'], at: string): StepProof => ({
  subject: 't.id',
  at: `t.${at}`,
  title: 't.name',
  withdrawnAt: 't.canceled_at',
  from: () => `FROM medical_tests t WHERE ${ofPlan('t')} AND t.type = '${type}' AND t.${at} IS NOT NULL`,
});

export const stepProofs = {
  CGM_BEGUN: reached('CGM', 'in_progress_at'),
  CGM_FINISHED: reached('CGM', 'finished_at'),
  CALORIMETRY_FINISHED: reached('CALORIMETRY', 'finished_at'),
  BLOOD_ANALYSIS_CREATED: reached('BLOOD_ANALYSIS', 'created_at'),
  BLOOD_ANALYSIS_FINISHED: reached('BLOOD_ANALYSIS', 'finished_at'),
} satisfies StepProofs;
