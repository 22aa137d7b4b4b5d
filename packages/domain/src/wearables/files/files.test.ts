import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedDays, readWearableText, type WearableText, type WearableTextOptions } from '../index.ts';
import { hasDataBeside, textBeside } from '../../shared/testing/beside/index.ts';

const MADRID = { zone: 'Europe/Madrid' };
function read(text: string, options: WearableTextOptions = {}): WearableText {
  const result = readWearableText(text, options);
  if (result.kind !== 'read') throw new Error(JSON.stringify(result));
  const skipped = result.skipped.reduce((sum, { count }) => sum + count, 0);
  expect(result.read - result.stored).toBe(skipped);
  return result;
}
const dayValues = ({ intervals }: WearableText, metric: string) =>
  countedDays(
    intervals.filter((interval) => interval.metric === metric),
    [],
  ).days.map(({ date, value }) => [date, value]);

describe.skipIf(!hasDataBeside)('files outside the repository', () => {
  it('steps of Fitbit are of UTC: from 23:00 they belong to the next day of Madrid', () => {
    const path = 'activity/fitbit_takeout_steps-2026-03-28.json';
    expect(readWearableText(textBeside(path))).toMatchObject({ kind: 'question', question: 'zone' });
    expect(dayValues(read(textBeside(path), MADRID), 'STEPS')).toEqual([
      ['2026-03-28', 91],
      ['2026-03-29', 242],
    ]);
  });

  it('heart rates of Fitbit without confidence were not measured', () => {
    const result = read(textBeside('activity/fitbit_takeout_heart_rate-2026-03-28.json'));
    expect(result.heartRates.map(({ bpm }) => bpm)).toEqual([61, 63]);
    expect(result.skipped).toEqual([{ reason: 'NOT_MEASURED', count: 2, rows: [2, 3] }]);
  });

  it('a day of Garmin has its gaps counted', () => {
    const result = read(textBeside('activity/garmin_daily_heart_rate.json'));
    expect(result.dayValues).toEqual([
      { source: 'Garmin', metric: 'RESTING_HEART_RATE', date: '2026-01-07', value: 52 },
    ]);
    // And the resting rate of the day.
    expect(result.heartRates).toHaveLength(result.stored - 1);
    expect(Math.max(...result.heartRates.map(({ bpm }) => bpm))).toBe(115);
    expect(Math.min(...result.heartRates.map(({ bpm }) => bpm))).toBe(49);
  });

  it('days of Samsung are those of all its sources together', () => {
    const result = read(textBeside('activity/samsung_step_daily_trend.csv'), MADRID);
    expect(dayValues(result, 'STEPS').map(([, value]) => value)).toEqual([8123, 10_456]);
    expect(result.skipped).toEqual([{ reason: 'NOT_THE_TOTAL', count: 3, rows: [4, 5, 7] }]);
  });

  it('days of Google Fit in Spanish, without the empty one', () => {
    const result = read(textBeside('activity/google_fit_daily_metrics_es.csv'), MADRID);
    expect(dayValues(result, 'STEPS')).toEqual([
      ['2026-03-27', 7812],
      ['2026-03-29', 9034],
    ]);
    expect(dayValues(result, 'TOTAL_ENERGY')).toEqual([
      ['2026-03-27', 2011.45],
      ['2026-03-29', 2101.9],
    ]);
    expect(dayValues(result, 'DISTANCE')[0]).toEqual(['2026-03-27', 5203.1]);
    expect(result.skipped).toEqual([{ reason: 'PLACEHOLDER', count: 1, rows: [3] }]);
  });

  it('days of Withings are in their own zone', () => {
    const result = read(textBeside('activity/withings_activity.json'));
    expect(dayValues(result, 'STEPS')[0]).toEqual(['2023-10-20', 1209]);
    expect(dayValues(result, 'MODERATE_MINUTES')[0]).toEqual(
      ['2023-10-20', 292 / 60].map((v) => (typeof v === 'number' ? Math.round(v * 1e6) / 1e6 : v)),
    );
  });

  it('cycles of WHOOP have their values on the day of waking', () => {
    const result = read(textBeside('activity/whoop_physiological_cycles_es.csv'));
    const values = result.dayValues;
    expect(values).toContainEqual({ source: 'WHOOP', metric: 'HRV_RMSSD', date: '2026-03-29', value: 44 });
    expect(dayValues(result, 'TOTAL_ENERGY')).toEqual([['2026-03-28', 2210]]);
  });

  it('meals of MyFitnessPal: what is empty is unknown', () => {
    const result = read(textBeside('nutrition/myfitnesspal_nutrition_summary.csv'));
    expect(result.logged).toMatchObject([
      { meal: 'Breakfast', energyKcal: 402, fibreG: 6, food: null },
      { meal: 'Lunch', energyKcal: 1050.5, fibreG: 11, carbohydrateG: 98, proteinG: 60.2, sodiumMg: 900 },
    ]);
    expect(result.skipped).toEqual([
      { reason: 'PLACEHOLDER', count: 1, rows: [4] },
      { reason: 'TOTALS', count: 1, rows: [5] },
    ]);
  });

  it('servings of Cronometer: two equal ones are two', () => {
    const { logged, stored } = read(textBeside('nutrition/cronometer_servings.csv'));
    expect(stored).toBe(5);
    expect(logged.map(({ time, food, fibreG }) => [time, food, fibreG])).toEqual([
      ['07:30', 'Oats, rolled', 8.1],
      [null, 'Lentejas estofadas', 14],
      ['11:05', 'Water', 0],
      ['11:05', 'Water', 0],
      ['14:10', 'Arroz, cocido', null],
    ]);
  });

  it('servings of Lose It! without the deleted one', () => {
    const result = read(textBeside('nutrition/loseit_food_logs.csv'));
    expect(result.logged).toMatchObject([
      { date: '2026-03-28', food: 'Oatmeal', amount: '1 Cup', energyKcal: 166 },
      { date: '2026-03-29', food: 'Chicken Breast', carbohydrateG: null, proteinG: 46.5 },
    ]);
    expect(result.skipped).toEqual([{ reason: 'DELETED', count: 1, rows: [3] }]);
  });
});

