import { atOnce } from '@healzy/domain/shared/delimited';
import { domainToRecords, recordsToDomain, WEARABLE_CHOICES } from '@healzy/domain/wearables';
import { recordProblems } from '@healzy/domain/wearables/delivery';
import {
  activitySteps,
  diaryDays,
  nightFigures,
  nutritionFigures,
  recordedMinutes,
} from '@healzy/domain/wearables/summary';
import { expect, it } from 'vitest';
import { demoDays } from './days.ts';

it('are days that people can have, over a clock change too, with what a specialist should see', () => {
  const until = new Date('2026-04-10T11:00:00Z');
  const habits = { seed: 1, steps: 6800, restingBpm: 62, unworn: [11], workoutEvery: 3, hasDiary: true };
  // 2026-03-14 is day 20,526 since 1970.
  const days = demoDays(habits, { first: 20_526, days: 28, zone: 'Europe/Madrid', until });
  const sent = domainToRecords(days);
  expect(recordProblems(sent, { choices: [...WEARABLE_CHOICES], now: until })).toEqual([]);
  const records = recordsToDomain(sent);
  const common = {
    period: { from: '2026-03-14', to: '2026-04-10' },
    today: '2026-04-10',
    nowS: until.getTime() / 1000,
    person: { ageYears: 60, isPregnant: false },
    priority: ['Reloj'],
  };
  const minutes = recordedMinutes(records.heartRates, common.priority);
  const activity = atOnce(activitySteps({ ...common, records, minutes }));
  expect(activity.refused).toEqual([]);
  const gaps = activity.days.map(({ gap }) => gap);
  expect(gaps.filter((gap) => gap === 'HARDLY_WORN')).toHaveLength(1);
  expect(gaps.at(-1)).toBe('UNFINISHED');
  expect(gaps).not.toContain('JOURNEY');
  expect(activity.workouts.length).toBeGreaterThan(6);
  const nights = nightFigures({ ...common, stays: records.sleeps });
  expect(nights.nights.filter(({ gap }) => gap === 'HARDLY_SCORED')).toEqual([]);
  expect(nights.regularity.kind).toBe('value');
  const diary = diaryDays([records.meals], []);
  const food = nutritionFigures({ ...common, diary, planned: new Map() });
  expect(new Set(food.days.map(({ gap }) => gap))).toEqual(new Set([null, 'MISSING_MEALS']));
});
