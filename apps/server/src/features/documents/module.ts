import { defineModule } from '../../module.ts';
import { cleanUp } from './clean-up.ts';
import { createDocument, deleteDocument, getDocumentContentUrl, getDocumentUploadUrl } from './handlers.ts';
import { listPatientDocuments, replacePatientDocument } from './patient-documents.ts';
import { countDocuments } from './summary.ts';
import { citations } from './citations.ts';
import { readDocumentChanges } from './visit-changes.ts';
import { timeline } from './timeline.ts';
import { erasure, recordSections } from './record.ts';
import { demo } from './demo.ts';
import { stepProofs } from './step-proofs.ts';

export const documents = defineModule({
  name: 'documents',
  handlers: [
    createDocument,
    deleteDocument,
    getDocumentUploadUrl,
    getDocumentContentUrl,
    listPatientDocuments,
    replacePatientDocument,
  ],
  timeline,
  citations,
  visitChanges: { DOCUMENTS: readDocumentChanges },
  summary: { documents: countDocuments },
  cleanUp,
  stepProofs,
  recordSections,
  erasure,
  demo,
});
