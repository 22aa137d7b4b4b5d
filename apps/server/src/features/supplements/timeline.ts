import { ofPatient, type TimelineSources } from '../../contributions/timeline.ts';
import { patientSupplements } from './patient-rows.ts';

export const timeline = {
  SUPPLEMENT_ADDED: {
    subject: 'x.id',
    at: 'x.created_at',
    user: 'x.created_by',
    title: `x.supplement->>'name'`,
    from: `FROM ${patientSupplements.name} x WHERE ${ofPatient('x')}`,
  },
} satisfies TimelineSources;
