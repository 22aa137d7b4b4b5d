import { recordsIn } from '../../contributions/citations.ts';
import { defineModule, handlersIn } from '../../module.ts';
import * as handlers from './handlers.ts';
import * as publicIntake from './public-intake.ts';
import * as intakeDecisions from './intake-decisions.ts';
import * as intakes from './intakes.ts';
import * as measurements from './measurements.ts';
import * as versions from './versions.ts';
import { readAllergies, readCompleteness, readHeight, readWaitingIntakes, readWeight } from './summary.ts';
import { timeline } from './timeline.ts';
import { readQuestionnaireChanges, readWeightChanges } from './visit-changes.ts';
import { notifications } from './notifications.ts';
import { worklist } from './worklist.ts';
import { erasure, recordSections } from './record.ts';
import { demo } from './demo/fill.ts';
import { stepProofs } from './step-proofs.ts';

export const patientData = defineModule({
  name: 'patient-data',
  handlers: handlersIn(handlers, publicIntake, intakeDecisions, intakes, measurements, versions),
  timeline,
  citations: { MEASUREMENT: recordsIn('body_measurements', 'clinical') },
  worklist,
  notifications,
  visitChanges: { WEIGHT: readWeightChanges, QUESTIONNAIRE: readQuestionnaireChanges },
  clinicalSummary: { weight: readWeight, height: readHeight, questionnaire: readCompleteness },
  alerts: { ALLERGY: readAllergies, INTAKE_TO_REVIEW: readWaitingIntakes },
  stepProofs,
  recordSections,
  erasure,
  demo,
});
