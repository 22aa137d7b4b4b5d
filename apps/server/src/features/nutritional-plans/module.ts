import { defineModule, handlersIn } from '../../module.ts';
import * as list from './list.ts';
import * as changes from './changes.ts';
import * as contributions from './contributions.ts';

export const nutritionalPlans = defineModule({
  name: 'nutritional-plans',
  handlers: handlersIn(list, changes),
  ...contributions,
});
