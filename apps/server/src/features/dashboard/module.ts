import { defineModule, handlersIn } from '../../module.ts';
import * as setup from './setup.ts';
import * as figures from './figures.ts';
import * as today from './today.ts';
import * as worklist from './worklist.ts';
import * as reviews from './reviews.ts';
import * as contributions from './contributions.ts';

export const dashboard = defineModule({
  name: 'dashboard',
  handlers: handlersIn(setup, figures, today, worklist, reviews),
  ...contributions,
});
