import { describe, expect, it } from 'vitest';
import {
  ANSWER_REASON_LENGTH,
  appointmentAnswerSchema,
  appointmentLinkState,
  changeForPatient,
  zoneForPatient,
} from './index.ts';

const before = {
  professionalId: 'p1',
  mode: 'IN_PERSON',
  startsAt: '2026-03-04T09:30:00Z',
  place: 'Consulta 2',
  videoUrl: null,
} as const;

describe('a change, to the patient', () => {
  it.each([
    ['another time', { startsAt: '2026-03-04T10:30:00Z' }, 'MOVED'],
    ['another time and place', { startsAt: '2026-03-05T09:30:00Z', place: null }, 'MOVED'],
    ['another place', { place: 'Consulta 3' }, 'CHANGED'],
    ['another specialist', { professionalId: 'p2' }, 'CHANGED'],
    ['a call instead', { mode: 'PHONE', place: null }, 'CHANGED'],
    ['the same instant, written differently', { startsAt: '2026-03-04T10:30:00+01:00' }, null],
    ['nothing', {}, null],
  ] as const)('%s', (_what, change, expected) => {
    expect(changeForPatient(before, { ...before, ...change })).toBe(expected);
  });
});

it('tells the time of a visit by the clinic\u2019s clock, and of a call by the patient\u2019s', () => {
  const zones = { clinic: 'Europe/Madrid', patient: 'Atlantic/Canary' };
  expect(zoneForPatient('IN_PERSON', zones)).toBe('Europe/Madrid');
  expect(zoneForPatient('VIDEO', zones)).toBe('Atlantic/Canary');
  expect(zoneForPatient('PHONE', zones)).toBe('Atlantic/Canary');
});

describe('a link', () => {
  const startsAt = '2026-03-04T09:30:00Z';
  const early = new Date('2026-03-03T00:00:00Z');
  it.each([
    ['is open until its time', null, {}, early, 'OPEN'],
    ['has been used', 'CONFIRMED', {}, early, 'CONFIRMED'],
    ['has been used to decline', 'DECLINED', {}, early, 'DECLINED'],
    ['is about another time now', 'CONFIRMED', { startsAt: '2026-03-05T09:30:00Z' }, early, 'MOVED'],
    ['is about nothing any more', 'CONFIRMED', { state: 'CANCELED' }, early, 'CANCELED'],
    ['is over as the appointment begins', null, {}, new Date(startsAt), 'OVER'],
  ] as const)('%s', (_what, answer, change, now, expected) => {
    expect(appointmentLinkState({ startsAt, answer }, { startsAt, state: 'SCHEDULED', ...change }, now)).toBe(
      expected,
    );
  });
});

describe('an answer', () => {
  it('keeps a reason for declining only, and makes an empty one nothing', () => {
    const parse = (input: object) => appointmentAnswerSchema.safeParse(input).data;
    expect(parse({ answer: 'DECLINED', reason: ' viaje ' })).toEqual({ answer: 'DECLINED', reason: 'viaje' });
    expect(parse({ answer: 'DECLINED', reason: ' ' })).toEqual({ answer: 'DECLINED', reason: null });
    expect(parse({ answer: 'CONFIRMED', reason: 'x' })).toEqual({ answer: 'CONFIRMED', reason: null });
  });

  it('is refused with an unknown word or too long a reason', () => {
    const issues = (input: object) =>
      appointmentAnswerSchema.safeParse(input).error?.issues.map(({ message }) => message);
    expect(issues({ answer: 'MAYBE' })).toEqual(['OPTION_INVALID']);
    expect(issues({ answer: 'DECLINED', reason: 'x'.repeat(ANSWER_REASON_LENGTH + 1) })).toEqual([
      'TOO_LONG',
    ]);
  });
});
