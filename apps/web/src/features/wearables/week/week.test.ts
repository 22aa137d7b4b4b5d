import type { WearableMean } from '@healzy/api/wearables';
import { describe, expect, it } from 'vitest';
import { weekOf } from './week.ts';

const mean = (metric: WearableMean['metric'], value: number | null): WearableMean => ({
  metric,
  mean: value,
  days: value === null ? 0 : 5,
  worst: null,
});
const goal = (metric: WearableMean['metric'], min: number) =>
  ({ metric, min, max: null, per: 'DAY', source: 'a study' }) as const;

describe('a week at a glance', () => {
  const activity = {
    means: [mean('STEPS', 9000), mean('ACTIVE_ENERGY', 400), mean('RESTING_HEART_RATE', 60)],
    goals: [goal('STEPS', 7500)],
    previous: { means: [mean('STEPS', 9000), mean('ACTIVE_ENERGY', 200), mean('RESTING_HEART_RATE', 50)] },
  };
  const sleep = {
    means: [mean('SLEEP', 20_000), mean('SLEEP_EFFICIENCY', null)],
    goals: [{ ...goal('SLEEP', 25_200), per: 'NIGHT' as const }],
    previous: { means: [mean('SLEEP', null)] },
  };

  it('begins with what is beside its goal, then with what changed most', () => {
    const { figures } = weekOf([activity, sleep]);
    expect(figures.map(({ metric }) => metric)).toEqual([
      'SLEEP',
      'ACTIVE_ENERGY',
      'RESTING_HEART_RATE',
      'STEPS',
    ]);
    expect(figures[0]).toMatchObject({ standing: 'BELOW', before: null });
  });

  it('says no change where a week has too few days', () => {
    const few = { ...activity, previous: { means: [{ ...mean('ACTIVE_ENERGY', 200), days: 1 }] } };
    const { figures } = weekOf([few]);
    expect(figures.find(({ metric }) => metric === 'ACTIVE_ENERGY')).toMatchObject({ before: null });
  });

  it('names what has no day, also where nothing answers for it', () => {
    expect(weekOf([activity, sleep]).missing).toEqual(['SLEEP_EFFICIENCY', 'INTAKE_ENERGY']);
  });
});
