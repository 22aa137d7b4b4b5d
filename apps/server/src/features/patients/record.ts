import { searchKey } from '@healzy/domain/shared';
import { OF_PATIENT, type ErasureParts, type RecordSources } from '../../contributions/record.ts';

export const recordSections: RecordSources = {
  tags: {
    table: 'patient_tags',
    of: OF_PATIENT,
    order: 'x.tag_key',
    derived: ({ tag }, { patientId }) => ({ patientId, tagKey: searchKey(tag) }),
  },
};

export const erasure: ErasureParts = {
  addresses: ['SELECT email FROM patients WHERE id = $1'],
  repeats: ['patient_imports'],
};

/** What the account's people did with the record, or how its own work went. */
export const stayingTables = [
  'patient_access_log',
  'patient_bulk_befores',
  'patient_card_changes',
  'patient_import_patients',
  'patient_specialist_changes',
  'patient_specialists',
  'patient_state_changes',
];
