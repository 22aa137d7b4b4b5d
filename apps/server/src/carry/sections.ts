import { RECORD_ROWS, RECORD_SECTIONS, type RecordSection } from '@healzy/domain/carry';

/** Where a section of a record lies. */
export interface SectionTable {
  table: string;
  /** SQL that picks the rows of the patient `$1` of `x`. */
  of: string;
  order: string;
}

const OF_PATIENT = 'x.patient_id = $1';
const OF_TESTS = 'x.medical_test_id IN (SELECT t.id FROM medical_tests t WHERE t.patient_id = $1)';

export const SECTION_TABLES: Record<RecordSection, SectionTable> = {
  tags: { table: 'patient_tags', of: OF_PATIENT, order: 'x.tag_key' },
  medicalTests: { table: 'medical_tests', of: OF_PATIENT, order: 'x.created_at, x.id' },
  documents: {
    table: 'documents',
    // An archive that is being fetched is none of the patient's papers.
    of: `x.state = 'STORED' AND x.entity_type <> 'PATIENT_RECORD' AND (x.entity_id = $1
      OR x.entity_id IN (SELECT t.id FROM medical_tests t WHERE t.patient_id = $1)
      OR x.entity_id IN (SELECT e.id FROM cgm_events e JOIN medical_tests t ON t.id = e.medical_test_id
        WHERE t.patient_id = $1))`,
    order: 'x.created_at, x.id',
  },
  cgmImports: { table: 'cgm_imports', of: OF_TESTS, order: 'x.created_at, x.id' },
  cgmEvents: { table: 'cgm_events', of: OF_TESTS, order: 'x.starts_at, x.id' },
  measurements: { table: 'body_measurements', of: OF_PATIENT, order: 'x.measured_on, x.created_at, x.id' },
  answers: { table: 'patient_data_versions', of: OF_PATIENT, order: 'x.section, x.version' },
  intakes: { table: 'intakes', of: OF_PATIENT, order: 'x.created_at, x.id' },
  notes: { table: 'notes', of: `${OF_PATIENT} AND x.deleted_at IS NULL`, order: 'x.created_at, x.id' },
  noteVersions: {
    table: 'note_versions',
    of: `${OF_PATIENT} AND EXISTS (SELECT 1 FROM notes n WHERE n.id = x.note_id AND n.deleted_at IS NULL)`,
    order: 'x.signed_at, x.note_id, x.version',
  },
  noteDocuments: {
    table: 'note_documents',
    of: `${OF_PATIENT} AND EXISTS (SELECT 1 FROM notes n WHERE n.id = x.note_id AND n.deleted_at IS NULL)`,
    order: 'x.note_id, x.version, x.position',
  },
  appointments: { table: 'appointments', of: OF_PATIENT, order: 'x.starts_at, x.id' },
};

/**
 * Tables about a patient that stay with the account: what its people did with the record, or how it ran its own work.
 * Every other one is a section, and a test holds this list to it.
 */
export const NOT_CARRIED = [
  'medical_test_specialists',
  'patient_access_log',
  'patient_bulk_befores',
  'patient_card_changes',
  'patient_deletions',
  'patient_import_patients',
  'patient_specialist_changes',
  'patient_specialists',
  'patient_state_changes',
  'worklist_reviews',
];

/** The fields of a section that are columns of its table. */
export function fieldsOf(section: RecordSection): string[] {
  const fields = Object.keys(RECORD_ROWS[section].shape);
  // Readings lie packed in a table of their own.
  return section === 'cgmImports' ? fields.filter((field) => field !== 'readings') : fields;
}

export { RECORD_SECTIONS };
