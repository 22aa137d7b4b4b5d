import { defineModule, handlersIn } from '../../module.ts';
import * as list from './list.ts';
import * as creation from './creation.ts';
import * as changes from './changes.ts';
import * as removal from './removal.ts';
import * as resending from './resending.ts';
import * as contributions from './contributions.ts';

export const users = defineModule({
  name: 'users',
  handlers: handlersIn(list, creation, changes, removal, resending),
  ...contributions,
});
