export const OWN_IDS = 'urn:healzy:id';
/** Our own extensions of FHIR resources. */
export const OWN = {
  source: 'urn:healzy:source',
  kind: 'urn:healzy:document-kind',
} as const;
