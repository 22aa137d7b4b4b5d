import { UtensilsCrossed } from 'lucide-react';
import type { WorklistParts } from '../../app/worklist-parts.ts';
import { menusOfPlan } from './menus-address.ts';

const menus = {
  icon: UtensilsCrossed,
  hrefOf: ({ patient, subjectId }: { patient: { id: string }; subjectId: string }) =>
    menusOfPlan({ id: subjectId, patientId: patient.id }),
};

export const menusInWorklist: WorklistParts = {
  MENU_RESTRICTED: {
    ...menus,
    tone: 'critical',
    textOf: (_line, t) => t('kind.MENU_RESTRICTED.what'),
  },
  MENU_QUESTIONS: { ...menus, tone: 'warning', textOf: (_line, t) => t('kind.MENU_QUESTIONS.what') },
};
