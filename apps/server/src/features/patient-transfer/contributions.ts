import type { DocumentOwnerRule, DocumentOwnerRules } from '../../contributions/document-owners.ts';
import { notFound } from '../../platform/http/http-problem.ts';
import { requireWholeRecord } from '../patients/whole-record.ts';
import { forgetArchives } from './archives.ts';

const requireOfAccount: DocumentOwnerRule['demand'] = async (_sql, caller, id) => {
  if (id !== caller.accountId) throw notFound();
};

export const documentOwners: DocumentOwnerRules = {
  PATIENT_RECORD: {
    demand: requireOfAccount,
    // An exported record belongs to its patient; one to be imported belongs to the account.
    requireHeld: (sql, caller, id, wanted) =>
      id === caller.accountId
        ? requireOfAccount(sql, caller, id, wanted)
        : requireWholeRecord(sql, caller, id),
  },
};

export const cleanUp = { ofAccount: forgetArchives };
