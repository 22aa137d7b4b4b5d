import { describe, expect, it } from 'vitest';
import { eventRules, newEvent, valuesOfEvent, type EventValues } from './event-values.ts';

const zone = 'Europe/Madrid';
const period = { from: '2026-03-01T00:00:00.000Z', to: '2026-10-31T00:00:00.000Z' };
const values = (change: Partial<EventValues> = {}): EventValues => ({
  ...newEvent('2026-06-03T11:40:00.000Z', zone),
  name: 'Arroz',
  ...change,
});
const read = (change: Partial<EventValues>, base?: { start: string; end: string | null }) => {
  const result = eventRules({ zone, period, base }).safeParse(values(change));
  return result.success
    ? result.data
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
};

describe('what was typed as an event', () => {
  it('is read on the clock of the zone, wherever the reader is', () => {
    expect(values()).toMatchObject({ date: '2026-06-03', time: '13:40', turn: null });
    expect(read({})).toMatchObject({ type: 'MEAL', start: '2026-06-03T11:40:00.000Z', end: null });
    expect(read({ endTime: '14:10' })).toMatchObject({ end: '2026-06-03T12:10:00.000Z' });
    expect(read({ endDate: '2026-06-04', endTime: '00:10' })).toMatchObject({
      end: '2026-06-03T22:10:00.000Z',
    });
  });

  it('asks about an hour that occurs twice, and refuses one that does not exist', () => {
    const twice = { date: '2026-10-25', time: '02:30' };
    expect(read(twice)).toEqual({ turn: 'TIME_REPEATED' });
    expect(read({ ...twice, turn: 'FIRST' })).toMatchObject({ start: '2026-10-25T00:30:00.000Z' });
    expect(read({ ...twice, turn: 'SECOND' })).toMatchObject({ start: '2026-10-25T01:30:00.000Z' });
    expect(read({ date: '2026-03-29', time: '02:30' })).toEqual({ time: 'TIME_SKIPPED' });
  });

  it('shows what is wrong at the field where it was typed', () => {
    expect(read({ endTime: '13:00' })).toEqual({ endTime: 'END_BEFORE_START' });
    expect(read({ date: '2025-06-03' })).toEqual({ date: 'OUTSIDE_TEST' });
    expect(read({ date: null, time: null })).toEqual({ date: 'REQUIRED' });
    expect(read({ endDate: '2026-06-03' })).toEqual({ endTime: 'REQUIRED' });
    expect(read({ type: 'FEELING' })).toEqual({ feeling: 'REQUIRED' });
    expect(read({ name: 'a'.repeat(121) })).toEqual({ name: 'TOO_LONG' });
  });

  it('leaves out what its type does not have', () => {
    expect(read({ subtype: 'TENNIS', feeling: 'GOOD' })).toMatchObject({ subtype: null, feeling: null });
  });

  it('keeps the seconds of an instant that was not changed', () => {
    const base = { start: '2026-06-03T11:40:27.000Z', end: null };
    expect(read({}, base)).toMatchObject({ start: base.start });
    expect(read({ time: '13:41' }, base)).toMatchObject({ start: '2026-06-03T11:41:00.000Z' });
  });

  it('is what was stored, for an event that is changed', () => {
    const stored = {
      id: '1',
      medicalTestId: '2',
      version: 1,
      type: 'FEELING' as const,
      subtype: null,
      name: 'Cansancio',
      description: null,
      comment: 'tras comer',
      feeling: 'BAD' as const,
      start: '2026-10-25T01:30:00.000Z',
      end: null,
      scores: [],
      response: {
        state: 'NO_DATA' as const,
        basis: {
          readings: 0,
          baselineReadings: 0,
          coveredPercent: 0,
          longestGapMinutes: 210,
          lowReadings: 0,
          highReadings: 0,
        },
        figures: null,
      },
      pictures: [],
      author: null,
      createdAt: '2026-10-25T01:30:00.000Z',
      updatedAt: null,
    };
    const result = eventRules({ zone, period }).safeParse(valuesOfEvent(stored, zone));
    expect(result.data).toMatchObject({ start: stored.start, feeling: 'BAD', comment: 'tras comer' });
  });
});
