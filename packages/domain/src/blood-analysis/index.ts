export * from './report.ts';
export { textItems, type PageRect, type TextItem } from './text-item.ts';
export { readLaboratoryText } from './extraction/read-report.ts';
export { type BloodMarker } from './markers/marker.ts';
export { type BloodSubject, type ConfirmedValue } from './values.ts';
export { bloodIndices, type BloodIndex, type IndexCaution, type IndexReason } from './indices/indices.ts';
export {
  bloodFindings,
  type BloodFinding,
  type BloodFindings,
  type FindingAdvice,
  type FindingFacts,
  type FindingLevel,
} from './findings/findings.ts';
