export { fhirOfResults, type FhirRemark, type FhirResults } from './write.ts';
export { readFhirResults, type FhirProposal, type FhirReading, type FhirSample } from './read.ts';
