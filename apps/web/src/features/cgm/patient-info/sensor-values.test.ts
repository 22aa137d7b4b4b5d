import { describe, expect, it } from 'vitest';
import { newSensor, sensorRules, type SensorValues, valuesOfSensor } from './sensor-values.ts';

const MADRID = 'Europe/Madrid';
const typed: SensorValues = {
  ...newSensor('2026-03-02'),
  model: 'Dexcom G7',
  bodySite: 'UPPER_ARM',
  placedTime: '09:05',
};
const problems = (change: Partial<SensorValues>) =>
  sensorRules(MADRID)
    .safeParse({ ...typed, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('what is typed of a sensor', () => {
  it('has times of the patient’s zone, and is read back the same', () => {
    const values = { ...typed, removedOn: '2026-03-12', removedTime: '20:00' };
    const parsed = sensorRules(MADRID).parse(values);
    expect(parsed).toMatchObject({
      placedAt: '2026-03-02T08:05:00.000Z',
      removedAt: '2026-03-12T19:00:00.000Z',
      side: null,
      removalReason: null,
      serial: null,
    });
    const stored = { ...parsed, id: 's', version: 1, settledAt: '', createdAt: '' };
    expect(valuesOfSensor(stored, MADRID)).toEqual(values);
  });

  it('is refused where people see it', () => {
    expect(problems({ placedOn: null })).toEqual([['placedOn', 'REQUIRED']]);
    expect(problems({ placedTime: '' })).toEqual([['placedTime', 'REQUIRED']]);
    expect(problems({ placedOn: '2026-03-29', placedTime: '02:30' })).toEqual([
      ['placedTime', 'TIME_SKIPPED'],
    ]);
    expect(problems({ removedOn: '2026-03-01', removedTime: '08:00' })).toEqual([
      ['removedOn', 'END_BEFORE_START'],
    ]);
    expect(problems({ removalReason: 'FAILED' })).toEqual([['removedOn', 'REQUIRED']]);
    expect(problems({ model: ' ', bodySite: null })).toEqual([
      ['model', 'REQUIRED'],
      ['bodySite', 'OPTION_INVALID'],
    ]);
  });
});
