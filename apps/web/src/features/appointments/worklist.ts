import { CalendarX } from 'lucide-react';
import { fullName } from '../../app/full-name.ts';
import type { WorklistParts } from '../../app/worklist-parts.ts';
import { placeOfAppointment } from './appointment-places.ts';

export const appointmentsInWorklist: WorklistParts = {
  APPOINTMENT_DECLINED: {
    icon: CalendarX,
    tone: 'warning',
    hrefOf: ({ subjectId }) => placeOfAppointment(subjectId),
    textOf: ({ specialist }, t) => t('kind.APPOINTMENT_DECLINED.what', { specialist: fullName(specialist) }),
  },
};
