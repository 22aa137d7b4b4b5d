import type { DocumentOwnerRules } from '../../contributions/document-owners.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';

export const documentOwners: DocumentOwnerRules = {
  // As for the note's text; its documents are announced before the note exists, so they name the patient.
  NOTE: {
    demand: async (sql, caller, id, wanted) => {
      await requireClinical(sql, caller, id, wanted);
    },
    ofPatient: '$1',
  },
};
