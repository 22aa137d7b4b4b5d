import { describe, expect, it } from 'vitest';
import type { LoggedFood } from '../index.ts';
import { dateOfMealId, diaryDays, diarySilence, nutritionFigures, type Nutrients } from './index.ts';

const food = (
  date: string,
  meal: string | null,
  energyKcal: number | null,
  more: Partial<LoggedFood> = {},
): LoggedFood => ({
  ...{ source: 'cronometer', date, meal, energyKcal, time: null, food: 'Pan', amount: '60 g' },
  ...{ carbohydrateG: 30, proteinG: 5, fatG: 1, fibreG: null, sodiumMg: null },
  ...more,
});
const whole = (date: string, kcal = 2000): LoggedFood[] => [
  food(date, 'Desayuno', kcal / 4),
  food(date, 'Almuerzo', kcal / 2),
  food(date, 'Cena', kcal / 4),
];
const plan = (energyKcal: number): Nutrients => ({
  ...{ energyKcal, carbohydrateG: null, proteinG: null, fatG: null, fibreG: null, sodiumMg: null },
});
const dates = ['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'];
const figures = (foods: LoggedFood[], today = '2026-03-20', from = dates[0]!, to = '2026-03-16') =>
  nutritionFigures({
    period: { from, to },
    today,
    diary: diaryDays([foods], []),
    planned: new Map(dates.map((date) => [date, plan(2000)])),
  });
const gapsOf = (found: ReturnType<typeof figures>) => found.days.slice(0, 4).map(({ gap }) => gap);

describe('diaries', () => {
  it('read twice are one, and two equal servings of one reading are two', () => {
    const twice = [food('2026-03-10', 'Cena', 100), food('2026-03-10', 'Cena', 100)];
    const [day] = diaryDays([twice, [...twice]], []);
    expect(day).toMatchObject({ intake: { energyKcal: 200 }, meals: [{ foods: [{}, {}] }] });
  });

  it('of a day that was logged further are those of the later export, in any order', () => {
    const noon = [food('2026-03-10', 'Desayuno', 300), food('2026-03-10', 'Almuerzo', 600)];
    const evening = [food('2026-03-10', 'Desayuno', 320), noon[1]!, food('2026-03-10', 'Cena', 500)];
    for (const imports of [
      [noon, evening],
      [evening, noon],
    ])
      expect(diaryDays(imports, [])[0]?.intake?.energyKcal).toBe(1420);
  });

  it('of two programs are of the same food: the first counts, the other is named', () => {
    const foods = [...whole('2026-03-10'), food('2026-03-10', 'Cena', 900, { source: 'lose-it' })];
    expect(diaryDays([foods], ['lose-it'])[0]).toMatchObject({
      intake: { energyKcal: 900 },
      otherSources: ['cronometer'],
    });
  });

  it('do not take what nobody wrote for zero', () => {
    const [day] = diaryDays([whole('2026-03-10')], []);
    expect(day?.intake).toMatchObject({ energyKcal: 2000, fibreG: null });
    expect(dateOfMealId(day!.meals[0]!.id)).toBe('2026-03-10');
    expect(dateOfMealId('m-1')).toBeNull();
  });
});

