import { describe, expect, it } from 'vitest';
import { numberAxis, tickFormat, valueFormat } from './numberAxis.ts';

describe('numberAxis', () => {
  it.each([
    ['nothing', [], [0, 1]],
    ['nothing known', [null, Number.NaN, Number.POSITIVE_INFINITY], [0, 1]],
    ['one value', [50], [44, 56]],
    ['zeros', [0, 0], [-1, 1]],
    ['a spread', [3, 97], [0, 100]],
    ['an outlier', [1, 2, 1_000_000], [0, 1_000_000]],
  ])('holds %s', (_name, values, domain) => {
    const axis = numberAxis(values, 5);
    expect(axis.domain).toEqual(domain);
    expect(axis.ticks.length).toBeGreaterThan(1);
  });

  it('starts at zero for lengths', () => {
    expect(numberAxis([40, 90], 5, true).domain).toEqual([0, 100]);
    expect(numberAxis([-40, -90], 5, true).domain).toEqual([-100, 0]);
    expect(numberAxis([0], 5, true).domain).toEqual([0, 1]);
  });
});

describe('an axis that spans a least amount', () => {
  it('shows a small change as small, and in the middle', () => {
    expect(numberAxis([71.4, 71.5], 5, false, 4).domain).toEqual([69, 74]);
    expect(numberAxis([71.4], 5, false, 4).domain).toEqual([69, 74]);
  });
  it('leaves a large one as it is', () => {
    expect(numberAxis([60, 80], 5, false, 4).domain).toEqual(numberAxis([60, 80], 5).domain);
  });
});

describe('numbers', () => {
  it('are formatted as in the language, with four-digit numbers grouped too', () => {
    expect(valueFormat('es-ES')(1234.5)).toBe('1.234,5');
    expect(valueFormat('en-GB')(1234.5)).toBe('1,234.5');
  });
  it('have the same number of decimals along one axis', () => {
    expect([0, 0.5, 1].map(tickFormat('es-ES', [0, 0.5, 1]))).toEqual(['0,0', '0,5', '1,0']);
    expect([0, 0.25].map(tickFormat('en-GB', [0, 0.25], { style: 'percent' }))).toEqual(['0%', '25%']);
    expect(tickFormat('en-US', [0, 5_000_000])(5_000_000)).toBe('5M');
  });
});
