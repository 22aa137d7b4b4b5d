import { defineModule } from '../../module.ts';
import { getDraftKey } from './draft-key.ts';
import {
  addPasskey,
  changeOwnPassword,
  confirmTotp,
  getOwnSecurity,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from './own-security.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';

export const session = defineModule({
  name: 'session',
  handlers: [
    getOwnSecurity,
    startTotp,
    confirmTotp,
    removeTotp,
    renewRecoveryCodes,
    startPasskey,
    addPasskey,
    removePasskey,
    changeOwnPassword,
    getDraftKey,
    listOwnSessions,
    endOwnSession,
    endOtherSessions,
  ],
});
