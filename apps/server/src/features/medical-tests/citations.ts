import { type CitationSources, recordsIn } from '../../contributions/citations.ts';

export const citations = {
  MEDICAL_TEST: recordsIn('medical_tests', 'clinical', 'type'),
} satisfies CitationSources;
