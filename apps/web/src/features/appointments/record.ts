import type { TimelineEntry } from '@healzy/api/patients';
import type { AppointmentKind } from '@healzy/domain/appointments';
import { CalendarCheck, CalendarPlus, CalendarX, UserX } from 'lucide-react';
import { pathTo } from '../../app/paths.ts';
import { askingFor } from '../../app/useOpenIntent.ts';
import type { RecordParts, RecordTools, TimelineLook } from '../../app/record-parts.ts';
import { placeOfAppointment } from './appointment-places.ts';

const ROUTE = '/appointments';

const hrefOf = ({ subjectId }: TimelineEntry) => placeOfAppointment(subjectId);

const titled = (
  key: 'APPOINTMENT_MADE' | 'APPOINTMENT_HELD' | 'APPOINTMENT_MISSED' | 'APPOINTMENT_CANCELED',
) =>
  ({
    route: ROUTE,
    hrefOf,
    titleOf: ({ code }: TimelineEntry, { t }: RecordTools) =>
      t(`timeline.kind.${key}`, { kind: t(`timeline.appointment.${code as AppointmentKind}`) }),
  }) satisfies Partial<TimelineLook>;

export const appointmentsInRecord: RecordParts = {
  firstVisit: [
    {
      id: 'APPOINTMENT',
      order: 40,
      isClinical: false,
      isDone: ({ nextAppointment }) => nextAppointment !== null,
      action: 'createAppointment',
      hrefOf: (patientId) => askingFor(pathTo('/patient/:patientId/info', { patientId }), 'appointment'),
    },
  ],
  citations: {
    APPOINTMENT: {
      icon: CalendarCheck,
      hrefOf: ({ id }) => placeOfAppointment(id),
      candidates: async (context) => (await import('./citations.ts')).appointmentsToCite(context),
    },
  },
  timeline: {
    APPOINTMENT_MADE: { icon: CalendarPlus, tone: 'neutral', isPlanned: true, ...titled('APPOINTMENT_MADE') },
    APPOINTMENT_HELD: { icon: CalendarCheck, tone: 'accent', ...titled('APPOINTMENT_HELD') },
    APPOINTMENT_MISSED: { icon: UserX, tone: 'warning', ...titled('APPOINTMENT_MISSED') },
    APPOINTMENT_CANCELED: {
      icon: CalendarX,
      tone: 'neutral',
      isPlanned: true,
      ...titled('APPOINTMENT_CANCELED'),
    },
  },
};
