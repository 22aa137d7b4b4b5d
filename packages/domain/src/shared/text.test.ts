import { expect, it } from 'vitest';
import { nameText, optionalText } from './index.ts';

const codeOf = (schema: ReturnType<typeof nameText>, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

it.each([
  ['', ['REQUIRED']],
  [' \t', ['REQUIRED']],
  ['\u200b\u2060\u00ad\u3164\u034f', ['REQUIRED']],
  ['Ana\nLópez', ['LINE_BREAK']],
  ['Ana\u2028López', ['LINE_BREAK']],
  ['Ana \ud83d', ['TEXT_INVALID']],
  ['A\0na', ['TEXT_INVALID']],
  ['José 👨‍👩‍👧 שלום', []],
  ['نرگس\u200cزاده', []],
])('a name of %j is rejected with %j', (name, codes) => expect(codeOf(nameText(), name)).toEqual(codes));

it('any other text may have lines, but no lone surrogates', () => {
  expect(optionalText().parse('one\ntwo')).toBe('one\ntwo');
  expect(optionalText().safeParse('\udc00').success).toBe(false);
});
