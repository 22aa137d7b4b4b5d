import { expect, it } from 'vitest';
import { kindOfSource } from '../source-kinds.ts';
import { makerOfFit, MAKERS } from './makers.ts';

/** Worn on the body, a telephone, anything else, or what repeats others. */
const [WORN, PHONE, OTHER, COLLECTOR] = [0, 1, 2, 3];
const KINDS: Readonly<Record<keyof typeof MAKERS, number>> = {
  FITBIT: WORN,
  GARMIN: WORN,
  OURA: WORN,
  SAMSUNG: WORN,
  WITHINGS: WORN,
  WHOOP: WORN,
  ZEPP: WORN,
  IHEALTH: WORN,
  POLAR: WORN,
  SUUNTO: WORN,
  COROS: WORN,
  WAHOO: WORN,
  GOOGLE_FIT: COLLECTOR,
  HEALTH_CONNECT: COLLECTOR,
  MOBILE_TRACK: PHONE,
  MYFITNESSPAL: OTHER,
  CRONOMETER: OTHER,
  LOSE_IT: OTHER,
};

it.each(Object.entries(MAKERS))('%s is told to be what it is by its name, “%s”', (maker, name) => {
  expect(kindOfSource(name)).toBe(KINDS[maker as keyof typeof MAKERS]);
});

it('a watch of a FIT file has the name of its maker', () => {
  expect(['garmin', 'polar_electro', 'wahoo_fitness', 'the_sufferfest', null].map(makerOfFit)).toEqual([
    ...['Garmin', 'Polar', 'Wahoo', 'The Sufferfest', 'FIT'],
  ]);
});
