import { defineModule } from '../module.ts';
import { demo } from './demo.ts';
import { answerHeldSurvey, openHeldSurvey } from './held.ts';
import { erasure, recordSections } from './record.ts';
import { createSurvey, listSurveys, markSurveyRead, withdrawSurvey } from './surveys.ts';
import { timeline } from './timeline.ts';
import { worklist } from './worklist.ts';

export const surveys = defineModule({
  name: 'surveys',
  handlers: [listSurveys, createSurvey, withdrawSurvey, markSurveyRead, openHeldSurvey, answerHeldSurvey],
  timeline,
  worklist,
  recordSections,
  erasure,
  demo,
});
