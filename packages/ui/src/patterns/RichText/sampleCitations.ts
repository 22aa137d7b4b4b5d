import { Activity, FileText } from 'lucide-react';
import type { CitationLook, RichTextBlock, RichTextReference } from './RichText.tsx';

const cited = (kind: string, id: string, text: string) => ({
  text,
  marks: [],
  href: null,
  citation: { kind, id, view: null },
});
const plain = (text: string) => ({ text, marks: [], href: null });

/** A sentence with a measurement, a document, and a document that is gone. */
export const sampleCitations: readonly RichTextBlock[] = [
  {
    type: 'PARAGRAPH',
    level: 0,
    spans: [
      plain('Since '),
      cited('MEASUREMENT', 'm1', 'Weight 72.6 kg · Nov 12, 2026'),
      plain(' she sleeps better: see '),
      cited('DOCUMENT', 'd1', 'Sleep diary.pdf · Nov 10, 2026'),
      plain(' and '),
      cited('DOCUMENT', 'd2', 'Old report.pdf · Mar 3, 2026'),
      plain('.'),
    ],
  },
];

/** As an application would answer: it knows its kinds and addresses. */
export const sampleLook = ({ kind, id }: RichTextReference): CitationLook => ({
  icon: kind === 'DOCUMENT' ? FileText : Activity,
  kind: kind === 'DOCUMENT' ? 'Document' : 'Measurement',
  ...(id === 'd2' ? { isGone: true } : { href: `/records/${id}` }),
});
