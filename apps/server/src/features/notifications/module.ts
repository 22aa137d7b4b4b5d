import { defineModule, handlersIn } from '../../module.ts';
import * as list from './list.ts';
import * as choices from './choices.ts';
import * as contributions from './contributions.ts';

export const notifications = defineModule({
  name: 'notifications',
  handlers: handlersIn(list, choices),
  ...contributions,
});
