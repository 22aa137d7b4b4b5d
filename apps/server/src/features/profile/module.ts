import { defineModule, handlersIn } from '../../module.ts';
import * as handlers from './handlers.ts';
import * as preferences from './preferences.ts';

export const profile = defineModule({
  name: 'profile',
  handlers: handlersIn(handlers, preferences),
});
