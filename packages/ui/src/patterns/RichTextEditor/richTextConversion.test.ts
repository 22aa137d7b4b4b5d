import { describe, expect, it } from 'vitest';
import { sampleText } from '../RichText/sampleText.ts';
import { blocksOf, documentOf } from './richTextConversion.ts';
import { schemaFor } from './richTextSchema.ts';

const schema = schemaFor(3);

describe('a text in the editor', () => {
  it('comes out as it went in', () => {
    expect(blocksOf(documentOf(schema, sampleText))).toEqual(sampleText);
  });

  it('is a document that the editor takes', () => {
    expect(() => documentOf(schema, sampleText).check()).not.toThrow();
    expect(() => documentOf(schema, []).check()).not.toThrow();
  });

  it('is no block at all when nothing was written', () => {
    expect(blocksOf(documentOf(schema, []))).toEqual([]);
  });

  it('loses a link that would run something, and keeps its words', () => {
    const text = [
      { type: 'PARAGRAPH', level: 0, spans: [{ text: 'A', marks: [], href: 'javascript:alert(1)' }] },
    ] as const;
    expect(blocksOf(documentOf(schema, text))[0]?.spans[0]).toEqual({ text: 'A', marks: [], href: null });
  });
});
