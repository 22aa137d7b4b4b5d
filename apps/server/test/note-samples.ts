import type { NoteWrite } from '@healzy/api/schema';

/** A paragraph without formatting. */
export const paragraph = (text: string): NoteWrite['message'][number] => ({
  type: 'PARAGRAPH',
  level: 0,
  spans: [{ text, marks: [], href: null }],
});

/** A short note. */
export const noteForm = (change: Partial<NoteWrite> = {}): NoteWrite => ({
  title: 'Primera visita',
  template: null,
  message: [paragraph('Duerme mal y cena a las once.')],
  documentIds: [],
  ...change,
});
