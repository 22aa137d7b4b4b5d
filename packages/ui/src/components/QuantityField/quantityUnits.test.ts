import { describe, expect, it } from 'vitest';
import { convert, isWithin, quantityText, type QuantityUnit } from './quantityUnits.ts';

const grams: QuantityUnit = { id: 'g', label: 'g', factor: 1 };
const portions: QuantityUnit = {
  id: 'portion',
  label: (amount) => (amount === 1 ? 'portion' : 'portions'),
  factor: 30,
};

describe('quantities', () => {
  it.each([1, 40, 100, 0.1, 33.3])('%d g in portions and back is the same', (amount) => {
    expect(convert(convert(amount, grams, portions), portions, grams)).toBe(amount);
  });

  it('are words by amount and language', () => {
    expect(quantityText(1, portions, 'en')).toBe('1 portion');
    expect(quantityText(4 / 3, portions, 'es')).toBe('1,33 portions');
  });

  it('have limits in the first unit', () => {
    expect(isWithin(10, portions, 1, 300)).toBe(true);
    expect(isWithin(10.1, portions, 1, 300)).toBe(false);
    expect(isWithin(0.5, grams, 1, 300)).toBe(false);
    expect(isWithin(null, grams, 1, 300)).toBe(true);
    expect(isWithin(NaN, grams)).toBe(false);
  });
});
