import { MessageCircleQuestion } from 'lucide-react';
import type { WorklistParts } from '../../app/worklist-parts.ts';
import { surveysHref } from './survey-address.ts';

export const surveysInWorklist: WorklistParts = {
  SURVEY_ANSWERED: {
    icon: MessageCircleQuestion,
    tone: 'accent',
    hrefOf: ({ patient }) => surveysHref(patient.id),
    textOf: (_line, t) => t('kind.SURVEY_ANSWERED.what'),
  },
  SURVEY_UNANSWERED: {
    icon: MessageCircleQuestion,
    tone: 'warning',
    hrefOf: ({ patient }) => surveysHref(patient.id),
    textOf: (_line, t) => t('kind.SURVEY_UNANSWERED.what'),
  },
};
