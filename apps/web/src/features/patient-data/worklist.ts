import { ClipboardList } from 'lucide-react';
import { pathTo } from '../../app/paths.ts';
import type { WorklistParts } from '../../app/worklist-parts.ts';

export const patientDataInWorklist: WorklistParts = {
  INTAKE_WAITING: {
    icon: ClipboardList,
    tone: 'accent',
    hrefOf: ({ patient }) =>
      pathTo('/patient/:patientId/patient-data/anthropometric-data', { patientId: patient.id }),
    textOf: (_line, t) => t('kind.INTAKE_WAITING.what'),
  },
};
