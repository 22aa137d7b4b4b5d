import type { NoteWrite, RichTextCitation } from '@healzy/api/schema';

/** A paragraph without formatting. */
export const paragraph = (text: string): NoteWrite['message'][number] => ({
  type: 'PARAGRAPH',
  level: 0,
  spans: [{ text, marks: [], href: null }],
});

/** A paragraph that cites one thing, and says so in `text`. */
export const citing = (
  text: string,
  { view = null, ...cited }: Pick<RichTextCitation, 'kind' | 'id'> & Partial<RichTextCitation>,
): NoteWrite['message'][number] => ({
  ...paragraph(text),
  spans: [{ text, marks: [], href: null, citation: { ...cited, view } }],
});

/** A short note. */
export const noteForm = (change: Partial<NoteWrite> = {}): NoteWrite => ({
  title: 'Primera visita',
  template: null,
  message: [paragraph('Duerme mal y cena a las once.')],
  documentIds: [],
  ...change,
});
