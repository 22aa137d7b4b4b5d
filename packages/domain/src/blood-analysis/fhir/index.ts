export { fhirOfResults } from './write.ts';
export { readFhirResults, type FhirReading, type FhirSample } from './read.ts';
