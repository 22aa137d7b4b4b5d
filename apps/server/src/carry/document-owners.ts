import type { DocumentOwnerRule, DocumentOwnerRules } from '../contributions/document-owners.ts';
import { notFound } from '../http/refusals.ts';
import { demandWholeRecord } from '../patients/whole-record.ts';

const demandOfAccount: DocumentOwnerRule['demand'] = async (_sql, caller, id) => {
  if (id !== caller.accountId) throw notFound();
};

export const documentOwners: DocumentOwnerRules = {
  PATIENT_RECORD: {
    demand: demandOfAccount,
    // A record that was exported is its patient's; one that is to be brought in is the account's.
    demandHeld: (sql, caller, id, wanted) =>
      id === caller.accountId ? demandOfAccount(sql, caller, id, wanted) : demandWholeRecord(sql, caller, id),
  },
};
