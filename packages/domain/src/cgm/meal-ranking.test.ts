import { describe, expect, it } from 'vitest';
import { circumstancesOf, eventResponse, medianInterval, rankMeals, simulateTrace } from './index.ts';
import type { AssessedMeal, TimedEvent } from './meal-ranking.ts';

const HOUR = 3600;
const DAY = 86_400;
const NOON = Date.parse('2026-01-10T12:00:00Z') / 1000;

describe('the interval of a median', () => {
  it.each([
    [[5], 5, 5, 5, 0],
    [[1, 2, 9], 2, 1, 9, 75],
    [[1, 2, 4, 9], 3, 1, 9, 87.5],
    [[9, 1, 2, 4, 3], 3, 1, 9, 93.75],
    // Second lowest to second highest: 1 − 2 · (1 + 8) / 256.
    [[1, 2, 3, 4, 5, 6, 7, 8], 4.5, 2, 7, 92.96875],
  ])('of %j', (values, median, low, high, percent) => {
    const found = medianInterval(values);
    expect(found).toMatchObject({ median, low, high });
    expect(found.confidencePercent).toBeCloseTo(percent, 9);
  });

  it('stays a number for hundreds of values', () => {
    const found = medianInterval(Array.from({ length: 2001 }, (_, i) => i));
    expect(found.median).toBe(1000);
    expect(found.confidencePercent).toBeGreaterThanOrEqual(90);
    expect(found.confidencePercent).toBeLessThan(92);
  });
});

let counter = 0;
const event = (of: Partial<TimedEvent>): TimedEvent => ({
  id: `e${counter++}`,
  type: 'MEAL',
  name: 'Comida',
  startEpoch: NOON,
  endEpoch: null,
  ...of,
});

describe('what may have changed a response', () => {
  const meal = event({});
  const found = (...events: TimedEvent[]) => circumstancesOf(meal, [meal, ...events]);
  const sport = (from: number, hours = 1) =>
    event({ type: 'TRAINING', startEpoch: NOON + from * HOUR, endEpoch: NOON + (from + hours) * HOUR });
  const rest = (ended: number, hours: number) =>
    event({ type: 'REST', startEpoch: NOON - (ended + hours) * HOUR, endEpoch: NOON - ended * HOUR });

  it('is sport from two hours before to three hours after', () => {
    expect(found(sport(-3.5))).toEqual([]);
    expect(found(sport(-2.5))).toEqual(['SPORT']);
    expect(found(sport(2.5))).toEqual(['SPORT']);
    expect(found(sport(3))).toEqual([]);
  });

  it('is less than six hours of recorded sleep; a nap alone says nothing about the night', () => {
    expect(found(rest(5, 5))).toEqual(['POOR_SLEEP']);
    expect(found(rest(5, 7))).toEqual([]);
    expect(found(rest(8, 3), rest(4, 3.5))).toEqual([]);
    expect(found(rest(2, 1))).toEqual([]);
    expect(found(rest(25, 4))).toEqual([]);
  });

  it('is another meal within two hours', () => {
    expect(found(event({ startEpoch: NOON + 1.5 * HOUR }))).toEqual(['OTHER_MEAL']);
    expect(found(event({ startEpoch: NOON + 2 * HOUR }))).toEqual([]);
  });
});

