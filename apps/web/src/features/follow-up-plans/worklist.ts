import { ListChecks } from 'lucide-react';
import { fullName } from '../../app/full-name.ts';
import { pathTo } from '../../app/paths.ts';
import type { NotificationParts, WorklistParts } from '../../app/worklist-parts.ts';

const overdue = {
  icon: ListChecks,
  tone: 'warning',
  hrefOf: ({ patient, subjectId }: { patient: { id: string }; subjectId: string }) =>
    pathTo('/patient/:patientId/plan-detail/:planId', { patientId: patient.id, planId: subjectId }),
} as const;

export const followUpPlansInWorklist: WorklistParts = {
  FOLLOW_UP_OVERDUE: {
    ...overdue,
    textOf: ({ specialist }, t) => t('kind.FOLLOW_UP_OVERDUE.what', { specialist: fullName(specialist) }),
  },
};

export const followUpNotifications: NotificationParts = { FOLLOW_UP_OVERDUE: overdue };
