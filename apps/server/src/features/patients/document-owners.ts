import type { DocumentOwnerRules } from '../../contributions/document-owners.ts';
import { notFound, recordForbidden } from '../../platform/http/http-problem.ts';
import { requirePatient } from '../../shared/patient-access/assignments.ts';

export const documentOwners: DocumentOwnerRules = {
  PATIENT: {
    demand: async (sql, caller, id, wanted) => {
      const access = await requirePatient(sql, caller, id);
      if (wanted === 'edit' && access.identity !== 'edit') throw recordForbidden();
    },
    ofPatient: '$1',
  },
  PATIENT_IMPORT: {
    demand: async (_sql, caller, id) => {
      if (id !== caller.userId) throw notFound();
    },
  },
};
