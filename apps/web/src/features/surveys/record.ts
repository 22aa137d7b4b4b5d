import type { SurveyKind } from '@healzy/domain/surveys';
import { MessageCircleQuestion, Send } from 'lucide-react';
import type { RecordParts, TimelineLook } from '../../app/record-parts.ts';

const look = (
  icon: TimelineLook['icon'],
  tone: TimelineLook['tone'],
  what: 'SURVEY_SENT' | 'SURVEY_ANSWERED',
): TimelineLook => ({
  icon,
  tone,
  route: '/patient/:patientId/surveys',
  titleOf: ({ code }, { t }) =>
    t(`timeline.kind.${what}`, { survey: t(`timeline.survey.${code as SurveyKind}`) }),
});

export const surveysInRecord: RecordParts = {
  timeline: {
    SURVEY_SENT: look(Send, 'neutral', 'SURVEY_SENT'),
    SURVEY_ANSWERED: look(MessageCircleQuestion, 'info', 'SURVEY_ANSWERED'),
  },
};
