import { describe, expect, it } from 'vitest';
import { atOnce } from '../../shared/delimited/index.ts';
import {
  noRecords,
  NO_DEVICE_SLEEP,
  type LoggedFood,
  type RecordedInterval,
  type SleepStay,
} from '../index.ts';
import { fhirOfWearables } from '../fhir/index.ts';
import {
  activitySteps,
  connectionSteps,
  countedLane,
  datesOf,
  diaryDays,
  heartLane,
  instantOfMeal,
  nightFigures,
  nutritionFigures,
} from './index.ts';

const period = { from: '2026-03-01', to: '2026-03-16' };
const person = { ageYears: 40, isPregnant: false };
const start = (date: string) => Date.parse(`${date}T00:00Z`) / 1000;
/** Steps, sleep, food and glucose of each day; a day of more steps has less glucose. */
function life(today: string, dates = datesOf(period)) {
  const intervals = dates.map((date, i): RecordedInterval => ({
    ...{ metric: 'STEPS', source: 'watch', startS: start(date) + 36_000, endS: start(date) + 39_600 },
    ...{ value: 1000 + i * 500, offsetMinutes: 0 },
  }));
  const stays = dates.map((date, i): SleepStay => {
    const span = { startS: start(date) - 3600, endS: start(date) + 21_600 + i * 60 };
    return {
      ...{ ...span, source: 'watch', startOffsetMinutes: 0, endOffsetMinutes: 0, zone: null, totals: null },
      segments: [{ state: 'LIGHT', ...span }],
      device: NO_DEVICE_SLEEP,
    };
  });
  const foods = dates.flatMap((date, i) =>
    ['Breakfast', 'Lunch', 'Dinner'].map((meal): LoggedFood => ({
      ...{ source: 'diary', date, time: '13:30', meal, food: 'x', amount: null, energyKcal: 500 },
      ...{ carbohydrateG: i === 0 && meal === 'Lunch' ? null : 40 + i, proteinG: 1, fatG: 1 },
      ...{ fibreG: null, sodiumMg: null },
    })),
  );
  const activity = atOnce(
    activitySteps({
      period,
      today,
      person,
      priority: [],
      records: { ...noRecords(), intervals },
      minutes: [],
    }),
  );
  return {
    workouts: activity.workouts,
    activity: activity.days,
    nights: nightFigures({ period, today, nowS: Date.parse(today) / 1000, person, priority: [], stays })
      .nights,
    nutrition: nutritionFigures({ period, today, diary: diaryDays([foods], []), planned: new Map() }).days,
    glucose: dates.map((date, i) => ({ date, meanMgdl: 150 - i, inRangePercent: 60 + i })),
  };
}
const pairOf = (input: ReturnType<typeof life>, x: string, y: string) =>
  atOnce(connectionSteps(input)).find((each) => each.x === x && each.y === y)?.correlation;

describe('what goes together', () => {
  it('is told from fourteen whole days on, with its interval', () => {
    const found = pairOf(life('2026-03-20'), 'STEPS', 'MEAN_GLUCOSE');
    expect(found).toMatchObject({ kind: 'value', n: 16 });
    expect(found).toHaveProperty('rho', expect.closeTo(-1, 9));
    expect(pairOf(life('2026-03-20'), 'STEPS', 'TIME_IN_RANGE')).toHaveProperty('rho', expect.closeTo(1, 9));
  });

  it('is not told of a day that is not over, nor of food whose carbohydrate is not all known', () => {
    expect(pairOf(life('2026-03-14'), 'STEPS', 'MEAN_GLUCOSE')).toMatchObject({
      ...{ kind: 'none', reason: 'TOO_FEW_DAYS', n: 13, needed: 14 },
    });
    expect(pairOf(life('2026-03-20'), 'INTAKE_CARBOHYDRATE', 'TIME_IN_RANGE')).toMatchObject({ n: 15 });
  });

  it('pairs a night with the day after it', () => {
    expect(pairOf(life('2026-03-20'), 'SLEEP', 'MEAN_GLUCOSE')).toHaveProperty('rho', expect.closeTo(-1, 9));
    // All of it was slept: an efficiency that never varies goes with nothing.
    expect(pairOf(life('2026-03-20'), 'SLEEP_EFFICIENCY', 'TIME_IN_RANGE')).toMatchObject({
      ...{ kind: 'none', reason: 'NO_VARIATION' },
    });
  });
});

describe('FHIR', () => {
  const patient = { id: 'p', name: 'Eva', surname: 'Gil', birthdate: null, sex: null };
  const { bundle, notSaid } = fhirOfWearables({
    patient,
    issuedAt: '2026-03-16T12:00:00.000Z',
    ...life('2026-03-16'),
  });
  const observations = bundle.entry.slice(1).map(({ resource }) => resource as Record<string, unknown>);

  it('has an observation for each day of what has a code', () => {
    const steps = observations.filter(({ id }) => String(id).startsWith('steps-'));
    expect(steps).toHaveLength(16);
    expect(steps[0]).toMatchObject({
      status: 'final',
      code: { coding: [{ system: 'http://loinc.org', code: '41950-7' }, {}] },
      effectiveDateTime: '2026-03-01',
      valueQuantity: { value: 1000, code: '{steps}' },
    });
    expect(new Set(observations.map(({ id }) => id)).size).toBe(observations.length);
  });

  it('says of an unfinished day that it is one, and names what it has no code for', () => {
    expect(observations.find(({ id }) => id === 'steps-2026-03-16')).toMatchObject({
      status: 'preliminary',
      note: [{ text: 'UNFINISHED' }],
    });
    expect(notSaid).toContainEqual({ metric: 'SLEEP_EFFICIENCY', days: 16 });
    expect(notSaid.map(({ metric }) => metric)).not.toContain('STEPS');
    expect(JSON.stringify(bundle)).not.toMatch(/null/);
  });
});

describe('lanes beside glucose', () => {
  it('divide what was counted among pieces of time, and lose nothing inside', () => {
    const part = { source: 'watch', offsetMinutes: 0, startS: 600, endS: 2400, value: 180 };
    const lane = countedLane([part], { fromS: 0, toS: 3600 }, 900);
    expect(lane).toEqual([
      { atS: 0, value: 30 },
      { atS: 900, value: 90 },
      { atS: 1800, value: 60 },
    ]);
    expect(countedLane([part], { fromS: 900, toS: 1800 }, 900)).toEqual([{ atS: 900, value: 90 }]);
  });

  it('have the mean of the minutes that were measured', () => {
    const minute = (atS: number, bpm: number) => ({ atS, bpm, source: 'watch', offsetMinutes: 0 });
    expect(heartLane([minute(0, 60), minute(60, 80), minute(300, 90)], 300)).toEqual([
      { atS: 0, value: 70 },
      { atS: 300, value: 90 },
    ]);
  });

  it('place a meal by the clock of its patient; an hour that comes twice is the first one', () => {
    const at = (date: string, time: string | null) => {
      const instant = instantOfMeal({ date, time }, 'Europe/Madrid');
      return instant === null ? null : new Date(instant * 1000).toISOString();
    };
    expect(at('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(at('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(at('2026-03-10', null)).toBeNull();
  });
});
