import { describe, expect, it } from 'vitest';
import { eventRules, newEvent, valuesOfEvent, type EventValues } from './event-values.ts';
import { unitOfPortion } from './meals/meal-rows.ts';

const zone = 'Europe/Madrid';
const period = { from: '2026-03-01T00:00:00.000Z', to: '2026-10-31T00:00:00.000Z' };
const values = (change: Partial<EventValues> = {}): EventValues => ({
  ...newEvent('2026-06-03T11:40:00.000Z', zone),
  name: 'Arroz',
  ...change,
});
const read = (change: Partial<EventValues>, base?: { start: string; end: string | null }) => {
  const result = eventRules({ zone, period, base }).safeParse(values(change));
  return result.success
    ? result.data
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
};

describe('what was typed as an event', () => {
  it('is read on the clock of the zone, wherever the reader is', () => {
    expect(values()).toMatchObject({ date: '2026-06-03', time: '13:40', turn: null });
    expect(read({})).toMatchObject({ type: 'MEAL', start: '2026-06-03T11:40:00.000Z', end: null });
    expect(read({ endTime: '14:10' })).toMatchObject({ end: '2026-06-03T12:10:00.000Z' });
    expect(read({ endDate: '2026-06-04', endTime: '00:10' })).toMatchObject({
      end: '2026-06-03T22:10:00.000Z',
    });
  });

  it('asks about an hour that occurs twice, and refuses one that does not exist', () => {
    const twice = { date: '2026-10-25', time: '02:30' };
    expect(read(twice)).toEqual({ turn: 'TIME_REPEATED' });
    expect(read({ ...twice, turn: 'FIRST' })).toMatchObject({ start: '2026-10-25T00:30:00.000Z' });
    expect(read({ ...twice, turn: 'SECOND' })).toMatchObject({ start: '2026-10-25T01:30:00.000Z' });
    expect(read({ date: '2026-03-29', time: '02:30' })).toEqual({ time: 'TIME_SKIPPED' });
  });

  it('reads the foods of a meal, and says at each amount what is wrong with it', () => {
    const food = {
      nameEs: 'Leche',
      nameEn: 'Milk',
      unit: 'ML' as const,
      unitWeight: 200,
      density: 1.03,
      portions: [{ nameEs: '1 taza', nameEn: '1 cup', grams: 244 }],
      carbohydrateKind: null,
      nutrients: { energy: 60, carbohydrate: 5, protein: 3, fat: 3, fibre: 0 },
      unknownShares: {},
    };
    const row = (amount: number | null, unit = 'ML') => ({
      foodId: 'e1cc1cf7-585b-8706-8019-2622c792bc17',
      quantity: { amount, unit },
      isAvailable: true,
      food,
    });
    const foods = [row(200), row(1.5, unitOfPortion('1 taza'))];
    expect(read({ foods, carbohydrates: 12.5 })).toMatchObject({
      carbohydrates: 12.5,
      foods: [
        { amount: 200, unit: 'ML', portion: null },
        { amount: 1.5, unit: 'PORTION', portion: '1 taza' },
      ],
    });
    expect(read({ type: 'REST', foods: [row(-1)], carbohydrates: 3 })).toMatchObject({
      foods: [],
      carbohydrates: null,
    });
    expect(read({ foods: [row(0), row(-1), row(Number.NaN), row(null), row(100_000), row(9999)] })).toEqual({
      'foods.0.quantity': 'OUT_OF_RANGE',
      'foods.1.quantity': 'OUT_OF_RANGE',
      'foods.2.quantity': 'NUMBER_INVALID',
      'foods.3.quantity': 'REQUIRED',
      'foods.4.quantity': 'OUT_OF_RANGE',
      // Nearly ten litres of it weigh more than ten kilograms.
      'foods.5.quantity': 'OUT_OF_RANGE',
    });
    expect(read({ foods: Array.from({ length: 60 }, () => row(1)) })).toEqual({ foods: 'TOO_MANY' });
    expect(read({ carbohydrates: -1 })).toEqual({ carbohydrates: 'OUT_OF_RANGE' });
  });

  it('shows what is wrong at the field where it was typed', () => {
    expect(read({ endTime: '13:00' })).toEqual({ endTime: 'END_BEFORE_START' });
    expect(read({ date: '2025-06-03' })).toEqual({ date: 'OUTSIDE_TEST' });
    expect(read({ date: null, time: null })).toEqual({ date: 'REQUIRED' });
    expect(read({ endDate: '2026-06-03' })).toEqual({ endTime: 'REQUIRED' });
    expect(read({ type: 'FEELING' })).toEqual({ feeling: 'REQUIRED' });
    expect(read({ name: 'a'.repeat(121) })).toEqual({ name: 'TOO_LONG' });
  });

  it('leaves out what its type does not have', () => {
    expect(read({ subtype: 'TENNIS', feeling: 'GOOD' })).toMatchObject({ subtype: null, feeling: null });
  });

  it('keeps the seconds of an instant that was not changed', () => {
    const base = { start: '2026-06-03T11:40:27.000Z', end: null };
    expect(read({}, base)).toMatchObject({ start: base.start });
    expect(read({ time: '13:41' }, base)).toMatchObject({ start: '2026-06-03T11:41:00.000Z' });
  });

  it('is what was stored, for an event that is changed', () => {
    const stored = {
      id: '1',
      medicalTestId: '2',
      version: 1,
      type: 'FEELING' as const,
      subtype: null,
      name: 'Cansancio',
      description: 'poco sueño',
      comment: 'tras comer',
      feeling: 'BAD' as const,
      start: '2026-10-25T01:30:00.000Z',
      end: null,
      foods: [],
      carbohydrates: null,
      scores: [],
      response: {
        state: 'NO_DATA' as const,
        basis: {
          readings: 0,
          baselineReadings: 0,
          coveredPercent: 0,
          longestGapMinutes: 210,
          lowReadings: 0,
          highReadings: 0,
        },
        figures: null,
      },
      pictures: [],
      author: null,
      createdAt: '2026-10-25T01:30:00.000Z',
      updatedAt: null,
    };
    const result = eventRules({ zone, period }).safeParse(valuesOfEvent(stored, zone));
    const { start, feeling, description, comment } = stored;
    expect(result.data).toMatchObject({ start, feeling, description, comment });
  });
});
