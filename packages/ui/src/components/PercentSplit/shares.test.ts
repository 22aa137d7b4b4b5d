import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribute, sumOf } from './shares.ts';

describe('sumOf', () => {
  it.each([
    [{ a: 33.3, b: 33.3, c: 33.4 }, 100],
    [{ a: 0.1, b: 0.2 }, 0.3],
    [{ a: null, b: NaN, c: 5 }, 5],
    [{}, 0],
  ])('of %o is %d', (shares, expected) => {
    expect(sumOf(shares)).toBe(expected);
  });
});

describe('distribute', () => {
  it('fills up in proportion', () => {
    expect(distribute({ a: 20, b: 30 }, [], 0)).toEqual({ a: 40, b: 60 });
  });
  it('spreads equally where all are empty, the remainder from the first on', () => {
    expect(distribute({ a: null, b: 0, c: NaN }, [], 0)).toEqual({ a: 34, b: 33, c: 33 });
  });
  it('leaves locked shares alone', () => {
    expect(distribute<string>({ a: 50, b: 10, c: 10 }, ['a'], 0)).toEqual({ a: 50, b: 25, c: 25 });
  });
  it('keeps as many decimals as a locked share has', () => {
    expect(distribute<string>({ a: 33.33, b: 33, c: 33 }, ['a'], 0)).toEqual({
      a: 33.33,
      b: 33.34,
      c: 33.33,
    });
  });
  it('assigns nothing where the locked ones exceed the whole', () => {
    expect(distribute<string>({ a: 120, b: 10 }, ['a'], 0)).toEqual({ a: 120, b: 0 });
  });
  it('changes nothing when everything is locked', () => {
    expect(distribute<string>({ a: 10, b: 10 }, ['a', 'b'], 0)).toEqual({ a: 10, b: 10 });
  });

  it('always adds up to exactly 100 while the locked shares leave room', () => {
    const share = fc.integer({ min: 0, max: 1000 }).map((tenth) => tenth / 10);
    fc.assert(
      fc.property(
        fc.array(share, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 1000 }),
        (free, lock) => {
          const shares = Object.fromEntries(free.map((each, index) => [`f${index}`, each]));
          for (const decimals of [0, 1, 2]) {
            const result = distribute({ ...shares, locked: lock / 10 }, ['locked'], decimals);
            expect(sumOf(result)).toBe(100);
          }
          const result = distribute({ ...shares, locked: lock / 10 }, ['locked'], 1);
          expect(Object.values(result).every((each) => (each ?? -1) >= 0)).toBe(true);
        },
      ),
    );
  });
});
