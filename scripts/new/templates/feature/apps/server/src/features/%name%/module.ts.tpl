import { defineModule, handlersIn } from '../../module.ts';
import * as changes from './changes.ts';
import * as contributions from './contributions.ts';
import * as list from './list.ts';

export const %module% = defineModule({
  name: '%name%',
  handlers: handlersIn(changes, list),
  ...contributions,
});
