import { defineModule } from '../../module.ts';
import { cards } from './cards.ts';
import {
  createNutritionalPlan,
  deleteNutritionalPlan,
  duplicateNutritionalPlan,
  updateNutritionalPlan,
} from './changes.ts';
import { demo } from './demo.ts';
import { getNutritionalPlan, listNutritionalPlans } from './list.ts';
import { recordSections } from './record.ts';
import { timeline } from './timeline.ts';
import { stepProofs } from './step-proofs.ts';

export const nutritionalPlans = defineModule({
  name: 'nutritional-plans',
  handlers: [
    listNutritionalPlans,
    getNutritionalPlan,
    createNutritionalPlan,
    updateNutritionalPlan,
    deleteNutritionalPlan,
    duplicateNutritionalPlan,
  ],
  cards,
  timeline,
  stepProofs,
  recordSections,
  demo,
});
