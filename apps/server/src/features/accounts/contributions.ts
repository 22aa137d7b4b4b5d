import type { DocumentOwnerRules } from '../../contributions/document-owners.ts';
import { notFound } from '../../platform/http/http-problem.ts';
import { HAS_LOGO } from './account-rows.ts';

export const documentOwners: DocumentOwnerRules = {
  ACCOUNT: {
    demand: async (_sql, caller, id) => {
      if (id !== caller.accountId) throw notFound();
    },
  },
};

export const setup = { LOGO: HAS_LOGO };
