import { ClipboardList } from 'lucide-react';
import { pathTo } from '../../app/paths.ts';
import type { NotificationParts, WorklistParts } from '../../app/worklist-parts.ts';

const waiting = {
  icon: ClipboardList,
  tone: 'accent',
  hrefOf: ({ patient }: { patient: { id: string } }) =>
    pathTo('/patient/:patientId/patient-data/anthropometric-data', { patientId: patient.id }),
} as const;

export const patientDataInWorklist: WorklistParts = {
  INTAKE_WAITING: { ...waiting, textOf: (_line, t) => t('kind.INTAKE_WAITING.what') },
};

export const patientDataNotifications: NotificationParts = { INTAKE_WAITING: waiting };
