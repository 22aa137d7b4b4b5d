import { APPOINTMENT_ATTENDANCES } from '@healzy/domain/appointments';
import { Button } from '@healzy/ui/components/Button';
import { Inline } from '@healzy/ui/primitives';
import { useRef } from 'react';
import { fullName } from '../../app/full-name.ts';
import type { Visit, VisitTools } from '../../app/visit-parts.ts';
import { ATTENDANCE_ICONS } from './attendance-icons.ts';
import { useAttendance } from './useAttendance.ts';

/** Whether the patient of a visit that has begun came: said with one press, and undone from the notice. */
export function VisitAttendance({ visit, t }: { visit: Visit; t: VisitTools['t'] }) {
  const { say, isSaying } = useAttendance(visit);
  const group = useRef<HTMLDivElement>(null);
  // The buttons go with the answer; whoever pressed one by keyboard goes on in the same row.
  const answer = (attendance: (typeof APPOINTMENT_ATTENDANCES)[number]) => {
    say(attendance);
    group.current?.closest('li')?.querySelector('a')?.focus();
  };
  return (
    <Inline
      ref={group}
      gap="xs"
      role="group"
      aria-label={t('visit.attendance.title', { name: fullName(visit.patient) })}
    >
      {APPOINTMENT_ATTENDANCES.map((one) => (
        <Button
          key={one}
          size="small"
          icon={ATTENDANCE_ICONS[one]}
          isDisabled={isSaying}
          onPress={() => answer(one)}
        >
          {t(`visit.attendance.say.${one}`)}
        </Button>
      ))}
    </Inline>
  );
}
