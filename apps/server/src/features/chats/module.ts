import { defineModule, handlersIn } from '../../module.ts';
import * as list from './list.ts';
import * as stream from './stream.ts';
import * as changes from './changes.ts';
import * as messageSearch from './message-search.ts';
import * as savedReplies from './saved-replies.ts';
import * as messages from './messages.ts';
import * as links from './links.ts';
import * as held from './held.ts';
import * as contributions from './contributions.ts';

export const chats = defineModule({
  name: 'chats',
  handlers: handlersIn(list, stream, changes, messageSearch, savedReplies, messages, links, held),
  ...contributions,
});
