import {
  DAILY_SLACK,
  dairyADay,
  EVERYDAY_COURSES,
  fibreADay,
  fruitADay,
  hasRawADay,
  isFarOff,
  MOST_DEAR_FISH,
  mostTimes,
  mostEggs,
  OCCASION,
  plantDairyADay,
  PULSES_FROM,
  pulsesADay,
  sodiumADay,
  type Frequency,
  type WeekExpectations,
} from '../food-facts.ts';
import { figureOf, type Choice, type Kitchen, type Plate } from './plate.ts';

/** What was eaten in the weeks before: another dish is wanted now, and the same foods. */
export interface Earlier {
  /** Ids of dishes, with how many weeks ago each was last had. */
  readonly dishes: ReadonlyMap<string, number>;
  /** Ids of foods. */
  readonly foods: ReadonlySet<string>;
}
export const NOTHING_EARLIER: Earlier = { dishes: new Map(), foods: new Set() };

/** What weighs how much; whatever the judge of a week calls odd weighs more than all that it only notes. */
const WEIGHTS = {
  odd: 8,
  outOfFrequency: 2.5,
  /** What a plan says itself, as a multiple of what is published. */
  ofPlan: 3,
  food: 0.14,
  newFood: 0.1,
  tooManyFoods: 7,
  tooManyFats: 8,
  dishTooOften: 14,
  /** A food that is the main of more meals than it is for: seitan six times a week. */
  mainFoodTooOften: 14,
  mainAgain: 0.7,
  tooOften: 1.5,
  again: 0.3,
  lastWeek: 1.2,
  nextDay: 11,
  twiceADay: 11,
  anotherCup: 0.8,
  baseTwiceADay: 10,
  baseTooOften: 10,
  /** Of dairy and fruit of a day: a step, and for each serving that is missing or too much. */
  outOfDay: 11,
  serving: 3,
  muchPulses: 11,
  noRaw: 12,
  dearAgain: 10,
  eggs: 8,
  egg: 2,
};
/** Times a week from which a dessert is too often on the table. */
const OFTEN = 3;
const DAYS = 7;

/** What a week has of everything that is counted over its days, kept up to date while its plates change. */
export interface Tally {
  /** Takes a plate from a day, puts another there, and says by how much the week is less liked: what the judge would say
   *  of it, and a few foods more to buy. */
  replace(day: number, before: Plate, after: Plate): number;
  /** How many foods a dish takes that the week does not have yet. */
  newFoods(choice: Choice): number;
  /** Whether the week has as much as it may of what a dish is of, or the day, but for the dish whose place it takes. */
  isEnough(choice: Choice, day: number, but: Choice | undefined): boolean;
  /** What is not liked about a day that has nothing, which is none to be counted. */
  readonly emptyDay: number;
}