describe('days against the plan', () => {
  it('count when they are whole: near, below and above apart, with the furthest named', () => {
    const found = figures([
      ...whole(dates[0]!, 2100),
      ...whole(dates[1]!, 900),
      ...whole(dates[2]!, 2600),
      food(dates[3]!, 'Desayuno', 400),
    ]);
    expect(gapsOf(found)).toEqual([null, null, null, 'MISSING_MEALS']);
    expect(found.days[3]?.missingMeals).toEqual(['LUNCH', 'DINNER']);
    expect(found.adherence).toEqual({
      days: 3,
      daysNear: 1,
      daysBelow: 1,
      daysAbove: 1,
      daysIncomplete: 1,
      withinPercent: 15,
      neededMeals: ['BREAKFAST', 'LUNCH', 'DINNER'],
      loggedKcal: 5600 / 3,
      plannedKcal: 2000,
      worst: { date: dates[1], value: 45 },
    });
    // The half-logged day is not one of 400 kcal.
    const energy = found.means.find(({ metric }) => metric === 'INTAKE_ENERGY');
    expect(energy).toMatchObject({ days: 3, worst: { date: dates[1], value: 900 } });
    expect(energy?.mean).toBeCloseTo(5600 / 3, 9);
  });

  it('hold the mean of days with a plan against that plan, and say none where no day has one', () => {
    const unplanned = '2026-03-15';
    const both = figures([...whole(dates[0]!, 1800), ...whole(unplanned, 3000)]);
    expect(both.means.find(({ metric }) => metric === 'INTAKE_ENERGY')?.mean).toBe(2400);
    expect(both.adherence).toMatchObject({ days: 1, loggedKcal: 1800, plannedKcal: 2000 });
    expect(figures(whole(unplanned)).adherence).toMatchObject({
      days: 0,
      loggedKcal: null,
      plannedKcal: null,
    });
  });

  it('name the day furthest from its plan, not the one that differs from the others by coming near it', () => {
    const found = figures([...whole(dates[0]!, 1200), ...whole(dates[1]!, 1100), ...whole(dates[2]!, 1900)]);
    const worstOf = (name: string) => found.means.find(({ metric }) => metric === name)?.worst;
    expect(found.adherence.worst?.date).toBe(dates[1]);
    expect(worstOf('INTAKE_ENERGY')).toEqual({ date: dates[1], value: 1100 });
    // Of what no plan says anything, the day furthest from the others.
    expect(worstOf('INTAKE_PROTEIN')).toEqual({ date: dates[0], value: 15 });
  });

  it('leave out today and days with a food of unknown energy, and say nothing of unlogged ones', () => {
    const foods = [
      ...whole(dates[0]!),
      ...whole(dates[1]!),
      food(dates[1]!, 'Cena', null),
      ...whole(dates[3]!),
    ];
    const found = figures(foods, dates[3]);
    expect(gapsOf(found)).toEqual([null, 'UNKNOWN_ENERGY', null, 'UNFINISHED']);
    expect(found.days[2]?.intake).toBeNull();
    expect(found.adherence).toMatchObject({ days: 1, daysNear: 1, daysIncomplete: 1 });
  });

  it('know who has no breakfast, from a week of days on, and never fewer than two meals', () => {
    const days = Array.from({ length: 8 }, (_, i) => `2026-03-${String(i + 1).padStart(2, '0')}`);
    const without = (...left: string[]) =>
      figures(
        days.flatMap((date) => whole(date).filter(({ meal }) => !left.includes(meal!))),
        '2026-03-20',
        days[0],
        days[7],
      );
    expect(without('Desayuno').adherence.neededMeals).toEqual(['LUNCH', 'DINNER']);
    expect(without('Desayuno').days.every(({ gap }) => gap === null)).toBe(true);
    expect(without('Desayuno', 'Cena').days.every(({ gap }) => gap === 'MISSING_MEALS')).toBe(true);
  });

  it('of meals with names of their own are whole with as many', () => {
    const own = ['Comida 1', 'Comida 2', 'Comida 3'].map((meal) => food(dates[0]!, meal, 700));
    expect(gapsOf(figures(own))[0]).toBeNull();
    expect(gapsOf(figures(own.slice(0, 2)))[0]).toBe('MISSING_MEALS');
  });
});

describe('days without a log', () => {
  const sources = [{ lastOn: '2026-03-09' }, { lastOn: dates[1]! }];
  const of = (silence: ReturnType<typeof diarySilence>) =>
    nutritionFigures({
      period: { from: dates[0]!, to: dates[3]! },
      today: '2026-03-20',
      diary: diaryDays([whole(dates[0]!)], []),
      planned: new Map(),
      silence,
    });

  it('are not called so once all diaries are silent: it would not have arrived', () => {
    const silence = diarySilence([{ isDelivering: false, sources }]);
    expect(silence).toEqual({ since: dates[1] });
    const found = of(silence);
    expect(gapsOf(found)).toEqual([null, null, 'NOT_ARRIVED', 'NOT_ARRIVED']);
    // It is no day logged in part.
    expect(found.adherence.daysIncomplete).toBe(0);
  });

  it('are not called so where no diary ever brought anything', () => {
    for (const deliveries of [[], [{ isDelivering: false, sources: [] }]])
      expect(gapsOf(of(diarySilence(deliveries))).slice(1)).toEqual(Array(3).fill('NOT_ARRIVED'));
  });

  it('are days without a log while one diary delivers, whatever another one does', () => {
    const silence = diarySilence([
      { isDelivering: false, sources },
      { isDelivering: true, sources: [] },
    ]);
    expect(silence).toBeNull();
    expect(gapsOf(of(silence)).slice(1)).toEqual([null, null, null]);
  });
});
