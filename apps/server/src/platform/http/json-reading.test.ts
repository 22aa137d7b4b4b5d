import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonReader } from './json-reading.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function read(text: string, size = text.length + 1): unknown {
  const reader = new JsonReader();
  const all = bytes(text);
  for (let at = 0; at < all.length; at += size) reader.push(all.subarray(at, at + size));
  return reader.end();
}

describe('JSON in pieces', () => {
  it('gives what JSON.parse gives, wherever it is split', () => {
    const value = fc.jsonValue({ maxDepth: 6 }).filter((one) => !JSON.stringify(one).includes('__proto__'));
    fc.assert(
      fc.property(value, fc.integer({ min: 1, max: 9 }), fc.constantFrom(0, 1), (one, size, indent) => {
        const text = JSON.stringify(one, null, indent);
        expect(read(text, size)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('is rejected where JSON.parse rejects it, and nowhere else', () => {
    const sign = fc.constantFrom(...'[]{}:,"\\ 01-.e', 'true', 'null', '"a"', '\n');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
        const text = signs.join('');
        const answer = (work: () => unknown): unknown => {
          try {
            return [work()];
          } catch {
            return 'refused';
          }
        };
        expect(answer(() => read(text, 3))).toEqual(answer(() => JSON.parse(text)));
      }),
      { numRuns: 2_000 },
    );
  });

  it('makes a text that comes again once, and takes no two for the same', () => {
    const names = fc.constantFrom(
      'é',
      'Ã©',
      'Aa',
      'BB',
      'AaAa',
      'BBBB',
      'AaBB',
      'a',
      '',
      '1',
      '手',
      'x'.repeat(32),
      'x'.repeat(33),
    );
    fc.assert(
      fc.property(fc.array(names, { maxLength: 60 }), (texts) => {
        const text = JSON.stringify(texts);
        expect(read(text, 4096)).toEqual(texts);
      }),
    );
  });

  it('keeps each number as it is', () => {
    const text = '[0,1,-0,10,999999999999999,9007199254740993,12345678901234567890,1.5,1e3,-7,2.50]';
    expect(read(text, 4096)).toEqual(JSON.parse(text));
    for (const wrong of ['[01]', '[00]', '[1 2]', '[+1]', '[1a]']) expect(() => read(wrong, 4096)).toThrow();
  });

  it.each([
    ['nested without end', '['.repeat(50_000)],
    ['of a million empty objects after another', `[${'{},'.repeat(2_100_000)}`],
    ['with a field that is none', '{"__proto__":1}'],
    ['of digits without end', '1'.repeat(100_000)],
  ])('%s is rejected while it is read', (_, text) => {
    expect(() => read(text, 65_536)).toThrow();
  });
});
