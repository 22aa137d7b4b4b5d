import { MessageCircleQuestion } from 'lucide-react';
import type { NotificationParts, WorklistParts } from '../../app/worklist-parts.ts';
import { surveysHref } from './survey-address.ts';

const survey = {
  icon: MessageCircleQuestion,
  hrefOf: ({ patient }: { patient: { id: string } }) => surveysHref(patient.id),
} as const;
const answered = { ...survey, tone: 'accent' } as const;
const unanswered = { ...survey, tone: 'warning' } as const;

export const surveysInWorklist: WorklistParts = {
  SURVEY_ANSWERED: { ...answered, textOf: (_line, t) => t('kind.SURVEY_ANSWERED.what') },
  SURVEY_UNANSWERED: { ...unanswered, textOf: (_line, t) => t('kind.SURVEY_UNANSWERED.what') },
};

export const surveyNotifications: NotificationParts = {
  SURVEY_ANSWERED: answered,
  SURVEY_UNANSWERED: unanswered,
};