describe('numbers of another place', () => {
  const LOSE_IT =
    'Date,Name,Meal,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g),Sodium (mg)';
  const CRONOMETER = 'Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g),Carbs (g),Fat (g)';
  const foods = (row: string) => Array.from({ length: 5 }, () => row);

  it('have a decimal comma that is never one of thousands', () => {
    const comma = read(
      [CRONOMETER, '2026-03-28,,B,Pan,60 g,"152,5","4,8","31,25",1', '2026-03-28,,C,A,1,"1.020",2,3,4']
        .join('\n')
        .concat('\n'),
    );
    expect(comma.logged).toMatchObject([
      { energyKcal: 152.5, proteinG: 4.8, carbohydrateG: 31.25, fatG: 1 },
      { energyKcal: 1020 },
    ]);
    const point = read([CRONOMETER, '2026-03-28,,B,Pan,60 g,"1,020.5",4.8,31.25,1'].join('\n').concat('\n'));
    expect(point.logged).toMatchObject([{ energyKcal: 1020.5 }]);
    // Both in one file: what can be read one way only is not read the other way.
    const mixed = read([CRONOMETER, '2026-03-28,,B,Pan,60 g,152.5,"4,8",31,1'].join('\n').concat('\n'));
    expect(mixed.logged).toMatchObject([{ energyKcal: 152.5, proteinG: null }]);
  });

  it('of days in Spanish may have a decimal point', () => {
    const days = read(
      'Fecha,Calorías (kcal),Distancia (m),Recuento de pasos\n2026-03-27,2011.45,1203.5,7812\n',
      MADRID,
    );
    expect(days.intervals.map(({ metric, value }) => [metric, value])).toEqual([
      ['STEPS', 7812],
      ['DISTANCE', 1203.5],
      ['TOTAL_ENERGY', 2011.45],
    ]);
  });

  it('are in kilojoules where an account shows those: the energy is not known', () => {
    const of = (energy: number) =>
      read([CRONOMETER, ...foods(`2026-03-28,,Lunch,Arroz,210 g,${energy},6,60,1`)].join('\n').concat('\n'))
        .logged;
    expect(of(273)[0]).toMatchObject({ energyKcal: 273, carbohydrateG: 60 });
    expect(of(1142)[0]).toMatchObject({ energyKcal: null, carbohydrateG: 60 });
    // Two meals tell it too, where each is off by just that much; a glass of wine is off by more, a light beer alone by less.
    const few = (...rows: string[]) => read([CRONOMETER, ...rows].join('\n').concat('\n')).logged;
    const rice = '2026-03-28,,Lunch,Arroz,210 g,1142,6,60,1';
    expect(few(rice, '2026-03-28,,Dinner,Pan,60 g,667,5,31,1').map((food) => food.energyKcal)).toEqual([
      null,
      null,
    ]);
    expect(few(rice.replace('1142', '273'), '2026-03-28,,Dinner,Vino,150 g,125,0,4,0')).toMatchObject([
      { energyKcal: 273 },
      { energyKcal: 125 },
    ]);
    // Calories that are typed without a food say nothing of the unit.
    const quick = read(
      [CRONOMETER, ...foods('2026-03-28,,Lunch,Rápido,1,500,0,0,0')].join('\n').concat('\n'),
    ).logged;
    expect(quick[0]).toMatchObject({ energyKcal: 500, carbohydrateG: 0 });
  });

  it('have the day first where the dates of the file say so', () => {
    const of = (...dates: string[]) =>
      read(
        [LOSE_IT, ...dates.map((date) => `${date},Pan,Lunch,1,u,100,false,1,2,3,4`)].join('\n').concat('\n'),
      );
    expect(of('05/04/2026', '28/03/2026').logged.map(({ date }) => date)).toEqual([
      '2026-04-05',
      '2026-03-28',
    ]);
    expect(of('05/04/2026').logged.map(({ date }) => date)).toEqual(['2026-05-04']);
    // Both orders side by side: what can be either is unreadable.
    expect(of('03/28/2026', '28/03/2026', '05/04/2026', '05/05/2026')).toMatchObject({
      logged: [{ date: '2026-03-28' }, { date: '2026-03-28' }, { date: '2026-05-05' }],
      skipped: [{ reason: 'TIME_UNREADABLE', rows: [4] }],
      dayOrder: null,
    });
  });
});

