import { defineModule, handlersIn } from '../../module.ts';
import { cleanUp } from './clean-up.ts';
import { demo } from './demo/fill.ts';
import { writeDiagnoses } from './diagnosis/generate.ts';
import * as diagnosis from './diagnosis/handlers.ts';
import * as paper from './diagnosis/paper/handlers.ts';
import { documentOwners } from './document-owners.ts';
import { recordSections } from './record.ts';
import * as reports from './reports/handlers.ts';
import * as fhir from './results/fhir.ts';
import * as results from './results/handlers.ts';
import * as trends from './results/trends.ts';
import { timeline } from './timeline.ts';
import { readBloodChanges } from './visit-changes.ts';

export const bloodAnalysis = defineModule({
  name: 'blood-analysis',
  handlers: handlersIn(reports, results, trends, fhir, diagnosis, paper),
  timeline,
  visitChanges: { BLOOD: readBloodChanges },
  everyMinute: writeDiagnoses,
  cleanUp,
  documentOwners,
  recordSections,
  demo,
});
