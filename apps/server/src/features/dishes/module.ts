import { defineModule, handlersIn } from '../../module.ts';
import * as list from './list.ts';
import * as changes from './changes.ts';
import * as reading from './reading.ts';
import { demo } from './demo.ts';

export const dishes = defineModule({
  name: 'dishes',
  handlers: handlersIn(list, changes, reading),
  demo,
});
