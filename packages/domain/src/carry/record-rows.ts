import { z } from 'zod';
import { appointmentRecord } from '../appointments/index.ts';
import { cgmEventRecord, cgmImportRecord } from '../cgm/index.ts';
import { documentRecord } from '../documents/index.ts';
import { medicalTestRecord } from '../medical-tests/index.ts';
import { noteDocumentRecord, noteRecord, noteVersionRecord } from '../notes/index.ts';
import { answersRecord, intakeRecord, measurementRecord } from '../patient-data/index.ts';
import { requiredText } from '../shared/index.ts';
import { readingsSchema } from './record-readings.ts';

/**
 * One row of each section of a record. What is written is read back by the same rule: a file that somebody changed by
 * hand gets in only as far as the product itself would have written it.
 */
export const RECORD_ROWS = {
  tags: z.object({ tag: requiredText(40) }),
  medicalTests: medicalTestRecord,
  documents: documentRecord,
  cgmImports: cgmImportRecord.extend({ readings: readingsSchema }),
  cgmEvents: cgmEventRecord,
  measurements: measurementRecord,
  answers: answersRecord,
  intakes: intakeRecord,
  notes: noteRecord,
  noteVersions: noteVersionRecord,
  noteDocuments: noteDocumentRecord,
  appointments: appointmentRecord,
} as const;

export type RecordSection = keyof typeof RECORD_ROWS;
/** In the order in which they can be written: what is referred to comes first. */
export const RECORD_SECTIONS = Object.keys(RECORD_ROWS) as RecordSection[];
export type RecordRow<Section extends RecordSection> = z.infer<(typeof RECORD_ROWS)[Section]>;
