import { OF_PATIENT, type RecordSources } from '../../contributions/record.ts';
import { patientSupplements } from './patient-rows.ts';

/** What a transfer includes; erasing the patient rewrites the table because of its patient column. */
export const recordSections: RecordSources = {
  patientSupplements: { table: patientSupplements.name, of: OF_PATIENT, order: 'x.created_at, x.id' },
};
