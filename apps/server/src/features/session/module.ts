import { defineModule, handlersIn } from '../../module.ts';
import * as ownSecurity from './own-security.ts';
import * as draftKey from './draft-key.ts';
import * as ownSessions from './own-sessions.ts';

export const session = defineModule({
  name: 'session',
  handlers: handlersIn(ownSecurity, draftKey, ownSessions),
});
