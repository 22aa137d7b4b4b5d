import { describe, expect, it } from 'vitest';
import { periodBefore, periodParameters, shownPeriod, withPeriod } from './period.ts';

const TODAY = '2026-03-10';
const of = (text: string, lastOn: string | null = TODAY) =>
  shownPeriod(new URLSearchParams(text), TODAY, lastOn);

describe('the period of an address', () => {
  it('is the week up to yesterday without one: today is not over', () => {
    const week = { range: 'week', from: '2026-03-03', to: '2026-03-09', isCompared: false };
    expect(of('')).toEqual(week);
    expect(of('', null)).toEqual(week);
  });

  it('ends with the last day of data before, if no other day is named', () => {
    expect(of('', '2025-12-31')).toMatchObject({ from: '2025-12-25', to: '2025-12-31' });
    expect(of('range=day', '2025-12-31')).toMatchObject({ from: '2025-12-31', to: '2025-12-31' });
    expect(of('to=2026-03-10', '2025-12-31')).toMatchObject({ to: TODAY });
  });

  it('goes to other pages as it is named', () => {
    expect(periodParameters(new URLSearchParams('view=data&range=day&to=2026-03-01'))).toBe(
      '?range=day&to=2026-03-01',
    );
    expect(periodParameters(new URLSearchParams('view=data'))).toBe('');
  });

  it('is a day, a week or four weeks up to the named day', () => {
    expect(of('range=day&to=2026-03-01')).toMatchObject({ from: '2026-03-01', to: '2026-03-01' });
    expect(of('range=month&to=2026-03-01')).toMatchObject({ from: '2026-02-02', to: '2026-03-01' });
    expect(of('range=week&compare=before')).toMatchObject({ isCompared: true });
  });

  it('never ends after today, nor on a day that does not exist', () => {
    for (const to of ['2026-03-11', '2026-02-30', 'yesterday', ''])
      expect(of(`to=${to}`)).toMatchObject({ to: '2026-03-09' });
    expect(of('range=year')).toMatchObject({ range: 'week' });
  });

  it('is preceded by as many days', () => {
    expect(periodBefore(of('range=week&to=2026-03-08'))).toEqual({ from: '2026-02-23', to: '2026-03-01' });
    expect(periodBefore(of('range=day&to=2026-03-01'))).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  });

  it('changes alone in the address', () => {
    const next = withPeriod(new URLSearchParams('metric=steps&compare=before'), {
      range: 'day',
      isCompared: false,
    });
    expect(next.toString()).toBe('metric=steps&range=day');
  });
});
