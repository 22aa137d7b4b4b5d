import type { DocumentOwnerRules } from '../../contributions/document-owners.ts';
import { requireFound } from '../../platform/http/http-problem.ts';
import { memberships } from './membership-rows.ts';

export { demo } from './demo.ts';

export const documentOwners: DocumentOwnerRules = {
  USER: {
    demand: async (sql, caller, id) => {
      requireFound(await memberships.find(sql, { accountId: caller.accountId, userId: id }));
    },
    isOwn: (userId, id) => userId === id,
  },
};

export const setup = {
  SPECIALIST: `SELECT EXISTS (SELECT 1 FROM memberships WHERE account_id = $1 AND 'SPECIALIST' = ANY (roles))`,
  // Whoever has an account elsewhere is kept as an invitation until they accept it.
  COLLEAGUES: `SELECT count(*) > 1 FROM (
    SELECT 1 FROM memberships WHERE account_id = $1 AND roles && '{ADMIN,RECEPTIONIST,SPECIALIST}'
    UNION ALL SELECT 1 FROM membership_invitations WHERE account_id = $1) people`,
};
