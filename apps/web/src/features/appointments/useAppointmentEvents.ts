import type { Appointment, AppointmentMode } from '@healzy/api/appointments';
import type { CalendarEvent } from '@healzy/ui/patterns/CalendarView';
import type { LucideIcon } from '@healzy/ui/primitives';
import { CalendarX, Phone, User, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../patients/patient-names.ts';

const MODE_ICONS: Record<AppointmentMode, LucideIcon> = { IN_PERSON: User, VIDEO: Video, PHONE: Phone };

/** Appointments as calendar events. First visits stand out; cancelled ones are dimmed. */
export function useAppointmentEvents(): (
  appointments: readonly Appointment[],
  namesSpecialists: boolean,
) => CalendarEvent[] {
  const { t } = useTranslation('appointments');
  return (appointments, namesSpecialists) =>
    appointments.map(({ id, startsAt, endsAt, state, kind, mode, patient, specialist, place }) => {
      const isCanceled = state === 'CANCELED';
      const said = [
        isCanceled ? t('canceled') : null,
        t(`kind.${kind}`),
        t(`mode.${mode}`),
        place,
        namesSpecialists ? t('withSpecialist', { specialist: fullName(specialist) }) : null,
      ];
      return {
        id,
        title: fullName(patient),
        start: startsAt,
        end: endsAt,
        icon: isCanceled ? CalendarX : MODE_ICONS[mode],
        tone: isCanceled ? 'neutral' : kind === 'FIRST_VISIT' ? 'accent' : 'info',
        meta: said.filter((part) => part !== null).join(' · '),
      };
    });
}
