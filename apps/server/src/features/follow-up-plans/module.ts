import { defineModule, handlersIn } from '../../module.ts';
import * as list from './list.ts';
import * as board from './board.ts';
import * as changes from './changes.ts';
import * as stepChanges from './step-changes.ts';
import * as templates from './templates.ts';
import * as contributions from './contributions.ts';

export const followUpPlans = defineModule({
  name: 'follow-up-plans',
  handlers: handlersIn(list, board, changes, stepChanges, templates),
  ...contributions,
});
