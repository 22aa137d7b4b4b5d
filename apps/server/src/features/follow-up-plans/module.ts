import { defineModule } from '../../module.ts';
import { listRunningFollowUps } from './board.ts';
import { createFollowUpPlan, setFollowUpPlanState, updateFollowUpPlan } from './changes.ts';
import { demo } from './demo.ts';
import { handOver } from './hand-over.ts';
import { patientFigures } from './list-figure.ts';
import { getFollowUpPlan, listFollowUpPlans } from './list.ts';
import { recordSections } from './record.ts';
import { setFollowUpStepState, updateFollowUpStep } from './step-changes.ts';
import {
  createFollowUpTemplateStep,
  deleteFollowUpTemplateStep,
  listFollowUpTemplates,
  moveFollowUpTemplateStep,
  resetFollowUpTemplate,
  updateFollowUpTemplateStep,
} from './templates.ts';
import { summary } from './summary.ts';
import { timeline } from './timeline.ts';
import { notifications } from './notifications.ts';
import { worklist } from './worklist.ts';

export const followUpPlans = defineModule({
  name: 'follow-up-plans',
  handlers: [
    listFollowUpPlans,
    listRunningFollowUps,
    getFollowUpPlan,
    createFollowUpPlan,
    updateFollowUpPlan,
    setFollowUpPlanState,
    updateFollowUpStep,
    setFollowUpStepState,
    listFollowUpTemplates,
    createFollowUpTemplateStep,
    updateFollowUpTemplateStep,
    deleteFollowUpTemplateStep,
    moveFollowUpTemplateStep,
    resetFollowUpTemplate,
  ],
  timeline,
  patientFigures,
  summary,
  worklist,
  notifications,
  recordSections,
  handOver,
  demo,
});
