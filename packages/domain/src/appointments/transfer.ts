import type { z } from 'zod';
import { ownId, plain, without, type Reference, type Resource } from '../shared/fhir/writing.ts';
import { transferPart } from '../shared/transfer-part.ts';
import { appointmentRecord } from './record.ts';

/** Appointments; in FHIR an Appointment each, which tells another product what took place. */
export const appointmentsTransfer = transferPart({
  rows: { appointments: appointmentRecord },
  fhir: {
    *write({ appointments }, subject) {
      for (const appointment of appointments) yield plain(appointmentResource(appointment, subject));
    },
    // Those of another clinic were with its people and its rooms: they are no visits here.
    *read() {
      yield;
      return { appointments: [] };
    },
  },
});

type AppointmentRecord = z.infer<typeof appointmentRecord>;

/** `AppointmentStatus` of FHIR R4. Nobody is assumed to have come: what nobody has said stays booked. */
function statusOf({ state, attendance }: AppointmentRecord): string {
  if (state === 'CANCELED') return 'cancelled';
  if (attendance === null) return 'booked';
  return attendance === 'ATTENDED' ? 'fulfilled' : 'noshow';
}

const PARTICIPATION = { CONFIRMED: 'accepted', DECLINED: 'declined' } as const;

function appointmentResource(appointment: AppointmentRecord, subject: Reference): Resource {
  const { id, kind, startsAt, endsAt, createdAt, answer } = appointment;
  return without({
    resourceType: 'Appointment',
    id,
    identifier: [ownId(id)],
    status: statusOf(appointment),
    serviceType: [{ text: kind }],
    start: startsAt,
    end: endsAt,
    created: createdAt,
    participant: [{ actor: subject, status: answer === null ? 'needs-action' : PARTICIPATION[answer] }],
  });
}
