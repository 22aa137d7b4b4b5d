import { type CitationSources, recordsIn } from '../contributions/citations.ts';

export const citations = { APPOINTMENT: recordsIn('appointments', 'identity') } satisfies CitationSources;
