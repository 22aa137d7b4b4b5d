import { defineModule } from '../module.ts';
import { createFollowUpPlan, setFollowUpPlanState, updateFollowUpPlan } from './changes.ts';
import { demo } from './demo.ts';
import { handOver } from './hand-over.ts';
import { getFollowUpPlan, listFollowUpPlans } from './list.ts';
import { recordSections } from './record.ts';
import { setFollowUpStepState, updateFollowUpStep } from './step-changes.ts';
import { timeline } from './timeline.ts';
import { worklist } from './worklist.ts';

export const followUpPlans = defineModule({
  name: 'follow-up-plans',
  handlers: [
    listFollowUpPlans,
    getFollowUpPlan,
    createFollowUpPlan,
    updateFollowUpPlan,
    setFollowUpPlanState,
    updateFollowUpStep,
    setFollowUpStepState,
  ],
  timeline,
  worklist,
  recordSections,
  handOver,
  demo,
});
