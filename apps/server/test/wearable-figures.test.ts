import { simulateTrace, sliceSeries } from '@healzy/domain/cgm';
import { noRecords, type RecordedHeartRate } from '@healzy/domain/wearables';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clarityFile } from '../src/features/cgm/demo/sensor-file.ts';
import { insertPart } from '../src/features/wearables/blocks.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic } from './clinics.ts';
import { healthWhile, LONGEST_HELD_MS } from './health-while.ts';
import { importSensorFile } from './sensor-files.ts';
import { at, importRecords, someRecords, steps } from './wearable-samples.ts';

let bed: TestBed;
let clinic: Clinic;
let patientId: string;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  bed.now.value = new Date('2026-03-20T08:00:00Z');
  clinic = await addClinic(bed.database, 'Con reloj');
  ({ patientId } = clinic);
});

const as = () => clinic.people.specialist;
type Reading =
  | 'getWearableActivity'
  | 'getWearableSleep'
  | 'getWearableNutrition'
  | 'getWearableDay'
  | 'getWearableConnections'
  | 'exportWearablesFhir';
async function read(operation: Reading, from: string, to: string, ofPatient = patientId) {
  const answer = await bed.call(operation, { as: as(), path: { patientId: ofPatient }, query: { from, to } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
const bringIn = (records: object, ofPatient = patientId) => importRecords(bed, clinic, ofPatient, [records]);
const meanOf = (body: { means: { metric: string }[] }, metric: string) =>
  body.means.find((mean) => mean.metric === metric);
const WEEK = ['2026-03-09', '2026-03-15'] as const;
const stepsOn = (day: string, value: number, source = 'Reloj') =>
  steps(source, at(day, 10), at(day, 11), value);

describe('days of activity', () => {
  it('count each moment once of two watches, and name the worst day and the days before', async () => {
    await bringIn({
      intervals: [
        stepsOn('2026-03-10', 8000),
        stepsOn('2026-03-10', 8300, 'Teléfono'),
        stepsOn('2026-03-12', 4000),
        stepsOn('2026-03-05', 2000, 'Teléfono'),
        // Nobody saw the end of the last day of a source.
        stepsOn('2026-03-16', 10),
      ],
    });
    const body = await read('getWearableActivity', ...WEEK);
    expect(body.days).toHaveLength(7);
    expect(body.days[1].steps).toMatchObject({ value: 8000, sources: [{ source: 'Reloj', value: 8000 }] });
    expect(meanOf(body, 'STEPS')).toMatchObject({ mean: 6000, days: 2, worst: { date: '2026-03-12' } });
    expect(body.previous).toMatchObject({ from: '2026-03-02', to: '2026-03-08', daysWithData: 1 });
    expect(body.previous.isOtherSource).toBe(true);
    const order = { as: as(), path: { patientId }, body: { sources: ['Teléfono', 'Reloj'] } };
    expect((await bed.call('updateWearableSourceOrder', order)).status).toBe(200);
    expect((await read('getWearableActivity', ...WEEK)).days[1].steps.value).toBe(8300);
  });

  it('do not compare today, which is not over, and end with it', async () => {
    await bringIn({ intervals: [stepsOn('2026-03-19', 9000), stepsOn('2026-03-20', 300)] });
    const body = await read('getWearableActivity', '2026-03-16', '2026-03-22');
    expect(body.days.at(-1)).toMatchObject({ date: '2026-03-20', gap: 'UNFINISHED', steps: { value: 300 } });
    expect(meanOf(body, 'STEPS')).toMatchObject({ mean: 9000, days: 1 });
  });

  it('belong to the clock of recording: both clock changes and a flight', async () => {
    bed.now.value = new Date('2026-11-28T08:00:00Z');
    const spring = steps('Reloj', '2026-03-28T23:30:00+01:00', '2026-03-29T00:30:00+01:00', 100);
    const late = steps('Reloj', '2026-03-29T22:00:00+02:00', '2026-03-29T23:00:00+02:00', 250);
    const autumn = [
      steps('Reloj', '2026-10-25T02:10:00+02:00', '2026-10-25T02:20:00+02:00', 40),
      steps('Reloj', '2026-10-25T02:10:00+01:00', '2026-10-25T02:20:00+01:00', 60),
    ];
    const flight = [
      steps('Reloj', '2026-11-10T08:00:00+01:00', '2026-11-10T09:00:00+01:00', 3000),
      steps('Reloj', '2026-11-10T20:00:00-05:00', '2026-11-10T21:00:00-05:00', 4000),
    ];
    const since = stepsOn('2026-11-12', 10);
    await bringIn({ intervals: [spring, late, ...autumn, ...flight, since] });
    const dayOf = async (date: string) => (await read('getWearableActivity', date, date)).days[0];
    expect(await dayOf('2026-03-28')).toMatchObject({ gap: null, steps: { value: 50 } });
    expect(await dayOf('2026-03-29')).toMatchObject({ gap: null, steps: { value: 300 } });
    expect(await dayOf('2026-10-25')).toMatchObject({ gap: null, steps: { value: 100, coveredMinutes: 20 } });
    expect(await dayOf('2026-11-10')).toMatchObject({ gap: 'JOURNEY', steps: { value: 7000 } });
  });

  it.each([
    ['a child', { birthdate: '2016-01-10' }, 'CHILD', ['MODERATE_MINUTES']],
    ['an adult', {}, null, ['STEPS', 'MODERATE_MINUTES', 'MET_MINUTES']],
  ])('of %s have their goals and zones, or say why there are none', async (_, card, reason, goals) => {
    const other = await addPatient(bed.database, clinic, card);
    await bringIn(someRecords('2026-03-10'), other);
    const body = await read('getWearableActivity', ...WEEK, other);
    expect(body.zones.reason).toBe(reason);
    expect(body.goals.map(({ metric }: { metric: string }) => metric)).toEqual(goals);
    expect(body.days[1].zoneMinutes === null).toBe(reason !== null);
  });

  it('of a pregnant woman have no zones and no class of steps, by her history or her glucose test', async () => {
    const history = {
      patientId: await addPatient(bed.database, clinic, { sex: 'FEMALE' }),
      section: 'medical-history',
    };
    const known = await bed.call('updatePatientData', {
      ...{ as: as(), path: history, headers: { 'if-match': '"0"' } },
      body: { answers: { pregnancy: 'PREGNANT' } },
    });
    expect(known.status, known.text).toBe(200);
    await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query(`UPDATE medical_tests SET range_profile = 'PREGNANCY' WHERE id = $1`, [clinic.testId]),
    );
    for (const pregnant of [history.patientId, patientId]) {
      const body = await read('getWearableActivity', ...WEEK, pregnant);
      expect(body.zones).toMatchObject({ zones: null, reason: 'PREGNANT' });
      expect(body.goals.map(({ metric }: { metric: string }) => metric)).not.toContain('STEPS');
    }
  });

  it('are gone with their import', async () => {
    const importId = await bringIn({ intervals: [stepsOn('2026-03-10', 8000)] });
    await bed.call('deleteWearableImport', { as: as(), path: { patientId, importId } });
    expect(await read('getWearableActivity', ...WEEK)).toMatchObject({ daysWithData: 0, workouts: [] });
  });
});

describe('nights', () => {
  const night = (source: string, start: string, end: string) => ({
    ...{ source, start, end, device: { isNap: null, efficiency: 70, latencyS: null, wasoS: null } },
    segments: [{ state: 'LIGHT', start, end }],
  });

  it('belong to the day of waking, elapsed across a clock change, with what the device says beside', async () => {
    bed.now.value = new Date('2026-11-28T08:00:00Z');
    await bringIn({
      sleeps: [
        night('Reloj', '2026-03-28T23:00:00+01:00', '2026-03-29T07:00:00+02:00'),
        night('Anillo', '2026-10-24T23:00:00+02:00', '2026-10-25T07:00:00+01:00'),
      ],
    });
    const spring = await read('getWearableSleep', '2026-03-28', '2026-03-29');
    expect(spring.nights.map(({ sleepS }: { sleepS: number }) => sleepS)).toEqual([null, 7 * 3600]);
    expect(spring.nights[1].disagreements).toEqual([
      { figure: 'EFFICIENCY', source: 'Reloj', ours: 100, device: 70 },
    ]);
    expect(spring.regularity).toMatchObject({ value: null, reason: 'TOO_FEW_DAYS', days: 1, needed: 5 });
    const autumn = await read('getWearableSleep', '2026-10-25', '2026-10-25');
    expect(meanOf(autumn, 'SLEEP')).toMatchObject({ mean: 9 * 3600, days: 1, worst: { date: '2026-10-25' } });
  });
});

describe('food', () => {
  const meal = (date: string, name: string, energyKcal: number) => ({
    ...{ source: 'diario', date, time: '14:00', meal: name, food: 'Pan', amount: null, energyKcal },
    ...{ carbohydrateG: 20, proteinG: 5, fatG: 1, fibreG: null, sodiumMg: null },
  });
  const whole = (date: string, kcal: number) =>
    ['Desayuno', 'Almuerzo', 'Cena'].map((name) => meal(date, name, kcal / 3));

  it('is held against the plan on whole days alone; the same export twice is one', async () => {
    bed.now.value = new Date('2026-03-09T08:00:00Z');
    const plan = { name: 'Plan', weeks: 1, startDate: '2026-03-09' };
    const made = await bed.call('createNutritionalPlan', { as: as(), path: { patientId }, body: plan });
    const saved = await bed.call('updateNutritionalPlan', {
      as: as(),
      path: { id: made.body.id as string },
      headers: { 'if-match': `"${made.body.version}"` },
      body: {
        ...{ ...plan, mealShares: made.body.mealShares, macroShares: made.body.macroShares },
        energy: { kcal: 2100, source: 'TYPED', on: '2026-03-09' },
      },
    });
    expect(saved.status, saved.text).toBe(200);
    bed.now.value = new Date('2026-03-20T08:00:00Z');
    const meals = [
      ...whole('2026-03-09', 2100),
      ...whole('2026-03-10', 900),
      meal('2026-03-11', 'Desayuno', 350),
      ...whole('2026-03-18', 2100),
    ];
    await bringIn({ meals });
    await bringIn({ meals });
    const body = await read('getWearableNutrition', '2026-03-09', '2026-03-19');
    expect(body.days[0]).toMatchObject({
      ...{ isIncomplete: false, logged: { energyKcal: 2100, fibreG: null }, planned: { energyKcal: 2100 } },
    });
    expect(body.days[2]).toMatchObject({ isIncomplete: true, missingMeals: ['LUNCH', 'DINNER'] });
    expect(body.days[9]).toMatchObject({ isIncomplete: false, planned: null });
    // The file ends with the day before: of this one nothing can have arrived.
    expect(body.silence).toEqual({ since: '2026-03-18' });
    expect([body.days[5], body.days[10]]).toMatchObject([
      { gap: null, isIncomplete: false },
      { gap: 'NOT_ARRIVED', isIncomplete: false },
    ]);
    expect(body.adherence).toMatchObject({
      days: 2,
      daysNear: 1,
      daysBelow: 1,
      daysAbove: 0,
      daysIncomplete: 1,
      // The day after the plan is in the mean of all, and in neither of these.
      loggedKcal: 1500,
      plannedKcal: 2100,
    });
    expect(body.adherence.worst.date).toBe('2026-03-10');
    expect(meanOf(body, 'INTAKE_ENERGY')).toMatchObject({ mean: 1700, days: 3 });
    const { id } = body.days[1].meals[0];
    const linked = await bed.call('getLoggedMeal', { as: as(), path: { patientId, mealId: id } });
    expect(linked.body).toMatchObject({
      ...{ meal: { id, date: '2026-03-10', at: '2026-03-10T13:00:00.000Z' }, dayIntake: { energyKcal: 900 } },
      ...{ planned: { energyKcal: 2100 }, others: [{ date: '2026-03-09' }] },
    });
  });
});

describe('on the axis of glucose', () => {
  it('lie steps, heart rate, sleep, workouts and meals', async () => {
    await bringIn(someRecords('2026-03-10'));
    const body = await read('getWearableDay', '2026-03-10', '2026-03-10');
    expect(body.steps).toEqual([{ at: '2026-03-10T07:00:00.000Z', value: 900 }]);
    expect(body.heartRates).toEqual([{ at: '2026-03-10T07:00:00.000Z', bpm: 95 }]);
    expect(body.sleeps).toMatchObject([{ date: '2026-03-10', kind: 'NIGHT' }]);
    expect(body.workouts).toMatchObject([{ name: 'Running' }]);
    expect(body.meals).toMatchObject([{ at: '2026-03-10T07:10:00.000Z' }]);
    const workoutId = body.workouts[0].id as string;
    const found = await bed.call('getWearableWorkout', { as: as(), path: { patientId, workoutId } });
    expect(found.body.workout).toMatchObject({ id: workoutId, energyKcal: 320, meanBpm: null });
  });

  it('go together with glucose from fourteen days on', async () => {
    const { series } = simulateTrace(5, {
      from: '2026-03-03',
      days: 17,
      zone: 'Europe/Madrid',
      hasGaps: false,
    });
    series.epochSeconds.forEach((epoch, i) => {
      const mgdl = 100 + Math.floor((epoch - Date.parse('2026-03-03T00:00+01:00') / 1000) / 86_400) * 5;
      series.mgdl[i] = mgdl;
      series.recorded[i] = mgdl;
      series.flags[i] = 0;
    });
    const part = sliceSeries(series, 0, Date.parse('2026-03-19T09:00+01:00') / 1000);
    const { status } = await importSensorFile(bed, clinic, { bytes: clarityFile(part) });
    expect(status).toBe(201);
    const days = Array.from({ length: 17 }, (_, i) => `2026-03-${String(3 + i).padStart(2, '0')}`);
    await bringIn({ intervals: days.map((day, i) => stepsOn(day, 9000 - i * 100)) });
    const pairOf = async (from: string, y: string) =>
      (await read('getWearableConnections', from, '2026-03-20')).connections.find(
        (each: { x: string; y: string }) => each.x === 'STEPS' && each.y === y,
      );
    // Not of the day on which the sensor ended in the morning, nor of today.
    expect(await pairOf('2026-03-01', 'MEAN_GLUCOSE')).toMatchObject({ days: 16, reason: null });
    expect((await pairOf('2026-03-01', 'MEAN_GLUCOSE')).rho).toBeCloseTo(-1, 6);
    expect(await pairOf('2026-03-01', 'TIME_IN_RANGE')).toMatchObject({ rho: null, reason: 'NO_VARIATION' });
    expect(await pairOf('2026-03-06', 'MEAN_GLUCOSE')).toMatchObject({
      ...{ rho: null, low: null, days: 13, needed: 14, reason: 'TOO_FEW_DAYS' },
    });
  });
});

describe('FHIR', () => {
  it('has days and nights with their codes, and names what has none', async () => {
    await bringIn(someRecords('2026-03-10'));
    const { bundle, notSaid, fileName } = await read('exportWearablesFhir', ...WEEK);
    expect(fileName).toMatch(/\.json$/);
    const codes = bundle.entry
      .slice(1)
      .map(
        ({ resource }: { resource: { code: { coding: { code: string }[] } } }) =>
          resource.code.coding[0]?.code,
      );
    expect(codes).toEqual(expect.arrayContaining(['41950-7', '40443-4', '93832-4', '55411-3', '9052-2']));
    expect(notSaid).toContainEqual({ metric: 'INTAKE_CARBOHYDRATE', days: 1 });
  });
});

describe('what is refused', () => {
  it('is a period that is too long or ends before it begins, another account and an unknown link', async () => {
    const refusalOf = async (query: Record<string, string>, operation: Reading = 'getWearableActivity') => {
      const { status, body } = await bed.call(operation, { as: as(), path: { patientId }, query });
      return [status, body.code];
    };
    expect(await refusalOf({ from: '2026-03-10', to: '2026-03-09' })).toEqual([422, 'WEARABLE_PERIOD']);
    expect(await refusalOf({ from: '2025-03-10', to: '2026-03-09' })).toEqual([422, 'WEARABLE_PERIOD']);
    expect(await refusalOf({ from: '2026-02-20', to: '2026-03-09' }, 'getWearableDay')).toEqual([
      ...[422, 'WEARABLE_PERIOD'],
    ]);
    const other = { as: bed.brisa.people.specialist, path: { patientId } };
    expect((await bed.call('getWearableActivity', other)).status).toBe(404);
    for (const workoutId of ['w1-1', 'wzzzzzzzz-1', '-'])
      expect(
        (await bed.call('getWearableWorkout', { as: as(), path: { patientId, workoutId } })).status,
      ).toBe(404);
    for (const mealId of ['m1-1', 'mzzzz-1', '-'])
      expect((await bed.call('getLoggedMeal', { as: as(), path: { patientId, mealId } })).status).toBe(404);
  });
});

describe('four weeks of a watch that measures the heart every five seconds', () => {
  it('are told while others are answered', async () => {
    const importId = await bringIn({ intervals: [] });
    const owner = { accountId: clinic.accountId, patientId, importId };
    const first = Date.parse('2026-02-20T00:00Z') / 1000;
    for (let day = 0; day < 28; day++) {
      const heartRates = Array.from({ length: 17_280 }, (_, i): RecordedHeartRate => ({
        ...{ source: 'Reloj', atS: first + day * 86_400 + i * 5, bpm: 60 + (i % 60), offsetMinutes: 60 },
      }));
      const intervals = Array.from({ length: 1440 }, (_, i) => {
        const startS = first + day * 86_400 + i * 60;
        return {
          metric: 'STEPS' as const,
          source: 'Reloj',
          startS,
          endS: startS + 60,
          value: 7,
          offsetMinutes: 60,
        };
      });
      await bed.database.asAccount({ accountId: clinic.accountId, userId: as().userId }, (sql) =>
        insertPart(sql, { ...owner, part: day + 1 }, { ...noRecords(), heartRates, intervals }),
      );
    }
    const token = await bed.tokenFor(as());
    for (const address of ['activity', 'connections']) {
      const url = `/patient-service/patient/${patientId}/wearables/${address}?accountId=${clinic.accountId}&from=2026-02-20&to=2026-03-19`;
      const told = await healthWhile(bed, () =>
        bed.app.server.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } }),
      );
      expect(told.result.statusCode).toBe(200);
      expect([address, told.longestHeldMs < LONGEST_HELD_MS, told.longestHeldMs]).toEqual([
        ...[address, true, expect.any(Number)],
      ]);
    }
  }, 300_000);
});
