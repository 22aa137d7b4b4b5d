import type { DocumentOwnerRules } from '../contributions/document-owners.ts';
import { recordForbidden } from '../http/http-problem.ts';
import { requirePatient } from '../patient-access/assignments.ts';

export const documentOwners: DocumentOwnerRules = {
  // As for the note's text; its documents are announced before the note exists, so they name the patient.
  NOTE: {
    demand: async (sql, caller, id, wanted) => {
      const access = await requirePatient(sql, caller, id);
      if (access.clinical === 'none' || (wanted === 'edit' && access.clinical !== 'edit'))
        throw recordForbidden();
    },
    ofPatient: '$1',
  },
};
