export * from './report.ts';
export { readLaboratoryText } from './extraction/read-report.ts';
export { type BloodSubject, type ConfirmedValue } from './values.ts';
export { bloodIndices } from './indices/indices.ts';
export { bloodFindings } from './findings/findings.ts';
