import { describe, expect, it } from 'vitest';
import { typeOn, valueOf } from './typedValue.ts';

describe('typeOn', () => {
  it('collects the characters of a number', () => {
    const one = typeOn(undefined, '7', 0);
    expect(typeOn(one, '2', 400)?.text).toBe('72');
  });
  it('starts again after a pause', () => {
    expect(typeOn({ text: '7', at: 0 }, '2', 2000)?.text).toBe('2');
  });
  it('ignores other keys', () => {
    expect(typeOn(undefined, 'ArrowUp', 0)).toBeUndefined();
    expect(typeOn(undefined, 'a', 0)).toBeUndefined();
  });
});

describe('valueOf', () => {
  const limits = { min: 0, max: 100, step: 0.5, decimalSign: '.' } as const;
  it.each([
    ['72', 72],
    ['72.4', 72.5],
    ['72,4', 72.5],
    ['400', 100],
    ['-3', 0],
  ])('takes «%s» for %d', (text, expected) => {
    expect(valueOf(text, limits)).toBe(expected);
  });
  it('waits while it is not a number', () => {
    expect(valueOf('-', limits)).toBeUndefined();
  });
});
