import { UserX } from 'lucide-react';
import { fullName } from '../../app/full-name.ts';
import { pathTo } from '../../app/paths.ts';
import type { WorklistParts } from '../../app/worklist-parts.ts';

export const patientsInWorklist: WorklistParts = {
  PRINCIPAL_AWAY: {
    icon: UserX,
    tone: 'warning',
    hrefOf: ({ patient }) => pathTo('/patient/:patientId/info', { patientId: patient.id }),
    textOf: ({ specialist }, t) => t('kind.PRINCIPAL_AWAY.what', { specialist: fullName(specialist) }),
  },
};
