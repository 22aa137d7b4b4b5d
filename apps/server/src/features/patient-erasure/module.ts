import { defineModule, handlersIn } from '../../module.ts';
import * as deletion from './deletion.ts';
import * as erasure from './erasure.ts';
import * as contributions from './contributions.ts';

export const patientErasure = defineModule({
  name: 'patient-erasure',
  handlers: handlersIn(deletion, erasure),
  ...contributions,
});
