import { describe, expect, it } from 'vitest';
import { canvasState, withFilter } from './canvas-state.ts';

const whole = { from: '2025-01-01', to: '2026-03-15' };
const of = (query: string) => canvasState(new URLSearchParams(query), whole);

describe('the address of the canvas', () => {
  it('opens with the default period, and nothing chosen', () => {
    expect(of('')).toEqual({
      choice: '14',
      period: { from: '2026-03-02', to: '2026-03-15' },
      hours: null,
      days: null,
      comparison: 'none',
      other: null,
    });
  });

  it.each([
    ['hours=3-5', { from: 3, to: 5 }],
    ['hours=0-1', { from: 0, to: 1 }],
    ['hours=23-24', { from: 23, to: 24 }],
    ['hours=0-24', null],
    ['hours=5-3', null],
    ['hours=22-25', null],
    ['hours=abc', null],
    ['hours=-3', null],
  ])('%s', (query, hours) => {
    expect(of(query).hours).toEqual(hours);
  });

  it('takes days once, in order, within the period, and no invalid ones', () => {
    expect(of('period=14&day=2026-03-09,2026-03-04,2026-03-09,2026-02-30,2026-01-01').days).toEqual([
      '2026-03-04',
      '2026-03-09',
    ]);
  });

  it.each([
    ['view=daily&day=2026-03-04', '14', '2026-03-02'],
    ['view=daily&day=2026-02-16', '30', '2026-02-14'],
    ['view=daily&day=2025-12-20', '90', '2025-12-16'],
    ['view=daily&day=2025-03-01', 'custom', '2025-03-01'],
  ])('%s opens a period that contains the day', (query, choice, from) => {
    expect(of(query)).toMatchObject({ choice, period: { from }, days: [query.slice(-10)] });
  });

  it('compares with the same length before, or with a period of its own', () => {
    expect(of('period=7&compare=before').other).toEqual({ from: '2026-03-02', to: '2026-03-08' });
    expect(of('compare=custom&compareFrom=2026-01-01&compareTo=2026-01-31').other).toEqual({
      from: '2026-01-01',
      to: '2026-01-31',
    });
    expect(of('period=1&compare=custom&compareFrom=2026-02-01&compareTo=2026-01-31').other).toEqual({
      from: '2026-03-14',
      to: '2026-03-14',
    });
  });
});

describe('a filter in the address', () => {
  const change = (query: string, filter: Parameters<typeof withFilter>[1]) =>
    `${withFilter(new URLSearchParams(query), filter)}`;

  it('changes only its own part', () => {
    expect(change('period=30&day=2026-03-04', { hours: { from: 3, to: 5 } })).toBe(
      'period=30&day=2026-03-04&hours=3-5',
    );
    expect(change('period=30&hours=3-5', { days: ['2026-03-04', '2026-03-06'] })).toBe(
      'period=30&hours=3-5&day=2026-03-04%2C2026-03-06',
    );
  });

  it('is cleared', () => {
    expect(change('period=30&hours=3-5&day=2026-03-04', { hours: null, days: null })).toBe('period=30');
    expect(change('view=daily&day=2026-03-04', { days: [] })).toBe('');
  });
});
