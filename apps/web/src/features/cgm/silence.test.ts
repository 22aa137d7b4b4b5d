import { describe, expect, it } from 'vitest';
import { silenceOf } from './silence.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const test = {
  state: 'IN_PROGRESS',
  createdAt: '2026-03-01T12:00:00Z',
  inProgressAt: '2026-03-02T12:00:00Z',
} as const;
const until = (...instants: string[]) => instants.map((lastAt) => ({ lastAt }));

describe('a test without data for a day', () => {
  it('has been silent since its latest reading, whichever file that is in', () => {
    const imports = until('2026-03-09T11:59:00Z', '2026-03-05T12:00:00Z');
    expect(silenceOf(test, imports, NOW)).toEqual({ since: '2026-03-09T11:59:00.000Z', hasData: true });
    expect(silenceOf(test, until('2026-03-09T12:01:00Z'), NOW)).toBeNull();
  });

  it('has been silent since it began when no data ever came', () => {
    expect(silenceOf(test, [], NOW)).toEqual({ since: test.inProgressAt, hasData: false });
    expect(silenceOf({ ...test, inProgressAt: '2026-03-10T08:00:00Z' }, [], NOW)).toBeNull();
  });

  it('is nothing to act on unless it is in progress', () => {
    for (const state of ['STARTED', 'FINISHED', 'CANCELED'] as const)
      expect(silenceOf({ ...test, state }, [], NOW)).toBeNull();
  });
});
