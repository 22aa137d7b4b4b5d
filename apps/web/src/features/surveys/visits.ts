import { MessageCircleQuestion } from 'lucide-react';
import type { ChangeOf, VisitParts, VisitTools } from '../../app/visit-parts.ts';

const surveysText = ({ count, unread }: ChangeOf<'SURVEYS'>, { t, formats }: VisitTools): string =>
  unread > 0
    ? t('change.SURVEYS_unread', { count: unread, formatted: formats.number(unread) })
    : t('change.SURVEYS', { count, formatted: formats.number(count) });

export const surveysInVisits: VisitParts = {
  changes: {
    SURVEYS: {
      icon: MessageCircleQuestion,
      route: '/patient/:patientId/surveys',
      textOf: (change, { t, formats, ...tools }) => {
        const text = surveysText(change, { t, formats, ...tools });
        return text.charAt(0).toLocaleUpperCase(formats.locale) + text.slice(1);
      },
      briefOf: surveysText,
    },
  },
};
