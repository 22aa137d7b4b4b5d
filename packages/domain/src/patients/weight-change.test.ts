import { describe, expect, it } from 'vitest';
import { weightSinceVisit } from './index.ts';

const change = { weightKg: 78.2, measuredOn: '2026-11-20', beforeKg: 79, beforeOn: '2026-11-09' };
const adult = { birthdate: '1970-01-01', visitOn: '2026-11-09' };

describe('a weight since a visit', () => {
  it('is the difference from the one of the visit', () => {
    expect(weightSinceVisit(change, adult)).toEqual({ kind: 'DIFFERENCE', kg: -0.8, since: null });
    expect(weightSinceVisit({ ...change, weightKg: 80.1 }, adult)).toMatchObject({ kg: 1.1, since: null });
  });

  it('is steady within what a body varies from day to day', () => {
    expect(weightSinceVisit({ ...change, weightKg: 78.5 }, adult)).toEqual({ kind: 'STEADY', since: null });
  });

  it('is said alone where nothing was weighed before', () => {
    expect(weightSinceVisit({ ...change, beforeKg: null, beforeOn: null }, adult)).toEqual({ kind: 'VALUE' });
  });

  it('is told since the day of the one before where that is of more than a week before the visit', () => {
    const since = (beforeOn: string, beforeKg = 81.2) =>
      weightSinceVisit({ ...change, beforeKg, beforeOn }, adult);
    expect(since('2026-11-02')).toEqual({ kind: 'DIFFERENCE', kg: -3, since: null });
    expect(since('2026-11-01')).toEqual({ kind: 'DIFFERENCE', kg: -3, since: '2026-11-01' });
    expect(since('2026-10-10')).toEqual({ kind: 'DIFFERENCE', kg: -3, since: '2026-10-10' });
    expect(since('2026-10-10', 78.4)).toEqual({ kind: 'STEADY', since: '2026-10-10' });
  });

  it('is said alone where the one before is of more than a month before the visit', () => {
    expect(weightSinceVisit({ ...change, beforeOn: '2026-10-09' }, adult)).toEqual({ kind: 'VALUE' });
  });

  it('is said alone where both were weighed within days', () => {
    expect(weightSinceVisit({ ...change, measuredOn: '2026-11-15' }, adult)).toEqual({ kind: 'VALUE' });
  });

  it('is said alone of a child, whose gain is growth', () => {
    const child = { weightKg: 31.2, measuredOn: '2026-11-20', beforeKg: 30.4, beforeOn: '2026-11-09' };
    expect(weightSinceVisit(child, { ...adult, birthdate: '2017-05-01' })).toEqual({ kind: 'VALUE' });
    expect(weightSinceVisit(change, { ...adult, birthdate: '2008-11-10' })).toEqual({ kind: 'VALUE' });
    expect(weightSinceVisit(change, { ...adult, birthdate: '2008-11-09' }).kind).toBe('DIFFERENCE');
  });

  it('is said alone where no age is known', () => {
    expect(weightSinceVisit(change, { ...adult, birthdate: '' })).toEqual({ kind: 'VALUE' });
  });
});
