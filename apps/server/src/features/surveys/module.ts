import { defineModule, handlersIn } from '../../module.ts';
import * as handlers from './surveys.ts';
import * as held from './held.ts';
import * as contributions from './contributions.ts';

export const surveys = defineModule({
  name: 'surveys',
  handlers: handlersIn(handlers, held),
  ...contributions,
});
