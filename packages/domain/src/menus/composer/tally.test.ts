import { describe, expect, it } from 'vitest';
import { withFrequencyChanges, type FrequencyChange } from '../../foods/plates/frequency-changes.ts';
import type { FoodKind } from '../../foods/plates/plate-facts.ts';
import { weekFor } from '../../foods/plates/week-expectations.ts';
import type { COUNTED, WeekExpectations } from '../food-facts.ts';
import { problemOf } from '../testing/index.ts';
import { emptyPlate, figureOf, kitchenOf, type Plate } from './plate.ts';
import { NOTHING_EARLIER, tallyOf } from './tally.ts';

const WEEK = weekFor([], problemOf({ energyKcal: 2000 }).targets.day);
const changed = (change: FrequencyChange): WeekExpectations => ({
  ...WEEK,
  frequencies: withFrequencyChanges(WEEK.frequencies, [change], () => true),
});
const tally = (expected: WeekExpectations, days: number) =>
  tallyOf(expected, kitchenOf([], expected), days, NOTHING_EARLIER);

/** A meal that is an occasion of a kind of food, and of nothing else. */
const occasionOf = (kind: FoodKind): Plate => ({
  ...emptyPlate(),
  occasions: 1 << WEEK.frequencies.findIndex((each) => each.kind === kind),
});
/** A day that has so much of something, and of nothing else. */
const dayWith = (figure: (typeof COUNTED)[number], much: number): Plate => {
  const plate = emptyPlate();
  plate.figures[figureOf(figure)] = much;
  return plate;
};

describe('a week of a plan with frequencies of its own', () => {
  const isLiked = (expected: WeekExpectations, figure: (typeof COUNTED)[number], much: number): boolean => {
    const [few, many] = [dayWith(figure, much), dayWith(figure, much)];
    many.figures[figureOf(figure)]! += 1;
    const { replace } = tally(expected, 7);
    replace(0, emptyPlate(), few);
    // The mean of the week is as far from its range before as after, and what remains is the day.
    return replace(0, few, many) < STEP;
  };
  const STEP = 10;

  it.each([
    ['dairy', 'MILK_DAIRY', { kind: 'DAIRY', least: 3, most: 5 }, 3],
    ['fruit', 'FRUIT', { kind: 'FRUIT', least: 4, most: 6 }, 4],
    ['eggs', 'EGG_PIECES', { kind: 'EGGS', least: 2, most: 6 }, 7],
  ] as const)('has as much %s a day as it says', (_, figure, change, much) => {
    expect(isLiked(changed(change), figure, much)).toBe(true);
    expect(isLiked(WEEK, figure, much)).toBe(false);
  });

  it.each([
    ['MILK_DAIRY', { kind: 'DAIRY', least: 0, most: 1 }],
    ['FRUIT', { kind: 'FRUIT', least: 0, most: 1 }],
  ] as const)('wants no more %s a day than it says', (figure, change) => {
    const { replace } = tally(changed(change), 7);
    replace(0, emptyPlate(), dayWith(figure, 1.2));
    expect(replace(0, dayWith(figure, 1.2), dayWith(figure, 2))).toBeGreaterThan(STEP);
    const usual = tally(WEEK, 7);
    usual.replace(0, emptyPlate(), dayWith(figure, 1.2));
    expect(usual.replace(0, dayWith(figure, 1.2), dayWith(figure, 2))).toBeLessThan(0);
  });
});

describe('a part of a week', () => {
  const costOf = (kind: FoodKind, days: number): number => {
    const { replace } = tally(WEEK, days);
    return [0, 1].reduce((sum, day) => sum + replace(day, emptyPlate(), occasionOf(kind)), 0);
  };

  it.each(['HIGH_MERCURY_FISH', 'ALCOHOL', 'SUGARY_DRINKS'] as const)(
    'has no more %s than a whole one',
    (kind) => {
      for (const days of [2, 3, 6]) expect(costOf(kind, days)).toBeCloseTo(costOf(kind, 7));
    },
  );

  it('is not yet far off what a week has', () => {
    const meat = (days: number) => {
      const { replace } = tally(changed({ kind: 'RED_MEAT', least: 0, most: 0 }), days);
      return replace(0, emptyPlate(), occasionOf('RED_MEAT'));
    };
    expect(meat(3)).toBeLessThan(meat(7));
  });
});
