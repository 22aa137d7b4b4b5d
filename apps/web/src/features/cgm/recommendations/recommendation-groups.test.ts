import type { CgmEvent } from '@healzy/api/cgm/events';
import type { CgmRecommendation } from '@healzy/api/cgm/recommendations';
import { describe, expect, it } from 'vitest';
import { GENERAL, groupsOf } from './recommendation-groups.ts';

const one = (id: string, eventId: string | null = null) => ({ id, eventId }) as CgmRecommendation;
const event = (id: string, start: string) => ({ id, start }) as CgmEvent;
const shape = (groups: ReturnType<typeof groupsOf>) =>
  groups.map(({ id, items }) => [id, items.map((item) => item.id)]);

describe('the lists of recommendations', () => {
  const events = [event('late', '2026-03-03T20:00:00Z'), event('early', '2026-03-02T20:00:00Z')];
  const all = [one('a'), one('b', 'late'), one('c', 'early'), one('d'), one('e', 'late')];

  it('are the general one, and one for each event that has any, by its time', () => {
    expect(shape(groupsOf(all, events))).toEqual([
      [GENERAL, ['a', 'd']],
      ['early', ['c']],
      ['late', ['b', 'e']],
    ]);
    expect(shape(groupsOf([], events))).toEqual([[GENERAL, []]]);
  });

  it('include those of events that were not fetched', () => {
    expect(shape(groupsOf(all, []))).toEqual([
      [GENERAL, ['a', 'd']],
      ['late', ['b', 'e']],
      ['early', ['c']],
    ]);
  });

  it('are one list when they are about one event, also while it has none', () => {
    expect(shape(groupsOf(all, events, 'late'))).toEqual([['late', ['b', 'e']]]);
    expect(shape(groupsOf([], events, 'early'))).toEqual([['early', []]]);
  });
});
