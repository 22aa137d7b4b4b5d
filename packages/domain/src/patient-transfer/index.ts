export * from './answer-lines.ts';
export { RECORD_ROWS, RECORD_SECTIONS, type RecordRow, type RecordSection } from './record-rows.ts';
export { RECORD_FORMAT, RECORD_VERSION, recordFilePath, recordSchema, type PatientRecord } from './record.ts';
export * from './record-check.ts';
export * from './fhir-writing.ts';
export * from './fhir-reading.ts';
