import type { WorklistKind, WorklistLine } from '@healzy/api/dashboard';
import { canEnterRoute, may, type Role } from '@healzy/domain/session';
import type { IconProps, LucideIcon } from '@healzy/ui/primitives/Icon';
import { CalendarClock, ClipboardList, ClockAlert, Radio, UserX } from 'lucide-react';
import { pathTo, ROUTES } from '../../app/paths.ts';
import { placeOfAppointment } from '../appointments/appointment-places.ts';
import { placeOfTest } from '../medical-tests/medical-test-places.ts';

interface WorklistLook<Line extends WorklistLine> {
  readonly icon: LucideIcon;
  readonly tone: NonNullable<IconProps['tone']>;
  /** Where it is dealt with. */
  readonly placeOf: (line: Line, roles: readonly Role[]) => string;
}

type LineOf<Kind extends WorklistKind> = Extract<WorklistLine, { kind: Kind }>;

const testPlace = ({ patient, test }: LineOf<'NO_CGM_DATA' | 'TEST_NOT_BEGUN'>, roles: readonly Role[]) => {
  const own = placeOfTest({ ...test, patientId: patient.id });
  return own !== null && canEnterRoute(ROUTES.cgm, roles) && may('getMedicalTest', roles)
    ? own
    : pathTo('medicalTests', { patientId: patient.id });
};

/** How each kind of line looks and where it leads; its sentences are under `dashboard:kind`. */
const WORKLIST_LOOKS: { [Kind in WorklistKind]: WorklistLook<LineOf<Kind>> } = {
  NO_CGM_DATA: { icon: Radio, tone: 'warning', placeOf: testPlace },
  APPOINTMENT_TODAY: {
    icon: CalendarClock,
    tone: 'accent',
    placeOf: ({ subjectId }) => placeOfAppointment(subjectId),
  },
  INTAKE_WAITING: {
    icon: ClipboardList,
    tone: 'accent',
    placeOf: ({ patient }) => pathTo('patientDataAnthropometric', { patientId: patient.id }),
  },
  TEST_NOT_BEGUN: { icon: ClockAlert, tone: 'muted', placeOf: testPlace },
  PRINCIPAL_AWAY: {
    icon: UserX,
    tone: 'warning',
    placeOf: ({ patient }) => pathTo('patientInfo', { patientId: patient.id }),
  },
};

/** The look of one line and where it leads. */
export function lookOf(line: WorklistLine, roles: readonly Role[]) {
  const look: WorklistLook<never> = WORKLIST_LOOKS[line.kind];
  return { icon: look.icon, tone: look.tone, place: look.placeOf(line as never, roles) };
}

/** A line by the cause for which it stands: another cause is another line. */
export const lineKey = ({ kind, subjectId, cause }: WorklistLine): string => `${kind} ${subjectId} ${cause}`;
