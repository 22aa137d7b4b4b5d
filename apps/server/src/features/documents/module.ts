import { defineModule, handlersIn } from '../../module.ts';
import * as handlers from './handlers.ts';
import * as patientDocuments from './patient-documents.ts';
import * as contributions from './contributions.ts';

export const documents = defineModule({
  name: 'documents',
  handlers: handlersIn(handlers, patientDocuments),
  ...contributions,
});
