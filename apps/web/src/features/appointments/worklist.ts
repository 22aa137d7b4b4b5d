import { CalendarX } from 'lucide-react';
import { fullName } from '../../app/full-name.ts';
import type { NotificationParts, WorklistParts } from '../../app/worklist-parts.ts';
import { placeOfAppointment } from './appointment-places.ts';

const declined = {
  icon: CalendarX,
  tone: 'warning',
  hrefOf: ({ subjectId }: { subjectId: string }) => placeOfAppointment(subjectId),
} as const;

export const appointmentsInWorklist: WorklistParts = {
  APPOINTMENT_DECLINED: {
    ...declined,
    textOf: ({ specialist }, t) => t('kind.APPOINTMENT_DECLINED.what', { specialist: fullName(specialist) }),
  },
};

export const appointmentNotifications: NotificationParts = { APPOINTMENT_DECLINED: declined };
