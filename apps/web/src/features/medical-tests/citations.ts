import { medicalTestsQuery } from '@healzy/api/medical-tests';
import { clockIn } from '@healzy/domain/shared';
import type { CitationCandidate, CitationContext } from '../../app/citations.ts';

const MOST = 50;

/** The tests that a note about the patient can cite, newest first. */
export async function testsToCite({
  cache,
  scope,
  patientId,
  zone,
  formats,
}: CitationContext): Promise<CitationCandidate[]> {
  const { items } = await cache.fetchQuery(medicalTestsQuery(scope, patientId, { limit: MOST }));
  return items.map(({ id, name, type, inProgressAt, createdAt }) => ({
    citation: { kind: 'MEDICAL_TEST', id, view: null },
    subtype: type,
    title: name,
    when: formats.day(clockIn(zone, inProgressAt ?? createdAt).date),
  }));
}
