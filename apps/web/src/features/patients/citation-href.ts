import type { Citation } from '@healzy/domain/shared';
import { recordParts } from './record-parts.ts';

/** Where something of a patient's record opens. `loadRecordParts` has ended before. */
export function citationHref(
  { kind, id, view }: Citation,
  subtype: string | null,
  patientId: string,
): string {
  const { citations, chartCitations } = recordParts();
  const source = citations.get(kind);
  if (source === undefined) throw new Error(`No module contributes the citation "${kind}".`);
  const charts = chartCitations.get(subtype ?? '');
  return charts && view
    ? charts.hrefOf(id, view, patientId)
    : source.hrefOf({ id, view, subtype }, patientId);
}
