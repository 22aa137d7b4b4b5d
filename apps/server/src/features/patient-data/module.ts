import { defineModule, handlersIn } from '../../module.ts';
import * as handlers from './handlers.ts';
import * as publicIntake from './public-intake.ts';
import * as intakeDecisions from './intake-decisions.ts';
import * as intakes from './intakes.ts';
import * as measurements from './measurements.ts';
import * as versions from './versions.ts';
import * as contributions from './contributions.ts';

export const patientData = defineModule({
  name: 'patient-data',
  handlers: handlersIn(handlers, publicIntake, intakeDecisions, intakes, measurements, versions),
  ...contributions,
});