describe('the ranking of meals', () => {
  const meal = (name: string, day: number, area: number | null, state = 'SCORED' as const): AssessedMeal => ({
    ...event({ name, startEpoch: NOON + day * DAY }),
    foods: [],
    response: {
      state,
      basis: {
        readings: 42,
        baselineReadings: 3,
        coveredPercent: 100,
        longestGapMinutes: 5,
        lowReadings: 0,
        highReadings: 0,
      },
      figures: {
        baseline: 100,
        peak: 150,
        rise: 50 + day,
        minutesToPeak: 45,
        isPeakCutOff: day === 0,
        lowest: 90,
        minutesToLowest: 170,
        isLowestCutOff: false,
        minutesBelow: 0,
        minutesSeverelyBelow: 0,
        area,
        minutesToReturn: null,
      },
    },
  });

  it('joins spellings, orders by the median, and says nothing of fewer than three repeats', () => {
    const meals = [
      meal('Tostada con café', 0, 1000),
      meal('TOSTADA  con cafe', 1, 3000),
      meal('tostada con café', 2, 2000),
      ...[0, 1, 2].map((day) => meal('Arroz', day, 4000 + day)),
      meal('Ensalada', 3, 10),
      meal('Ensalada', 4, 10),
      meal('Ensalada', 5, null),
    ];
    const { meals: ranked, tooFew } = rankMeals(meals, meals);
    expect(ranked.map(({ name }) => name)).toEqual(['Arroz', 'tostada con café']);
    expect(ranked[1]).toMatchObject({
      eaten: 3,
      area: { median: 2000, low: 1000, high: 3000, confidencePercent: 75 },
      rise: 51,
      cutOff: 1,
    });
    expect(tooFew).toBe(1);
  });

  it('groups by what a meal consists of, whatever its name and amounts, or by each of its foods', () => {
    const food = (foodId: string) => ({ foodId, nameEs: foodId, nameEn: null });
    const eaten = (name: string, day: number, area: number, ...foods: string[]): AssessedMeal => ({
      ...meal(name, day, area),
      foods: foods.map(food),
    });
    const meals = [
      eaten('Tostada', 0, 1000, 'pan', 'aceite'),
      eaten('Desayuno', 1, 2000, 'aceite', 'pan', 'pan'),
      eaten('El de siempre', 2, 3000, 'pan', 'aceite'),
      eaten('Bocadillo', 3, 9000, 'pan', 'queso'),
      ...[4, 5, 6].map((day) => meal('Sin alimentos', day, 500)),
    ];
    const dishes = rankMeals(meals, meals, 'DISH');
    expect(dishes.meals).toMatchObject([
      { name: 'El de siempre', foods: [food('pan'), food('aceite')], eaten: 3, area: { median: 2000 } },
    ]);
    expect(dishes.tooFew).toBe(1);
    const foods = rankMeals(meals, meals, 'FOOD');
    expect(foods.meals.map((one) => [one.foods[0]?.foodId, one.eaten, one.area.median])).toEqual([
      ['pan', 4, 2500],
      ['aceite', 3, 2000],
    ]);
    expect(rankMeals(meals, meals).meals.map(({ name }) => name)).toEqual(['Sin alimentos']);
  });

  it('counts circumstances beside the response, without changing it', () => {
    const meals = [0, 1, 2].map((day) => meal('Arroz', day, 4000));
    const run = event({ type: 'TRAINING', startEpoch: NOON + HOUR, endEpoch: NOON + 2 * HOUR });
    const { meals: ranked } = rankMeals(meals, [...meals, run]);
    expect(ranked[0]).toMatchObject({
      area: { median: 4000 },
      circumstances: { SPORT: 1, POOR_SLEEP: 0, OTHER_MEAL: 0 },
    });
  });

  it('ranks the five meals of a simulated season', () => {
    const { series, events } = simulateTrace(7, { from: '2025-01-01', days: 120, zone: 'Europe/Madrid' });
    const now = series.epochSeconds.at(-1)! + DAY;
    const timed = events.map((one) =>
      event({ type: one.type, name: one.subtype, startEpoch: one.epochSeconds }),
    );
    const meals = timed
      .filter(({ type }) => type === 'MEAL')
      .map((one) => ({ ...one, foods: [], response: eventResponse(series, one.startEpoch, now) }));
    const { meals: ranked } = rankMeals(meals, timed);
    expect(ranked.length).toBe(5);
    expect(ranked.every(({ area }) => area.confidencePercent >= 90)).toBe(true);
  });
});
