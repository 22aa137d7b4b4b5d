import { type PatientDocument, patientDocumentsQuery } from '@healzy/api/documents';
import { clockIn } from '@healzy/domain/shared';
import type { CitationCandidate, CitationContext } from '../../app/citations.ts';
import type { Formats } from '../../app/formats.ts';

/** How many documents are offered, newest first. */
const MOST = 100;

/** A document as a note cites it. */
export const documentToCite = (
  {
    id,
    fileName,
    createdAt,
    entityType,
  }: Pick<PatientDocument, 'id' | 'fileName' | 'createdAt' | 'entityType'>,
  zone: string,
  formats: Formats,
): CitationCandidate => ({
  citation: { kind: 'DOCUMENT', id, view: null },
  title: fileName,
  when: formats.day(clockIn(zone, createdAt).date),
  subtype: entityType,
});

/** The documents that a note about the patient can cite. */
export async function documentsToCite({
  cache,
  scope,
  patientId,
  zone,
  formats,
}: CitationContext): Promise<CitationCandidate[]> {
  const { items } = await cache.fetchQuery(patientDocumentsQuery(scope, patientId, { limit: MOST }));
  return items.map((document) => documentToCite(document, zone, formats));
}
