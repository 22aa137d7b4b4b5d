import { OF_PATIENT, type RecordSources } from '../../contributions/record.ts';
import { ofPlan, type StepProofs } from '../../contributions/step-proofs.ts';
import { ofPatient, type TimelineSources } from '../../contributions/timeline.ts';
import { patientSupplements } from './patient-rows.ts';

export { demo } from './demo.ts';

export const timeline = {
  SUPPLEMENT_ADDED: {
    subject: 'x.id',
    at: 'x.created_at',
    user: 'x.created_by',
    title: `x.supplement->>'name'`,
    from: `FROM ${patientSupplements.name} x WHERE ${ofPatient('x')}`,
  },
} satisfies TimelineSources;

export const stepProofs = {
  SUPPLEMENT_SET: {
    subject: 's.id',
    at: 's.created_at',
    title: `s.supplement ->> 'name'`,
    from: () => `FROM patient_supplements s WHERE ${ofPlan('s')}`,
  },
} satisfies StepProofs;

/** What a transfer includes; erasing the patient rewrites the table because of its patient column. */
export const recordSections: RecordSources = {
  patientSupplements: { table: patientSupplements.name, of: OF_PATIENT, order: 'x.created_at, x.id' },
};
