import type { VisitParts } from '../../app/visit-parts.ts';
import { placeOfAppointment } from './appointment-places.ts';

export const appointmentsInVisits: VisitParts = { hrefOf: ({ id }) => placeOfAppointment(id) };
