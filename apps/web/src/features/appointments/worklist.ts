import { CalendarClock } from 'lucide-react';
import { fullName } from '../../app/full-name.ts';
import type { WorklistParts } from '../../app/worklist-parts.ts';
import { placeOfAppointment } from './appointment-places.ts';

export const appointmentsInWorklist: WorklistParts = {
  APPOINTMENT_TODAY: {
    icon: CalendarClock,
    tone: 'accent',
    hrefOf: ({ subjectId }) => placeOfAppointment(subjectId),
    textOf: ({ specialist }, t) => t('kind.APPOINTMENT_TODAY.what', { specialist: fullName(specialist) }),
    isPlanned: true,
  },
};
