import type { AppointmentKind } from '@healzy/domain/appointments';
import type { EventHue } from '@healzy/ui/patterns/CalendarView';
import type { LucideIcon } from '@healzy/ui/primitives';
import { CalendarDays, ChartLine, FlaskConical, Repeat2, UserPlus } from 'lucide-react';

/** How the kinds of appointments are told apart: by hue, and by an icon for those who do not see it. */
export const KIND_LOOKS: Readonly<Record<AppointmentKind, { hue: EventHue; icon: LucideIcon }>> = {
  FIRST_VISIT: { hue: 'two', icon: UserPlus },
  FOLLOW_UP: { hue: 'one', icon: Repeat2 },
  MEDICAL_TEST: { hue: 'four', icon: FlaskConical },
  RESULTS: { hue: 'five', icon: ChartLine },
  OTHER: { hue: 'six', icon: CalendarDays },
};
