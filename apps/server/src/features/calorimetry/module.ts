import { defineModule, handlersIn } from '../../module.ts';
import { cleanUp } from './clean-up.ts';
import { demo } from './demo/fill.ts';
import { documentOwners } from './document-owners.ts';
import { finishing } from './finishing.ts';
import * as handlers from './handlers.ts';
import * as imports from './imports.ts';
import * as phases from './phases.ts';
import * as planUse from './plan-use.ts';
import { readMeasuredResting } from './plan-use.ts';
import { erasure, recordSections } from './record.ts';
import * as report from './report.ts';
import { timeline } from './timeline.ts';
import { readRestingEnergyChanges } from './visit-changes.ts';

export const calorimetry = defineModule({
  name: 'calorimetry',
  handlers: handlersIn(handlers, imports, phases, planUse, report),
  timeline,
  visitChanges: { RESTING_ENERGY: readRestingEnergyChanges },
  measuredResting: readMeasuredResting,
  finishing,
  cleanUp,
  documentOwners,
  recordSections,
  erasure,
  demo,
});
