import { fromLines, type NotificationSources } from '../../contributions/notifications.ts';
import { isPrincipalOf } from '../../contributions/reach.ts';
import { CALLS_FOR_ATTENTION } from './attention.ts';
import { answered, worklist } from './worklist.ts';

const ofPrincipal = () => isPrincipalOf('l.patient_id');

export const notifications = {
  // All others are read from the worklist when there is time.
  SURVEY_ANSWERED: fromLines(answered(CALLS_FOR_ATTENTION), ofPrincipal),
  SURVEY_UNANSWERED: fromLines(worklist.SURVEY_UNANSWERED, ofPrincipal),
} satisfies NotificationSources;
