import type { Namespace } from '../../app/module.ts';

/** The words of a record's first page, and of what says the same beside a chat. */
export const RECORD_WORDS: readonly Namespace[] = ['patients', 'medical-tests', 'shell', 'dashboard'];
