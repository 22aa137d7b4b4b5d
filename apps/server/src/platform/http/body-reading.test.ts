import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBody } from './body-reading.ts';

const bytes = (text: string) => Buffer.from(text, 'utf8');

describe('the body of a request', () => {
  it('is what JSON says, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const text = JSON.stringify(value);
        expect(await readBody(bytes(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  it('keeps texts far longer than what is read at once, with letters and escapes across its ends', async () => {
    for (const shift of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const text = `${'x'.repeat(shift)}${'ñ€💥\t"\\\u2028\ud83d'.repeat(20_000)}`;
      expect(await readBody(bytes(JSON.stringify({ text })))).toEqual({ text });
      const escaped = `{"text":"${'x'.repeat(shift)}${'\\u00f1\\ud83d\\udca5\\\\'.repeat(20_000)}"}`;
      expect(await readBody(bytes(escaped))).toEqual(JSON.parse(escaped));
    }
  });

  it('is nothing when it is empty', async () => {
    expect(await readBody(bytes(''))).toBeUndefined();
  });

  it.each([
    ['cut off', '{"a":1', 'UNREADABLE'],
    ['no JSON', 'hola', 'UNREADABLE'],
    ['nested without end', '['.repeat(500_000), 'TOO_MANY'],
    ['a megabyte of empty objects', `[${'{},'.repeat(300_000)}{}]`, 'TOO_MANY'],
    ['a megabyte of numbers', `[${'1,'.repeat(500_000)}1]`, 'TOO_MANY'],
    [
      'an object of more names than any form has fields',
      `{${Array.from({ length: 2_001 }, (_, n) => `"${n}":1`).join()}}`,
      'TOO_MANY',
    ],
    ['a prototype', '{"__proto__":{"isAdmin":true}}', 'TOO_MANY'],
  ])('is refused when it is %s', async (_name, text, code) => {
    await expect(readBody(bytes(text))).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION',
      details: { fields: [{ path: '/body', code }] },
    });
  });
});
