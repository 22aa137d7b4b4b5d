import { ListChecks } from 'lucide-react';
import { fullName } from '../../app/full-name.ts';
import { pathTo } from '../../app/paths.ts';
import type { WorklistParts } from '../../app/worklist-parts.ts';

export const followUpPlansInWorklist: WorklistParts = {
  FOLLOW_UP_OVERDUE: {
    icon: ListChecks,
    tone: 'warning',
    hrefOf: ({ patient, subjectId }) =>
      pathTo('/patient/:patientId/plan-detail/:planId', { patientId: patient.id, planId: subjectId }),
    textOf: ({ specialist }, t) => t('kind.FOLLOW_UP_OVERDUE.what', { specialist: fullName(specialist) }),
  },
};