describe('a clock that no place has', () => {
  it('is named with its record, and moves nothing to another day', () => {
    const garmin = read(
      JSON.stringify({
        startTimestampGMT: '2026-01-07T23:00:00.0',
        startTimestampLocal: '1999-01-01T00:00:00.0',
        heartRateValues: [[1_767_830_400_000, 61]],
      }),
    );
    const oura = read(
      JSON.stringify({
        data: [
          {
            type: 'long_sleep',
            bedtime_start: '2026-03-28T23:10:00+99:00',
            bedtime_end: '2026-03-29T08:10:00+99:00',
            sleep_phase_5_min: '4321',
          },
        ],
      }),
    );
    for (const result of [garmin, oura])
      expect(result).toMatchObject({
        stored: 0,
        skipped: [{ reason: 'TIME_UNREADABLE', count: 1, rows: [1] }],
      });
  });
});

describe('small files', () => {
  it.each([
    ['nothing', '', 'UNKNOWN_FORMAT'],
    ['another table', 'a,b\n1,2\n', 'UNKNOWN_FORMAT'],
    ['an export cut in half', '{"data": [{"bedtime_start": "2026', 'CUT_OFF'],
    ['another object', '{"weight": 70}', 'UNKNOWN_FORMAT'],
  ])('%s is refused', (_, text, reason) => {
    expect(readWearableText(text)).toEqual({ kind: 'refused', reason });
  });

  it('nights of Zepp: times of UTC, and a row of zeros is no night', () => {
    const text = [
      'date,deepSleepTime,shallowSleepTime,wakeTime,start,stop,REMTime,naps',
      '2026-03-28,90,240,10,2026-03-27 22:30:00+0000,2026-03-28 06:00:00+0000,60,',
      '2026-03-29,0,0,0,2026-03-29 00:00:00+0000,2026-03-29 00:00:00+0000,0,',
    ]
      .join('\n')
      .concat('\n');
    const result = read(text, MADRID);
    expect(result.sleeps).toMatchObject([
      { startOffsetMinutes: 60, totals: { DEEP: 5400, LIGHT: 14_400, REM: 3600, AWAKE: 600 } },
    ]);
    expect(result.skipped).toEqual([{ reason: 'PLACEHOLDER', count: 1, rows: [3] }]);
  });

  it('400,000 steps are named with their row', () => {
    const text = 'Date,Step count,Distance (m),Calories (kcal)\n2026-03-01,400000,,\n2026-03-02,"8,000",,\n';
    const result = read(text, MADRID);
    expect(dayValues(result, 'STEPS')).toEqual([['2026-03-02', 8000]]);
    expect(result.skipped).toEqual([{ reason: 'IMPLAUSIBLE', count: 1, rows: [2] }]);
  });

  it('segments of Withings ask for a zone, and split where nothing was recorded for half an hour', () => {
    const from = Date.UTC(2026, 2, 28) / 1000;
    const series = [
      { startdate: from + 0, enddate: from + 600, state: 1 },
      { startdate: from + 900, enddate: from + 1200, state: 2 },
      { startdate: from + 9000, enddate: from + 9600, state: 3 },
      { startdate: from + 9600, enddate: from + 9500, state: 3 },
    ];
    const text = JSON.stringify({ body: { series } });
    expect(readWearableText(text)).toMatchObject({ kind: 'question', format: 'WITHINGS_SLEEP' });
    const result = read(text, MADRID);
    expect(result.sleeps.map(({ startS, endS }) => [startS - from, endS - from])).toEqual([
      [0, 1200],
      [9000, 9600],
    ]);
    expect(result.skipped).toEqual([{ reason: 'ENDS_BEFORE_START', count: 1, rows: [4] }]);
  });

  it('never throw, whatever the text, and always add up', () => {
    const seeds = [
      'Day,Time,Group,Food Name,Amount,Energy (kcal)\n2026-03-28,7:30 AM,B,Oats,80 g,300\n',
      '[{"dateTime":"03/28/26 22:58:00","value":"40"}]',
      '{"data":[{"type":"long_sleep","bedtime_start":"2026-03-28T23:10:00+01:00","bedtime_end":"2026-03-29T08:10:00+02:00","sleep_phase_5_min":"4321"}]}',
      'com.samsung.shealth.sleep,1,2\nsleep_duration,efficiency\n351,0\n',
      '{"sleep":[{"startTime":"2026-10-25T02:30:00.000","duration":600000,"levels":{"data":[{"dateTime":"2026-10-25T02:30:00.000","level":"light","seconds":600}]}}]}',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...seeds),
        fc.array(fc.tuple(fc.nat({ max: 400 }), fc.string({ maxLength: 4 }), fc.nat({ max: 6 })), {
          maxLength: 5,
        }),
        (seed, edits) => {
          const text = edits.reduce(
            (now, [at, put, cut]) => now.slice(0, at % now.length) + put + now.slice((at % now.length) + cut),
            seed,
          );
          const result = readWearableText(text, { ...MADRID, clock: 'UTC' });
          if (result.kind !== 'read') return;
          const skipped = result.skipped.reduce((sum, { count }) => sum + count, 0);
          expect(result.stored + skipped).toBe(result.read);
          for (const { startS, endS } of result.sleeps) expect(endS).toBeGreaterThan(startS);
        },
      ),
    );
  });
});
