import { defineModule } from '../../module.ts';
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
  setup: {
    SPECIALIST: `SELECT EXISTS (SELECT 1 FROM memberships WHERE account_id = $1 AND 'SPECIALIST' = ANY (roles))`,
    // Whoever has an account elsewhere is kept as an invitation until they accept it.
    COLLEAGUES: `SELECT count(*) > 1 FROM (
      SELECT 1 FROM memberships WHERE account_id = $1 AND roles && '{ADMIN,RECEPTIONIST,SPECIALIST}'
      UNION ALL SELECT 1 FROM membership_invitations WHERE account_id = $1) people`,
  },
});
