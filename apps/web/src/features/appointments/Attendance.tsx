import type { Appointment } from '@healzy/api/appointments';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { APPOINTMENT_ATTENDANCES, takesAttendance } from '@healzy/domain/appointments';
import { Button } from '@healzy/ui/components/Button';
import { Inline, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { ATTENDANCE_ICONS } from './attendance-icons.ts';
import { useAttendance } from './useAttendance.ts';

export interface AttendanceProps {
  appointment: Appointment;
  zone: string;
}

/** Whether the patient came: said with one press once the appointment has begun, and taken back with another. */
export function Attendance({ appointment, zone }: AttendanceProps) {
  const { t } = useTranslation('appointments');
  const formats = useFormats();
  const { say, isSaying } = useAttendance(appointment);
  const { attendance, attendanceAt, canEdit } = appointment;
  if (attendance === null && !(canEdit && takesAttendance(appointment, serverNow()))) return null;
  return (
    <Inline gap="sm" role="group" aria-label={t('attendance.title')}>
      {attendance === null
        ? APPOINTMENT_ATTENDANCES.map((one) => (
            <Button
              key={one}
              size="small"
              icon={ATTENDANCE_ICONS[one]}
              isDisabled={isSaying}
              onPress={() => say(one)}
            >
              {t(`attendance.${one}`)}
            </Button>
          ))
        : null}
      {attendance !== null && (
        <Text weight="medium" tone={attendance === 'MISSED' ? 'warning' : 'primary'}>
          {t(`attendance.${attendance}`)}
        </Text>
      )}
      {attendance !== null && (
        <Text size="sm" tone="muted">
          {t('attendance.when', { when: formats.dateTime(attendanceAt, zone) })}
        </Text>
      )}
      {attendance !== null && canEdit && (
        <Button size="small" intent="quiet" isDisabled={isSaying} onPress={() => say(null)}>
          {t('attendance.takeBack')}
        </Button>
      )}
    </Inline>
  );
}
