import { defineModule } from '../module.ts';
import { getAccount, listMyAccounts, updateAccount } from './handlers.ts';
import { documentOwners } from './document-owners.ts';

export const accounts = defineModule({
  name: 'accounts',
  handlers: [listMyAccounts, getAccount, updateAccount],
  documentOwners,
});
