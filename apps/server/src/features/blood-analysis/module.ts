import { defineModule, handlersIn } from '../../module.ts';
import * as reports from './reports/handlers.ts';
import * as results from './results/handlers.ts';
import * as trends from './results/trends.ts';
import * as fhir from './results/fhir.ts';
import * as diagnosis from './diagnosis/handlers.ts';
import * as paper from './diagnosis/paper/handlers.ts';
import * as contributions from './contributions.ts';

export const bloodAnalysis = defineModule({
  name: 'blood-analysis',
  handlers: handlersIn(reports, results, trends, fhir, diagnosis, paper),
  ...contributions,
});
