import type { DocumentOwnerRules } from '../../contributions/document-owners.ts';
import { requireFound } from '../../platform/http/http-problem.ts';
import { memberships } from './membership-rows.ts';

export const documentOwners: DocumentOwnerRules = {
  USER: {
    demand: async (sql, caller, id) => {
      requireFound(await memberships.find(sql, { accountId: caller.accountId, userId: id }));
    },
    isOwn: (userId, id) => userId === id,
  },
};
