import { defineModule, handlersIn } from '../../module.ts';
import * as handlers from './handlers.ts';
import * as contributions from './contributions.ts';

export const accounts = defineModule({
  name: 'accounts',
  handlers: handlersIn(handlers),
  ...contributions,
});
