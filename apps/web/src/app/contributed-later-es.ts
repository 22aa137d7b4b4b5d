import type { SentenceTree } from './sentence-types.ts';

/** The rest: about errors and outcomes, and for other screens than the first list. */
export const contributed = Object.values(
  import.meta.glob<SentenceTree>('../features/*/sentences/es.json', { eager: true, import: 'default' }),
);
