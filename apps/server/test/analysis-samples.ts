import { emptyAnalysis } from '@healzy/domain/cgm/analysis';

export const emptySections = emptyAnalysis;

/** One paragraph. */
export const analysisText = (text: string) => [
  { type: 'PARAGRAPH', level: 0, spans: [{ text, marks: [], href: null }] },
];
