import type { TimelineKind } from '@healzy/domain/patients';
import type { RouteId } from '@healzy/domain/session';
import type { LucideIcon } from '@healzy/ui/primitives/Icon';
import {
  Activity,
  CalendarCheck,
  CalendarPlus,
  CalendarX,
  ClipboardCheck,
  ClipboardList,
  ClipboardX,
  FileText,
  FlaskConical,
  FlaskConicalOff,
  IdCard,
  Inbox,
  Power,
  Ruler,
  Send,
  StickyNote,
  UserPlus,
  UsersRound,
} from 'lucide-react';
import { ROUTES } from '../../../app/paths.ts';

type Tone = 'neutral' | 'accent' | 'critical' | 'warning' | 'success' | 'info';

interface TimelineLook {
  readonly icon: LucideIcon;
  readonly tone: Tone;
  /** Where the thing is found; nothing where the entry says all there is. */
  readonly route?: RouteId;
}

const look = (icon: LucideIcon, tone: Tone, route?: RouteId): TimelineLook =>
  route === undefined ? { icon, tone } : { icon, tone, route };

/** How each kind of entry looks and where it leads; its sentences are under `patients:timeline.kind`. */
export const TIMELINE_LOOKS: Record<TimelineKind, TimelineLook> = {
  PATIENT_CREATED: look(UserPlus, 'accent'),
  CARD_CHANGED: look(IdCard, 'neutral'),
  STATE_CHANGED: look(Power, 'neutral', ROUTES.configurationAccountState),
  SPECIALISTS_CHANGED: look(UsersRound, 'neutral', ROUTES.configurationSpecialists),
  TEST_CREATED: look(FlaskConical, 'neutral', ROUTES.medicalTests),
  TEST_BEGUN: look(FlaskConical, 'info', ROUTES.medicalTests),
  TEST_FINISHED: look(FlaskConical, 'success', ROUTES.medicalTests),
  TEST_CANCELED: look(FlaskConicalOff, 'neutral', ROUTES.medicalTests),
  CGM_DATA_ADDED: look(Activity, 'info', ROUTES.medicalTests),
  MEASURED: look(Ruler, 'accent', ROUTES.patientDataAnthropometric),
  DATA_ANSWERED: look(ClipboardList, 'neutral', ROUTES.patientData),
  INTAKE_SENT: look(Send, 'neutral', ROUTES.patientDataAnthropometric),
  INTAKE_SUBMITTED: look(Inbox, 'info', ROUTES.patientDataAnthropometric),
  INTAKE_ACCEPTED: look(ClipboardCheck, 'success', ROUTES.patientDataAnthropometric),
  INTAKE_DECLINED: look(ClipboardX, 'neutral', ROUTES.patientDataAnthropometric),
  NOTE_WRITTEN: look(StickyNote, 'accent', ROUTES.notes),
  NOTE_CHANGED: look(StickyNote, 'neutral', ROUTES.notes),
  APPOINTMENT_MADE: look(CalendarPlus, 'neutral', ROUTES.appointments),
  APPOINTMENT_HELD: look(CalendarCheck, 'accent', ROUTES.appointments),
  APPOINTMENT_CANCELED: look(CalendarX, 'neutral', ROUTES.appointments),
  DOCUMENT_FILED: look(FileText, 'neutral', ROUTES.patientDocuments),
};
