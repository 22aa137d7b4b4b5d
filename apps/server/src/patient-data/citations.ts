import { type CitationSources, recordsIn } from '../contributions/citations.ts';

export const citations = {
  MEASUREMENT: recordsIn('body_measurements', 'clinical'),
} satisfies CitationSources;
