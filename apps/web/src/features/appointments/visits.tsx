import { Skeleton } from '@healzy/ui/primitives';
import { lazyPart } from '../../app/lazy-part.tsx';
import type { VisitParts } from '../../app/visit-parts.ts';
import { placeOfAppointment } from './appointment-places.ts';

// The first screen has priority; the height is that of its buttons.
const VisitAttendance = lazyPart(
  async () => (await import('./VisitAttendance.tsx')).VisitAttendance,
  <Skeleton shape="block" width="half" height={28} />,
);

export const appointmentsInVisits: VisitParts = {
  hrefOf: ({ id }) => placeOfAppointment(id),
  attendanceOf: (visit, t) => <VisitAttendance visit={visit} t={t} />,
};