/** @param days how many days of the week have something, or will have */
export function tallyOf(
  expected: WeekExpectations,
  { choices, foods, fats: ofFats, mostAWeek, bases }: Kitchen,
  days: number,
  earlier: Earlier,
): Tally {
  const { frequencies } = expected;
  const atKinds = Int32Array.from(frequencies, ({ kind }) => figureOf(kind));
  const isDaily = frequencies.map(({ per }) => per === 'DAY');
  const counts = new Float64Array(frequencies.length);
  const oddOf = (at: number): number =>
    isDaily[at]
      ? oddMean(frequencies[at]!, counts[at]! / days)
      : oddTimes(frequencies[at]!, counts[at]!, days);
  const odds = Float64Array.from(frequencies, (_, at) => oddOf(at));
  const uses = new Int32Array(foods.length);
  const priceOf = Float64Array.from(foods, (id) =>
    earlier.foods.size === 0 || earlier.foods.has(id) ? WEIGHTS.food : WEIGHTS.food + WEIGHTS.newFood,
  );
  const times = new Int32Array(choices.length);
  // A day before the first and one behind the last spare the question whether there is one.
  const on = new Int32Array(choices.length * (DAYS + 2));
  const recent = choices.map(({ of, course, isMain }) => {
    const weeks = earlier.dishes.get(of.dish.id);
    if (weeks === undefined || EVERYDAY_COURSES.has(course)) return 0;
    return (WEIGHTS.lastWeek * (isMain ? 1 : 0.25)) / weeks;
  });
  const served = new Int32Array(foods.length);
  /** Frequencies by the week, by their number, of which a dish is an occasion, and of which the week has enough. */
  const occasionsOf = Int32Array.from(choices, ({ servings }) => {
    const figures = servings[servings.length >> 1]?.figures;
    let mask = 0;
    frequencies.forEach(({ most }, at) => {
      if (
        figures &&
        most !== null &&
        !isDaily[at] &&
        figures[atKinds[at]!]! >= (most === 0 ? Number.EPSILON : OCCASION)
      )
        mask |= 1 << at;
    });
    return mask;
  });
  let enough = 0;
  let [bought, fats] = [0, 0];

  const basesADay = new Uint8Array(bases.length * DAYS);
  const basesAWeek = new Uint8Array(bases.length);
  const raw = new Uint8Array(DAYS);
  const pulses = new Int8Array(DAYS);
  const mostPulses = pulsesADay(expected);
  const atPulses = figureOf('LEGUMES');
  const hasPulses = ({ figures }: Plate): number => (figures[atPulses]! >= PULSES_FROM ? 1 : 0);
  const ofDay = RANGES.map(({ figure, of, serving }) => ({
    at: figureOf(figure),
    weight: WEIGHTS.serving / serving,
    ...of(expected),
    sums: new Float64Array(DAYS),
  }));
  const mostPieces = mostEggs(expected);
  const atEggs = figureOf('EGG_PIECES');
  const hasRaw = hasRawADay(expected);
  let [pieces, dear] = [0, 0];
  const oddEggs = (): number =>
    pieces > mostPieces + 0.5 ? WEIGHTS.eggs + WEIGHTS.egg * (pieces - mostPieces) : 0;
  const oddDay = (day: number): number => {
    let cost = hasRaw && raw[day] === 0 ? WEIGHTS.noRaw : 0;
    cost += WEIGHTS.muchPulses * Math.max(0, pulses[day]! - mostPulses);
    for (let nth = 0; nth < ofDay.length; nth++) {
      const { least, most, sums, weight } = ofDay[nth]!;
      const sum = sums[day]!;
      if (sum < least) cost += WEIGHTS.outOfDay + weight * (least - sum);
      else if (sum > most) cost += WEIGHTS.outOfDay + weight * (sum - most);
    }
    return cost;
  };
  /** Counts what a dish is of, and says what the day and the week have too much of now. */
  const countBases = ({ bases: own, isRaw, isDear }: Choice, day: number, sign: 1 | -1): number => {
    let cost = 0;
    for (let nth = 0; nth < own.length; nth++) {
      const base = own[nth]!;
      const { onceADay, mostAWeek: most } = bases[base]!;
      const here = day * bases.length + base;
      if (sign > 0) {
        if (onceADay && basesADay[here]! > 0) cost += WEIGHTS.baseTwiceADay;
        if (basesAWeek[base]! >= most) cost += WEIGHTS.baseTooOften;
      }
      basesADay[here]! += sign;
      basesAWeek[base]! += sign;
      if (sign < 0) {
        if (onceADay && basesADay[here]! > 0) cost -= WEIGHTS.baseTwiceADay;
        if (basesAWeek[base]! >= most) cost -= WEIGHTS.baseTooOften;
      }
    }
    if (isRaw) raw[day]! += sign;
    if (isDear) {
      if (sign > 0 && dear >= MOST_DEAR_FISH) cost += WEIGHTS.dearAgain;
      dear += sign;
      if (sign < 0 && dear >= MOST_DEAR_FISH) cost -= WEIGHTS.dearAgain;
    }
    return cost;
  };

  const repeatOf = ({ at, like, isMain, course }: Choice): number => {
    const count = times[like]!;
    if (count === 0) return 0;
    const most = mostTimes(course, expected);
    const beyond =
      most === null
        ? WEIGHTS.tooOften * Math.max(0, count - OFTEN)
        : WEIGHTS.dishTooOften * Math.max(0, count - most);
    return beyond + (isMain ? WEIGHTS.mainAgain : WEIGHTS.again) * (count - 1) + recent[at]!;
  };
  /** What a dish costs on a day because it is had there already, or on the day before or after. */
  const nearOf = ({ like, isMain }: Choice, day: number): number => {
    const here = like * (DAYS + 2) + day + 1;
    const near = isMain ? WEIGHTS.nextDay * (on[here - 1]! + on[here + 1]!) : 0;
    return near + WEIGHTS.twiceADay * on[here]!;
  };
  const tooMany = (): number =>
    WEIGHTS.tooManyFoods * Math.max(0, bought - expected.distinctFoods) +
    WEIGHTS.tooManyFats * Math.max(0, fats - expected.distinctFats);

  /** Adds a dish to a day, or takes it away. */
  const put = (choice: Choice, day: number, sign: 1 | -1): number => {
    let cost = countBases(choice, day, sign);
    for (const food of choice.foods) {
      const isNew = sign > 0 ? uses[food]!++ === 0 : --uses[food]! === 0;
      if (!isNew) continue;
      bought += sign;
      if (food < ofFats) fats += sign;
      cost += sign * priceOf[food]!;
    }
    for (const food of choice.mainFoods) {
      if (sign > 0) served[food]! += 1;
      if (served[food]! > mostAWeek[food]!) cost += sign * WEIGHTS.mainFoodTooOften;
      if (sign < 0) served[food]! -= 1;
    }
    const here = choice.like * (DAYS + 2) + day + 1;
    if (EVERYDAY_COURSES.has(choice.course)) {
      on[here]! += sign;
      return (
        cost +
        sign *
          (choice.course === 'DRINK' ? WEIGHTS.anotherCup : 0) *
          Math.max(0, on[here]! - (sign > 0 ? 1 : 0))
      );
    }
    cost -= repeatOf(choice);
    if (sign > 0) cost += nearOf(choice, day);
    times[choice.like]! += sign;
    on[here]! += sign;
    if (sign < 0) cost -= nearOf(choice, day);
    return cost + repeatOf(choice);
  };

  return {
    emptyDay: oddDay(0),
    isEnough({ at, like, course, isMain, mainFoods, bases: own }, day, but) {
      const here = like * (DAYS + 2) + day + 1;
      if (isMain && on[here - 1]! + on[here]! + on[here + 1]! > 0) return true;
      for (let nth = 0; nth < own.length; nth++) {
        const base = own[nth]!;
        const without = but?.bases.includes(base) ? 1 : 0;
        const { onceADay, mostAWeek: most } = bases[base]!;
        if (onceADay && basesADay[day * bases.length + base]! > without) return true;
        if (basesAWeek[base]! - without >= most) return true;
      }
      if ((occasionsOf[at]! & enough) !== 0 || times[like]! >= (mostTimes(course, expected) ?? Infinity))
        return true;
      for (let nth = 0; nth < mainFoods.length; nth++)
        if (served[mainFoods[nth]!]! >= mostAWeek[mainFoods[nth]!]!) return true;
      return false;
    },
    newFoods({ foods: own }) {
      let count = 0;
      for (let at = 0; at < own.length; at++) if (uses[own[at]!] === 0) count += 1;
      return count;
    },
    replace(day, before, after) {
      let cost = -tooMany() - oddDay(day) - oddEggs();
      for (let nth = 0; nth < ofDay.length; nth++) {
        const { at, sums } = ofDay[nth]!;
        sums[day]! += after.figures[at]! - before.figures[at]!;
      }
      pulses[day]! += hasPulses(after) - hasPulses(before);
      pieces += after.figures[atEggs]! - before.figures[atEggs]!;
      const [were, are] = [before.servings, after.servings];
      const length = Math.max(were.length, are.length);
      for (let at = 0; at < length; at++) {
        const [was, is] = [were[at]?.choice, are[at]?.choice];
        if (was === is) continue;
        if (was) cost += put(was, day, -1);
      }
      for (let at = 0; at < length; at++) {
        const [was, is] = [were[at]?.choice, are[at]?.choice];
        if (is && was !== is) cost += put(is, day, 1);
      }
      for (let at = 0; at < counts.length; at++) {
        const figure = atKinds[at]!;
        const change = isDaily[at]
          ? after.figures[figure]! - before.figures[figure]!
          : ((after.occasions >> at) & 1) - ((before.occasions >> at) & 1);
        if (change === 0) continue;
        counts[at]! += change;
        if (!isDaily[at])
          enough =
            counts[at]! >= (frequencies[at]!.most ?? Infinity) ? enough | (1 << at) : enough & ~(1 << at);
        const odd = oddOf(at);
        cost += odd - odds[at]!;
        odds[at] = odd;
      }
      return cost + tooMany() + oddDay(day) + oddEggs();
    },
  };
}

