import { describe, expect, it } from 'vitest';
import { changedCardFields, type CardValues } from './card-fields.ts';
import { PATIENT_FIELD_NAMES, type PatientField } from './fields.ts';
import { TIMELINE_KINDS, TIMELINE_TOPICS, timelineKinds, timelineTopics } from './timeline.ts';
import { CHANGE_SERIES_DAYS, figureChange, weightChange } from './weight-change.ts';

describe('weightChange', () => {
  const at = (measuredOn: string, kg: number) => ({ measuredOn, kg });
  it.each([
    ['no weight', [], null],
    ['one weight', [at('2026-11-01', 80)], null],
    ['only weights of this week', [at('2026-11-01', 80), at('2026-11-07', 79)], null],
    [
      'a week',
      [at('2026-11-01', 80), at('2026-11-08', 79)],
      { kg: -1, since: '2026-11-01', direction: 'DOWN' },
    ],
    [
      'the one nearest to a month before',
      [at('2026-01-01', 99), at('2026-10-03', 82), at('2026-10-25', 81), at('2026-11-01', 80)],
      { kg: -2, since: '2026-10-03', direction: 'DOWN' },
    ],
    [
      'of two as near, the later',
      [at('2026-09-27', 90), at('2026-10-07', 85), at('2026-11-01', 84)],
      { kg: -1, since: '2026-10-07', direction: 'DOWN' },
    ],
    [
      'gained',
      [at('2026-10-02', 60), at('2026-11-01', 61.04)],
      { kg: 1, since: '2026-10-02', direction: 'UP' },
    ],
    [
      'below one per cent',
      [at('2026-10-02', 80), at('2026-11-01', 79.3)],
      { kg: -0.7, since: '2026-10-02', direction: 'STEADY' },
    ],
    [
      'nothing at all',
      [at('2026-10-02', 80), at('2026-11-01', 79.99)],
      { kg: 0, since: '2026-10-02', direction: 'STEADY' },
    ],
  ])('judges %s', (_, series, expected) => {
    expect(weightChange(series)).toEqual(expected);
  });

  it('judges any body figure alike, and of one day the last value', () => {
    const series = [
      { on: '2026-10-02', value: 95 },
      { on: '2026-10-02', value: 92 },
      { on: '2026-11-01', value: 90 },
    ];
    expect(figureChange(series)).toEqual({ by: -2, since: '2026-10-02', direction: 'DOWN' });
  });

  it('needs no more days than it says', () => {
    const daily = Array.from({ length: 200 }, (_, index) =>
      at(new Date(Date.UTC(2026, 4, 1 + index)).toISOString().slice(0, 10), 80 + index / 10),
    );
    const whole = weightChange(daily);
    expect(whole).toMatchObject({ kg: 3 });
    expect(weightChange(daily.slice(-CHANGE_SERIES_DAYS))).toEqual(whole);
    // Daily for three weeks, and once long before.
    const gap = [at('2025-01-01', 90), ...daily.slice(-5)];
    expect(weightChange(gap.slice(-CHANGE_SERIES_DAYS))?.since).toBe('2025-01-01');
  });
});

describe('timelineKinds', () => {
  it('returns everything when nothing is requested', () => {
    expect(timelineKinds({}, true)).toEqual(TIMELINE_KINDS);
    expect(timelineKinds({ topics: [], kinds: [] }, true)).toEqual(TIMELINE_KINDS);
  });
  it('hides clinical kinds from people without clinical access', () => {
    const kinds = timelineKinds({}, false);
    expect(kinds).toContain('TEST_CREATED');
    for (const kind of ['MEASURED', 'DATA_ANSWERED', 'NOTE_WRITTEN', 'CGM_DATA_ADDED', 'INTAKE_SUBMITTED']) {
      expect(kinds).not.toContain(kind);
    }
    expect(timelineKinds({ kinds: ['NOTE_WRITTEN'] }, false)).toEqual([]);
    // The front desk sees that a follow-up plan began and ended, and nothing else of the data.
    expect(timelineKinds({ topics: ['DATA'] }, false)).toEqual([
      'FOLLOW_UP_STARTED',
      'FOLLOW_UP_COMPLETED',
      'FOLLOW_UP_CANCELED',
    ]);
  });
  it('filters by topic and by kind', () => {
    expect(timelineKinds({ topics: ['NOTES'] }, true)).toEqual(['NOTE_WRITTEN', 'NOTE_CHANGED']);
    expect(timelineKinds({ topics: ['NOTES'], kinds: ['MEASURED'] }, true)).toEqual([]);
  });
  it('offers the topics that can have entries', () => {
    expect(timelineTopics(true)).toEqual(TIMELINE_TOPICS);
    expect(timelineTopics(false)).toEqual(['RECORD', 'TESTS', 'DATA', 'APPOINTMENTS', 'DOCUMENTS', 'CHATS']);
  });
});

describe('changed card fields', () => {
  const card: CardValues = {
    ...(Object.fromEntries(PATIENT_FIELD_NAMES.map((field) => [field, null])) as Record<PatientField, null>),
    name: 'Ángel',
    weightKg: 80,
    tags: ['VIP'],
  };

  it('are listed in the order of the form, and empty when nothing changed', () => {
    expect(changedCardFields(card, { ...card, tags: ['VIP'] })).toEqual([]);
    expect(changedCardFields(card, { ...card, tags: [], weightKg: null, name: 'Angel' })).toEqual([
      'name',
      'weightKg',
      'tags',
    ]);
  });
});
