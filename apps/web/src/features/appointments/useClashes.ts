import { type Appointment, useAppointmentsIn, useWorkingHours } from '@healzy/api/appointments';
import {
  isOutsideHours,
  localTimeOf,
  overlapOf,
  weekdayOf,
  type AppointmentOverlap,
  type WorkingSpan,
} from '@healzy/domain/appointments';

/** An appointment as far as it is filled in: whose time it would take, and when. */
export interface WantedAppointment {
  patientId: string;
  professionalId: string;
  startsAt: string;
  endsAt: string;
}

export interface Clashes {
  /** The conflicting appointments. */
  overlaps: readonly AppointmentOverlap[];
  /** The hours of that day, if the appointment is outside them. */
  outside: readonly WorkingSpan[] | null;
}

/**
 * The known conflicts of an appointment: what cannot be read now is reported on saving.
 *
 * @param ownId the appointment being changed, which does not conflict with itself
 */
export function useClashes(wanted: WantedAppointment | null, ownId: string | null, zone: string): Clashes {
  const span = wanted && { from: wanted.startsAt, to: wanted.endsAt };
  const ofSpecialist = useAppointmentsIn(span, wanted && { professionalId: wanted.professionalId });
  const ofPatient = useAppointmentsIn(span, wanted?.patientId ? { patientId: wanted.patientId } : null);
  const hours = useWorkingHours();
  if (wanted === null) return { overlaps: [], outside: null };
  const found = new Map<string, AppointmentOverlap>();
  for (const other of [...(ofSpecialist.data?.items ?? []), ...(ofPatient.data?.items ?? [])]) {
    const of = overlapOf({ ...wanted, id: ownId }, bookedOf(other));
    if (of !== null) found.set(other.id, { ...other, with: of });
  }
  const week = hours.data?.items.find((one) => one.professionalId === wanted.professionalId)?.week;
  const isOutside = week !== undefined && isOutsideHours(week, wanted, zone);
  return {
    overlaps: [...found.values()].sort((one, two) => Date.parse(one.startsAt) - Date.parse(two.startsAt)),
    outside: isOutside ? week[weekdayOf(localTimeOf(wanted.startsAt, zone).date)] : null,
  };
}

const bookedOf = ({ id, state, specialist, patient, startsAt, endsAt }: Appointment) => ({
  id,
  state,
  professionalId: specialist.professionalId,
  patientId: patient.id,
  startsAt,
  endsAt,
});