/** What a day has of as figures, how much of it, and what is as much as a serving too many. */
const RANGES = [
  { figure: 'MILK_DAIRY', of: dairyADay, serving: 1 },
  { figure: 'PLANT_DAIRY', of: plantDairyADay, serving: 1 },
  { figure: 'FRUIT', of: fruitADay, serving: 1 },
  { figure: 'FIBRE', of: fibreADay, serving: 8 },
  { figure: 'SODIUM', of: sodiumADay, serving: 400 },
] as const;

function oddTimes(frequency: Frequency, count: number, days: number): number {
  const { least: wanted, most } = frequency;
  // Of some days no more is asked than their share of the week.
  const least = days < DAYS ? Math.floor((wanted * days) / DAYS) : wanted;
  const out = count < least ? least - count : most !== null && count > most ? count - most : 0;
  if (out === 0) return 0;
  // Of some days it is not known how far off the week will be; what is firm is firm on one of them.
  const isOdd = days < DAYS ? frequency.isFirm === true : isFarOff(frequency, count);
  const ofPlan = frequency.source === 'PLAN' ? WEIGHTS.ofPlan : 1;
  return ofPlan * WEIGHTS.outOfFrequency * out + (isOdd ? WEIGHTS.odd : 0);
}

function oddMean({ least, most }: Frequency, mean: number): number {
  const out = mean < least ? least - mean : most !== null && mean > most ? mean - most : 0;
  if (out === 0) return 0;
  const isOdd = mean < least ? 2 * mean < least : mean > 2 * most!;
  return WEIGHTS.outOfFrequency * (out + 3 * Math.max(0, out - DAILY_SLACK)) + (isOdd ? WEIGHTS.odd : 0);
}
