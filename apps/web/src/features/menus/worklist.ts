import { UtensilsCrossed } from 'lucide-react';
import type { WorklistParts } from '../../app/worklist-parts.ts';
import { menusOfPlan } from './menus-address.ts';

export const menusInWorklist: WorklistParts = {
  MENU_RESTRICTED: {
    icon: UtensilsCrossed,
    tone: 'critical',
    hrefOf: ({ patient, subjectId }) => menusOfPlan({ id: subjectId, patientId: patient.id }),
    textOf: (_line, t) => t('kind.MENU_RESTRICTED.what'),
  },
};
