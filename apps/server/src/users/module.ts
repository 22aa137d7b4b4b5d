import { defineModule } from '../module.ts';
import { updateUser } from './changes.ts';
import { createUser } from './creation.ts';
import { getUser, getUsersInfo, listUsers } from './list.ts';
import { deleteUser } from './removal.ts';
import { resendInvitation } from './resending.ts';
import { documentOwners } from './document-owners.ts';
import { demo } from './demo.ts';

export const users = defineModule({
  name: 'users',
  handlers: [getUser, listUsers, getUsersInfo, createUser, updateUser, deleteUser, resendInvitation],
  documentOwners,
  demo,
});
