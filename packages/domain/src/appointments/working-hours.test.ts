import { describe, expect, it } from 'vitest';
import type { Actor } from '../session/index.ts';
import {
  hasWorkingHours,
  isOutsideHours,
  managesHoursOf,
  noWorkingHours,
  sharedWorkingHours,
  weekdayOf,
  workingDaySchema,
  workingWeekSchema,
  type WorkingSpan,
} from './index.ts';

const span = (from: string, to: string): WorkingSpan => ({ from, to });
const problems = (value: unknown) => {
  const result = workingDaySchema.safeParse(value);
  return result.success ? [] : result.error.issues.map(({ message }) => message);
};

describe('the hours of a day', () => {
  it('are sorted, whichever was typed first', () => {
    const day = [span('16:00', '20:00'), span('09:00', '14:00')];
    expect(workingDaySchema.parse(day)).toEqual([span('09:00', '14:00'), span('16:00', '20:00')]);
  });

  it('may touch, and end with the day', () => {
    const day = [span('09:00', '14:00'), span('14:00', '00:00')];
    expect(workingDaySchema.parse(day)).toEqual(day);
  });

  it.each([
    ['that end before they begin', [span('14:00', '09:00')], 'END_BEFORE_START'],
    ['of no length', [span('09:00', '09:00')], 'END_BEFORE_START'],
    ['that lie in each other', [span('09:00', '14:00'), span('13:00', '15:00')], 'HOURS_OVERLAP'],
    ['that are the same twice', [span('09:00', '14:00'), span('09:00', '14:00')], 'HOURS_OVERLAP'],
    [
      'after the midnight that ends the day',
      [span('20:00', '00:00'), span('23:00', '23:30')],
      'HOURS_OVERLAP',
    ],
    ['without an end', [{ from: '09:00', to: null }], 'REQUIRED'],
    ['of no clock', [span('09:00', '24:00')], 'REQUIRED'],
    ['with a comma', [span('9,5', '14:00')], 'REQUIRED'],
    ['in five parts', Array.from({ length: 5 }, (_, hour) => span(`0${hour}:00`, `0${hour}:30`)), 'TOO_MANY'],
  ])('are rejected %s', (_what, day, code) => {
    expect(problems(day)).toContain(code);
  });

  it('are required for every day of a week', () => {
    const { sunday: _sunday, ...rest } = noWorkingHours();
    expect(workingWeekSchema.safeParse(rest).success).toBe(false);
    expect(workingWeekSchema.parse(noWorkingHours())).toEqual(noWorkingHours());
  });
});

describe('outside hours', () => {
  const MADRID = 'Europe/Madrid';
  /** Wednesdays in two parts, Fridays until midnight, Saturdays from midnight on. */
  const week = {
    ...noWorkingHours(),
    wednesday: [span('09:00', '12:00'), span('12:00', '14:00'), span('16:00', '19:00')],
    friday: [span('20:00', '00:00')],
    saturday: [span('00:00', '02:00')],
  };
  it.each([
    ['within', '2026-03-04T08:00:00Z', '2026-03-04T09:00:00Z', false],
    ['over the seam of two that touch', '2026-03-04T10:30:00Z', '2026-03-04T11:30:00Z', false],
    ['up to the end', '2026-03-04T12:30:00Z', '2026-03-04T13:00:00Z', false],
    ['beyond the end', '2026-03-04T12:45:00Z', '2026-03-04T13:15:00Z', true],
    ['in the break', '2026-03-04T14:00:00Z', '2026-03-04T14:30:00Z', true],
    ['before the beginning', '2026-03-04T07:45:00Z', '2026-03-04T08:15:00Z', true],
    ['on a free day', '2026-03-05T09:00:00Z', '2026-03-05T10:00:00Z', true],
    ['over midnight', '2026-03-06T22:30:00Z', '2026-03-07T00:30:00Z', false],
    ['to midnight', '2026-03-06T22:30:00Z', '2026-03-06T23:00:00Z', false],
    ['over midnight, too long', '2026-03-06T22:30:00Z', '2026-03-07T01:30:00Z', true],
    ['by the clock of summer', '2026-07-01T07:00:00Z', '2026-07-01T07:30:00Z', false],
  ])('%s', (_what, startsAt, endsAt, isOutside) => {
    expect(isOutsideHours(week, { startsAt, endsAt }, MADRID)).toBe(isOutside);
  });

  it('is never the case while no hours are known', () => {
    const at = { startsAt: '2026-03-04T02:00:00Z', endsAt: '2026-03-04T02:30:00Z' };
    expect(isOutsideHours(noWorkingHours(), at, MADRID)).toBe(false);
    expect(hasWorkingHours(noWorkingHours())).toBe(false);
  });
});

it('knows the weekday of a date', () => {
  expect(['2026-03-02', '2026-03-08', '1969-12-28'].map(weekdayOf)).toEqual(['monday', 'sunday', 'sunday']);
});

describe('shared hours', () => {
  const early = { ...noWorkingHours(), monday: [span('08:00', '12:00')] };
  const late = { ...noWorkingHours(), monday: [span('11:00', '15:00'), span('17:00', '00:00')] };
  it('are those in which anyone works', () => {
    expect(sharedWorkingHours([late, early])?.monday).toEqual([
      span('08:00', '15:00'),
      span('17:00', '00:00'),
    ]);
  });
  it('are unknown while one specialist has none', () => {
    expect(sharedWorkingHours([early, noWorkingHours()])).toBeNull();
    expect(sharedWorkingHours([])).toBeNull();
  });
});

it('are set by the specialist and by administrators', () => {
  const actor = (roles: Actor['roles'], professionalId: string | null): Actor => ({ roles, professionalId });
  expect(managesHoursOf(actor(['ADMIN'], null), 'p1')).toBe(true);
  expect(managesHoursOf(actor(['SPECIALIST'], 'p1'), 'p1')).toBe(true);
  expect(managesHoursOf(actor(['SPECIALIST'], 'p2'), 'p1')).toBe(false);
  expect(managesHoursOf(actor(['RECEPTIONIST'], 'p1'), 'p1')).toBe(false);
});
