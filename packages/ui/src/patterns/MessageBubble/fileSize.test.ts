import { describe, expect, it } from 'vitest';
import { fileSize } from './fileSize.ts';

describe('fileSize', () => {
  it.each([
    [0, 'en', '0 bytes'],
    [980, 'en', '980 bytes'],
    [999.7, 'en', '1 kB'],
    [240_000, 'en', '240 kB'],
    [999_900, 'en', '1 MB'],
    [1_250_000, 'es', '1,3 MB'],
    [52_000_000, 'en', '52 MB'],
    [3_100_000_000, 'en', '3.1 GB'],
  ])('shows %d bytes in %s as %s', (bytes, locale, expected) => {
    expect(fileSize(bytes, locale).replace(/[\u00a0\u202f]/gu, ' ')).toBe(expected);
  });
});
