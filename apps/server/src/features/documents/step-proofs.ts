import type { StepProofs } from '../../contributions/step-proofs.ts';

export const stepProofs = {
  DOCUMENT_UPLOADED: {
    subject: 'd.id',
    at: 'd.stored_at',
    title: 'd.file_name',
    from: () => `FROM documents d WHERE d.account_id = x.account_id AND d.entity_type = 'PATIENT'
      AND d.entity_id = x.patient_id AND d.state = 'STORED' AND d.stored_at IS NOT NULL`,
  },
} satisfies StepProofs;
