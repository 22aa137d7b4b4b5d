import { appointmentsQuery } from '@healzy/api/appointments';
import { clockIn } from '@healzy/domain/shared';
import type { CitationCandidate, CitationContext } from '../../app/citations.ts';

const MOST = 50;

/** The appointments that a note about the patient can cite, latest first. */
export async function appointmentsToCite({
  cache,
  scope,
  patientId,
  zone,
  t,
  formats,
}: CitationContext): Promise<CitationCandidate[]> {
  const { items } = await cache.fetchQuery(
    appointmentsQuery(scope, { patientId, sort: '-startsAt', limit: MOST }),
  );
  return items.map(({ id, kind, startsAt, attendance }) => ({
    citation: { kind: 'APPOINTMENT', id, view: null },
    title: t(`timeline.kind.${attendance === 'MISSED' ? 'APPOINTMENT_MISSED' : 'APPOINTMENT_HELD'}`, {
      kind: t(`timeline.appointment.${kind}`),
    }),
    when: `${formats.day(clockIn(zone, startsAt).date)}, ${formats.time(startsAt, zone)}`,
  }));
}
