import { defineModule, handlersIn } from '../../module.ts';
import * as messenger from './messenger.ts';
import * as conversations from './conversations.ts';

export const support = defineModule({
  name: 'support',
  handlers: handlersIn(messenger, conversations),
});
