import { defineModule, handlersIn } from '../../module.ts';
import * as list from './list.ts';
import * as changes from './changes.ts';
import * as run from './imports/run.ts';
import { demo } from './demo.ts';

export const foods = defineModule({
  name: 'foods',
  handlers: handlersIn(list, changes, run),
  demo,
});
