import type { DocumentOwnerRules } from '../contributions/document-owners.ts';
import { notFound } from '../http/http-problem.ts';

export const documentOwners: DocumentOwnerRules = {
  USER: {
    demand: async (sql, caller, id) => {
      const { rows } = await sql.query('SELECT 1 FROM memberships WHERE account_id = $1 AND user_id = $2', [
        caller.accountId,
        id,
      ]);
      if (rows.length === 0) throw notFound();
    },
    isOwn: (userId, id) => userId === id,
  },
};
