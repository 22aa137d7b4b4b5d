import { defineModule, handlersIn } from '../../module.ts';
import * as handlers from './handlers.ts';
import * as changes from './changes.ts';
import * as steps from './steps.ts';
import * as contributions from './contributions.ts';

export const medicalTests = defineModule({
  name: 'medical-tests',
  handlers: handlersIn(handlers, changes, steps),
  ...contributions,
});
