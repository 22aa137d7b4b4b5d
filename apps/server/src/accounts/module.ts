import { defineModule } from '../module.ts';
import { getAccount, listMyAccounts, updateAccount } from './handlers.ts';
import { documentOwners } from './document-owners.ts';

export const accounts = defineModule({
  name: 'accounts',
  handlers: [listMyAccounts, getAccount, updateAccount],
  documentOwners,
  setup: { LOGO: 'SELECT profile_image_id IS NOT NULL FROM accounts WHERE id = $1' },
});
