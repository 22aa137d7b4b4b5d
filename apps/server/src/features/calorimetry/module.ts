import { defineModule, handlersIn } from '../../module.ts';
import * as handlers from './handlers.ts';
import * as imports from './imports.ts';
import * as phases from './phases.ts';
import * as planUse from './plan-use.ts';
import * as report from './report.ts';
import * as contributions from './contributions.ts';

export const calorimetry = defineModule({
  name: 'calorimetry',
  handlers: handlersIn(handlers, imports, phases, planUse, report),
  ...contributions,
});
