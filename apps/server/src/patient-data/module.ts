import { defineModule } from '../module.ts';
import { getPatientData, updatePatientData } from './handlers.ts';
import { openIntake, saveIntake, submitIntake } from './public-intake.ts';
import { acceptIntake, declineIntake } from './intake-decisions.ts';
import { createIntake, getIntake, listIntakes, withdrawIntake } from './intakes.ts';
import {
  createBodyMeasurement,
  deleteBodyMeasurement,
  listBodyMeasurements,
  updateBodyMeasurement,
} from './measurements.ts';
import { listPatientDataVersions } from './versions.ts';
import { readAllergies, readCompleteness, readHeight, readWaitingIntakes, readWeight } from './summary.ts';
import { citations } from './citations.ts';
import { timeline } from './timeline.ts';
import { readQuestionnaireChanges, readWeightChanges } from './visit-changes.ts';
import { notifications } from './notifications.ts';
import { worklist } from './worklist.ts';
import { erasure, recordSections } from './record.ts';
import { demo } from './demo/fill.ts';
import { stepProofs } from './step-proofs.ts';

export const patientData = defineModule({
  name: 'patient-data',
  handlers: [
    getPatientData,
    updatePatientData,
    listPatientDataVersions,
    createIntake,
    listIntakes,
    getIntake,
    withdrawIntake,
    acceptIntake,
    declineIntake,
    openIntake,
    saveIntake,
    submitIntake,
    listBodyMeasurements,
    createBodyMeasurement,
    updateBodyMeasurement,
    deleteBodyMeasurement,
  ],
  timeline,
  citations,
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
