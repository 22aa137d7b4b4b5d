import { describe, expect, it } from 'vitest';
import { overlappingSensors, settledAt } from './sensor-wear.ts';
import { cgmSensorSchema } from './sensors.ts';

const worn = (id: string, placedAt: string, removedAt: string | null) => ({ id, placedAt, removedAt });

describe('sensors', () => {
  it('settle a day after their placement', () => {
    expect(settledAt('2026-03-02T08:00:00Z')).toBe('2026-03-03T08:00:00.000Z');
  });

  it('overlap when they were worn at the same time, also within a longer one', () => {
    const sensors = [
      worn('long', '2026-03-01T08:00:00Z', '2026-03-20T08:00:00Z'),
      worn('within', '2026-03-02T08:00:00Z', '2026-03-03T08:00:00Z'),
      worn('later', '2026-03-10T08:00:00Z', '2026-03-20T08:00:00Z'),
      worn('alone', '2026-03-21T08:00:00Z', null),
    ];
    expect([...overlappingSensors(sensors)].sort()).toEqual(['later', 'long', 'within']);
  });

  it('do not overlap when one replaces the other', () => {
    const sensors = [
      worn('b', '2026-03-10T08:00:00Z', null),
      worn('a', '2026-03-01T08:00:00Z', '2026-03-10T08:00:00Z'),
    ];
    expect(overlappingSensors(sensors).size).toBe(0);
    expect(overlappingSensors([...sensors, worn('c', '2026-04-01T08:00:00Z', null)]).size).toBe(2);
  });

  it('are removed for a reason only once they are removed', () => {
    const sensor = {
      model: 'G7',
      bodySite: 'THIGH',
      placedAt: '2026-03-01T08:00:00Z',
      removalReason: 'FAILED',
    };
    expect(cgmSensorSchema.safeParse(sensor).error?.issues).toMatchObject([
      { path: ['removedAt'], message: 'REQUIRED' },
    ]);
    expect(cgmSensorSchema.parse({ ...sensor, removalReason: null })).toMatchObject({
      side: null,
      removedAt: null,
      serial: null,
    });
  });
});
