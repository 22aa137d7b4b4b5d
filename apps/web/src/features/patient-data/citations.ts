import { bodyMeasurementsQuery } from '@healzy/api/patient-data/measurements';
import { BODY_MAGNITUDE_IDS, type BodyMagnitude } from '@healzy/domain/patient-data';
import type { CitationCandidate, CitationContext } from '../../app/citations.ts';

/** From how many of the latest days measurements are offered. */
const MOST = 30;

/** What was measured and a note can cite, each magnitude on its own, latest first. */
export async function measurementsToCite(
  { cache, scope, patientId, formats }: CitationContext,
  textOf: (magnitude: BodyMagnitude, value: number) => string,
): Promise<CitationCandidate[]> {
  const { items } = await cache.fetchQuery(bodyMeasurementsQuery(scope, patientId));
  return items.slice(0, MOST).flatMap(({ id, measuredOn, figures }) =>
    BODY_MAGNITUDE_IDS.flatMap((magnitude): CitationCandidate[] => {
      const value = figures[magnitude] ?? null;
      if (value === null) return [];
      return [
        {
          citation: { kind: 'MEASUREMENT', id, view: { name: magnitude, from: null, to: null } },
          title: textOf(magnitude, value),
          when: formats.namedDay(measuredOn),
        },
      ];
    }),
  );
}
