import { describe, expect, it } from 'vitest';
import { sampleCitations } from '../RichText/sampleCitations.ts';
import { sampleText } from '../RichText/sampleText.ts';
import { blocksOf, documentOf } from './richTextConversion.ts';
import { schemaFor } from './richTextSchema.ts';

const schema = schemaFor(3);

describe('a text in the editor', () => {
  it('survives a round trip', () => {
    expect(blocksOf(documentOf(schema, sampleText))).toEqual(sampleText);
  });

  it('keeps its citations', () => {
    const doc = documentOf(schema, sampleCitations);
    doc.check();
    expect(blocksOf(doc)).toEqual(sampleCitations);
    expect(doc.textContent).toContain('Since Weight 72.6 kg · Nov 12, 2026 she sleeps better');
  });

  it('is a valid document for the editor', () => {
    expect(() => documentOf(schema, sampleText).check()).not.toThrow();
    expect(() => documentOf(schema, []).check()).not.toThrow();
  });

  it('has no blocks when nothing was written', () => {
    expect(blocksOf(documentOf(schema, []))).toEqual([]);
  });

  it('drops an unsafe link, and keeps its text', () => {
    const text = [
      { type: 'PARAGRAPH', level: 0, spans: [{ text: 'A', marks: [], href: 'javascript:alert(1)' }] },
    ] as const;
    expect(blocksOf(documentOf(schema, text))[0]?.spans[0]).toEqual({ text: 'A', marks: [], href: null });
  });
});
