import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOfInstant, instantOfClock, isRepeatedTime } from './index.ts';

const MADRID = 'Europe/Madrid';

describe('the clock of an event', () => {
  it('asks which of two equal times is meant when clocks go back', () => {
    const clock = { date: '2026-10-25', time: '02:30' };
    expect(isRepeatedTime(clock, MADRID)).toBe(true);
    expect(instantOfClock({ ...clock, turn: null }, MADRID)).toEqual({ kind: 'ask' });
    expect(instantOfClock({ ...clock, turn: 'FIRST' }, MADRID)).toEqual({
      kind: 'found',
      instant: '2026-10-25T00:30:00.000Z',
    });
    expect(instantOfClock({ ...clock, turn: 'SECOND' }, MADRID)).toEqual({
      kind: 'found',
      instant: '2026-10-25T01:30:00.000Z',
    });
  });

  it('knows times that do not exist, and texts that are none', () => {
    expect(instantOfClock({ date: '2026-03-29', time: '02:30', turn: null }, MADRID)).toEqual({
      kind: 'skipped',
    });
    expect(instantOfClock({ date: '2026-03-29', time: '25:30', turn: null }, MADRID)).toEqual({
      kind: 'invalid',
    });
  });

  it('gives back every minute that it was given', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(MADRID, 'Australia/Lord_Howe', 'America/St_Johns'),
        fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2027, 0, 1) / 60_000 }),
        (zone, minute) => {
          const instant = new Date(minute * 60_000).toISOString();
          expect(instantOfClock(clockOfInstant(instant, zone), zone)).toEqual({ kind: 'found', instant });
        },
      ),
    );
  });
});
