import { describe, expect, it } from 'vitest';
import { levelOf, peaksOf } from './levels.ts';

describe('the loudness of a recording', () => {
  it('is that of the loudest sample, either way from the middle', () => {
    expect(levelOf(Uint8Array.of(128, 128, 128))).toBe(0);
    expect(levelOf(Uint8Array.of(128, 0, 128))).toBe(100);
    expect(levelOf(Uint8Array.of(128, 160, 128))).toBe(50);
    expect(levelOf(new Uint8Array())).toBe(0);
  });

  it('is kept in equal parts, of each the loudest, however long it is', () => {
    expect(peaksOf([10, 80, 30, 20], 2)).toEqual([80, 30]);
    expect(peaksOf([10, 80], 48)).toEqual([10, 80]);
    expect(peaksOf([])).toEqual([]);
    const long = Array.from({ length: 24_000 }, (_, index) => index % 100);
    expect(peaksOf(long)).toHaveLength(48);
    expect(Math.max(...peaksOf(long))).toBe(99);
  });
});
