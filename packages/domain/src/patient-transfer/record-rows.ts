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
 * One row of each section of a record. Exports and imports share these rules: a file that somebody edited by hand is
 * accepted only where the product itself could have written it.
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
/** In the order in which they can be stored: referenced rows first. */
export const RECORD_SECTIONS = Object.keys(RECORD_ROWS) as RecordSection[];
export type RecordRow<Section extends RecordSection> = z.infer<(typeof RECORD_ROWS)[Section]>;
