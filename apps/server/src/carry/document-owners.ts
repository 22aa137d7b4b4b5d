import type { DocumentOwnerRule, DocumentOwnerRules } from '../contributions/document-owners.ts';
import { notFound } from '../http/http-problem.ts';
import { requireWholeRecord } from '../patients/whole-record.ts';

const requireOfAccount: DocumentOwnerRule['demand'] = async (_sql, caller, id) => {
  if (id !== caller.accountId) throw notFound();
};

export const documentOwners: DocumentOwnerRules = {
  PATIENT_RECORD: {
    demand: requireOfAccount,
    // A record that was exported is its patient's; one that is to be brought in is the account's.
    requireHeld: (sql, caller, id, wanted) =>
      id === caller.accountId
        ? requireOfAccount(sql, caller, id, wanted)
        : requireWholeRecord(sql, caller, id),
  },
};
