import { describe, expect, it } from 'vitest';
import { periodOf, shiftDay } from './period.ts';

const of = (query: string) => periodOf(new URLSearchParams(query), { from: '2025-01-01', to: '2026-03-15' });

describe('the period in an address', () => {
  it.each([
    ['', '14', '2026-03-02', '2026-03-15'],
    ['period=1', '1', '2026-03-15', '2026-03-15'],
    ['period=90', '90', '2025-12-16', '2026-03-15'],
    ['period=custom&from=2026-01-01&to=2026-01-31', 'custom', '2026-01-01', '2026-01-31'],
    ['period=custom&from=2026-02-01&to=2026-01-31', '14', '2026-03-02', '2026-03-15'],
    ['period=custom&from=2026-02-30&to=2026-03-31', '14', '2026-03-02', '2026-03-15'],
    ['period=1000000', '14', '2026-03-02', '2026-03-15'],
  ])('%s → %s, %s to %s', (query, choice, from, to) => {
    expect(of(query)).toEqual({ choice, period: { from, to } });
  });
});

describe('the default period', () => {
  it.each([
    ['2026-01-02', '14'],
    ['2026-03-08', '14'],
    ['2026-03-09', '7'],
    ['2026-03-14', '7'],
    ['2026-03-15', '1'],
  ])('with readings from %s to the 15th is %s days', (from, choice) => {
    expect(periodOf(new URLSearchParams(), { from, to: '2026-03-15' }).choice).toBe(choice);
  });
});

describe('shiftDay', () => {
  it('crosses months and leap days', () => {
    expect(shiftDay('2028-03-01', -1)).toBe('2028-02-29');
    expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01');
  });
});
