export * from './deletion.ts';
export * from './record.ts';
export * from './fhir-codes.ts';
export * from './fhir-writing.ts';
export * from './fhir-reading.ts';
