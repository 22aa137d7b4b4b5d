import { type BodyMeasurement, bodyMeasurementsQuery } from '@healzy/api/patient-data/measurements';
import { BODY_MAGNITUDE_IDS, type BodyMagnitude } from '@healzy/domain/patient-data';
import type { CitationCandidate, CitationContext } from '../../app/citations.ts';
import type { Formats } from '../../app/formats.ts';
import { trendView } from './body/cited.ts';

/** From how many of the latest days measurements are offered. */
const MOST = 30;

/**
 * The chart of a magnitude as a note cites it, by its latest measurement; null while there is nothing to compare.
 *
 * @param measurements latest first
 */
export function trendToCite(
  measurements: readonly BodyMeasurement[],
  magnitude: BodyMagnitude,
  title: string,
  formats: Formats,
): CitationCandidate | null {
  const measured = measurements.filter(({ figures }) => figures[magnitude] !== null);
  const [last] = measured;
  const first = measured.at(-1);
  if (!last || !first || first === last) return null;
  const days = { from: first.measuredOn, to: last.measuredOn };
  return {
    citation: { kind: 'MEASUREMENT', id: last.id, view: { name: trendView(magnitude), ...days } },
    title,
    when: `${formats.day(days.from)} – ${formats.day(days.to)}`,
  };
}

/**
 * What was measured and a note can cite: each magnitude on its own, latest first, then the chart of each that was
 * measured more than once.
 */
export async function bodyToCite(
  { cache, scope, patientId, formats, t }: CitationContext,
  textOf: (magnitude: BodyMagnitude, value: number) => string,
): Promise<CitationCandidate[]> {
  const { items } = await cache.fetchQuery(bodyMeasurementsQuery(scope, patientId));
  const values = items.slice(0, MOST).flatMap(({ id, measuredOn, figures }) =>
    BODY_MAGNITUDE_IDS.flatMap((magnitude): CitationCandidate[] => {
      const value = figures[magnitude] ?? null;
      if (value === null) return [];
      return [
        {
          citation: { kind: 'MEASUREMENT', id, view: { name: magnitude, from: null, to: null } },
          title: textOf(magnitude, value),
          when: formats.day(measuredOn),
        },
      ];
    }),
  );
  const trends = BODY_MAGNITUDE_IDS.flatMap((magnitude) => {
    const name = t(`patient-data:body.magnitude.${magnitude}`);
    const title = t('patient-data:body.chart.cited', { magnitude: name });
    return trendToCite(items, magnitude, title, formats) ?? [];
  });
  return [...values, ...trends];
}
