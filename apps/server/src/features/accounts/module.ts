import { defineModule } from '../../module.ts';
import { getAccount, listMyAccounts, updateAccount } from './handlers.ts';
import { HAS_LOGO } from './account-rows.ts';
import { documentOwners } from './document-owners.ts';

export const accounts = defineModule({
  name: 'accounts',
  handlers: [listMyAccounts, getAccount, updateAccount],
  documentOwners,
  setup: { LOGO: HAS_LOGO },
});
