import { defineModule } from '../../module.ts';
import {
  createSupportMessage,
  listSupportConversations,
  listSupportMessages,
  markSupportRead,
} from './conversations.ts';
import { getSupportMessenger } from './messenger.ts';

export const support = defineModule({
  name: 'support',
  handlers: [
    getSupportMessenger,
    listSupportConversations,
    listSupportMessages,
    createSupportMessage,
    markSupportRead,
  ],
});
