import { defineModule } from '../../module.ts';
import { demo } from './demo.ts';
import { answerHeldSurvey, openHeldSurvey } from './held.ts';
import { erasure, recordSections } from './record.ts';
import { createSurvey, listSurveys, markSurveyRead, withdrawSurvey } from './surveys.ts';
import { timeline } from './timeline.ts';
import { notifications } from './notifications.ts';
import { readSurveyChanges } from './visit-changes.ts';
import { worklist } from './worklist.ts';
import { stepProofs } from './step-proofs.ts';

export const surveys = defineModule({
  name: 'surveys',
  handlers: [listSurveys, createSurvey, withdrawSurvey, markSurveyRead, openHeldSurvey, answerHeldSurvey],
  timeline,
  worklist,
  visitChanges: { SURVEYS: readSurveyChanges },
  stepProofs,
  notifications,
  recordSections,
  erasure,
  demo,
});
