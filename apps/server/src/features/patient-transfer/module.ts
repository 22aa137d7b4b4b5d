import { defineModule, handlersIn } from '../../module.ts';
import * as exports from './exports.ts';
import * as imports from './imports.ts';
import * as contributions from './contributions.ts';

export const patientTransfer = defineModule({
  name: 'patient-transfer',
  handlers: handlersIn(exports, imports),
  ...contributions,
});
