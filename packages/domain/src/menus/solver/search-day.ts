import type { Model, ModelDay } from './model.ts';
import type { Random } from './random.ts';
import { KCAL } from './windows.ts';

export interface PlacedFood {
  /** Index of the meal and of its group in the model. */
  meal: number;
  group: number;
  food: number;
  halves: number;
}

/** What a unit of violated rules weighs against a unit of preference. */
const VIOLATION_WEIGHT = 8;
const START_TEMPERATURE = 4;
const END_TEMPERATURE = 0.15;

/**
 * One day by simulated annealing over foods and halves of portions: moves change a portion, shift it between two foods
 * of a meal, exchange a food for another of its group, or add and remove what is optional. A new food comes with the
 * portion that its meal lacks, so that most moves repair what they break.
 *
 * @param usesLeft how often each food may still be used this week
 * @param bias penalty of each food beyond its tier
 * @returns the best day that keeps every rule, or null when none was met
 */
export function searchDay(
  model: Model,
  day: ModelDay,
  usesLeft: Uint8Array,
  bias: Float64Array,
  random: Random,
  steps: number,
): PlacedFood[] | null {
  const { perHalf, stepHalves, maxHalves, tierPenalty, category, isRepeatAllowed } = model;
  const [kcal, one, two, three] = perHalf as [Float64Array, Float64Array, Float64Array, Float64Array];
  const { low, high, fixed } = day;
  const places = placesOf(model, day);
  const count = places.length;
  if (places.some(({ candidates, isRequired }) => isRequired && candidates.length === 0)) return null;

  const mealOf = Int32Array.from(places, ({ slot }) => slot);
  const food = new Int32Array(count).fill(-1);
  const halves = new Int32Array(count);
  const mealKcal = new Float64Array(day.fill.length);
  const mealLow = Float64Array.from(day.fill, (meal) => model.meals[meal]!.low);
  const mealHigh = Float64Array.from(day.fill, (meal) => model.meals[meal]!.high);
  const aim = Float64Array.from(day.fill, (meal) => {
    const { low: least, high: most, aim: target } = model.meals[meal]!;
    return Number.isFinite(least) ? (least + most) / 2 : target;
  });
  const firstPlace = Int32Array.from(day.fill, (_, slot) => mealOf.indexOf(slot));
  const endPlace = Int32Array.from(day.fill, (_, slot) => mealOf.lastIndexOf(slot) + 1);
  const today = new Uint8Array(model.foods.length);
  const fixedToday = new Uint8Array(model.foods.length);
  for (const each of day.fixedFoods) fixedToday[each] = 1;
  // Distances are in shares of what is allowed, so that no rule drowns another.
  const scale = Float64Array.from(low, (least, nutrient) => 2 / (high[nutrient]! - least || 1));
  let e = fixed[KCAL]!;
  let a = fixed[1]!;
  let b = fixed[2]!;
  let c = fixed[3]!;
  let soft = 0;

  const outside = (value: number, least: number, most: number) =>
    value < least ? least - value : value > most ? value - most : 0;
  const distance = (nutrient: number, value: number) => {
    const off = outside(value, low[nutrient]!, high[nutrient]!);
    return off === 0 ? 0 : off * scale[nutrient]!;
  };
  const mealDistance = (slot: number, value: number) => outside(value, mealLow[slot]!, mealHigh[slot]!) / 25;
  const daysDistance = (de: number, da: number, db: number, dc: number) =>
    distance(0, e + de) + distance(1, a + da) + distance(2, b + db) + distance(3, c + dc);
  const violation = () => {
    let sum = daysDistance(0, 0, 0, 0);
    for (let slot = 0; slot < mealKcal.length; slot++) sum += mealDistance(slot, mealKcal[slot]!);
    return sum;
  };
  const isFree = (candidate: number) =>
    today[candidate]! < usesLeft[candidate]! &&
    (isRepeatAllowed || (today[candidate] === 0 && fixedToday[candidate] === 0));
  /** Penalty of a food at a place, beside what else its meal has. */
  const penalty = (candidate: number, place: number) => {
    let sum = tierPenalty[candidate]! + bias[candidate]!;
    const slot = mealOf[place]!;
    for (let other = firstPlace[slot]!; other < endPlace[slot]!; other++)
      if (other !== place && food[other]! >= 0 && category[food[other]!] === category[candidate]) sum += 1;
    return sum;
  };
  const fitting = (candidate: number, missing: number) => {
    const step = stepHalves[candidate]!;
    const wanted = kcal[candidate]! > 0 ? Math.round(missing / kcal[candidate]! / step) * step : step;
    return Math.max(step, Math.min(maxHalves[candidate]!, wanted));
  };
  const put = (place: number, next: number, amount: number, softChange: number) => {
    const slot = mealOf[place]!;
    const before = food[place]!;
    const had = halves[place]!;
    if (before >= 0) {
      today[before]!--;
      mealKcal[slot]! -= kcal[before]! * had;
      e -= kcal[before]! * had;
      a -= one[before]! * had;
      b -= two[before]! * had;
      c -= three[before]! * had;
    }
    food[place] = next;
    halves[place] = amount;
    if (next >= 0) {
      today[next]!++;
      mealKcal[slot]! += kcal[next]! * amount;
      e += kcal[next]! * amount;
      a += one[next]! * amount;
      b += two[next]! * amount;
      c += three[next]! * amount;
    }
    soft += softChange;
  };

  for (let place = 0; place < count; place++) {
    const { candidates, isRequired } = places[place]!;
    if (!isRequired && (candidates.length === 0 || random.share() < 0.6)) continue;
    for (let tries = 0; tries < 60; tries++) {
      const candidate = candidates[random.below(candidates.length)]!;
      if (!isFree(candidate) || maxHalves[candidate] === 0) continue;
      put(place, candidate, stepHalves[candidate]! * (1 + random.below(2)), penalty(candidate, place));
      if (halves[place]! > maxHalves[candidate]!) put(place, candidate, maxHalves[candidate]!, 0);
      break;
    }
    // Foods of small groups may all be taken by chance; a scan finds what is left.
    if (isRequired && food[place]! < 0) {
      const left = candidates.find((candidate) => isFree(candidate) && maxHalves[candidate]! > 0);
      if (left === undefined) return null;
      put(place, left, stepHalves[left]!, penalty(left, place));
    }
  }
  if (count === 0) return violation() === 0 ? [] : null;

  let violated = violation();
  let bestSoft = Number.POSITIVE_INFINITY;
  let best: PlacedFood[] | null = null;
  const snapshot = () =>
    places.flatMap(({ meal, group }, place): PlacedFood[] =>
      food[place]! < 0 ? [] : [{ meal, group, food: food[place]!, halves: halves[place]! }],
    );
  const cooling = (END_TEMPERATURE / START_TEMPERATURE) ** (1 / steps);
  let temperature = START_TEMPERATURE;
  for (let step = 0; step <= steps; step++, temperature *= cooling) {
    if (violated < 1e-9 && soft < bestSoft - 1e-9 && (violated = violation()) < 1e-12) {
      bestSoft = soft;
      best = snapshot();
      if (soft === 0) break;
    }
    const place = random.below(count);
    const slot = mealOf[place]!;
    const current = food[place]!;
    const had = halves[place]!;
    const kind = random.share();
    let next = current;
    let amount = had;
    let partner = -1;
    let partnerAmount = 0;
    if (current >= 0 && kind < 0.3) {
      amount += random.share() < 0.5 ? stepHalves[current]! : -stepHalves[current]!;
      if (amount <= 0 || amount > maxHalves[current]!) continue;
      if (kind < 0.12) {
        partner = firstPlace[slot]! + random.below(endPlace[slot]! - firstPlace[slot]!);
        const other = food[partner]!;
        if (partner === place || other < 0) continue;
        const missing = kcal[other]! * halves[partner]! - kcal[current]! * (amount - had);
        partnerAmount = fitting(other, missing);
      }
    } else if (current >= 0 && !places[place]!.isRequired && kind < 0.4) {
      next = -1;
      amount = 0;
    } else {
      const { candidates } = places[place]!;
      if (candidates.length === 0) continue;
      next = candidates[random.below(candidates.length)]!;
      const rival = candidates[random.below(candidates.length)]!;
      if (tierPenalty[rival]! + bias[rival]! < tierPenalty[next]! + bias[next]! && isFree(rival))
        next = rival;
      if (next !== current && (maxHalves[next] === 0 || !isFree(next))) continue;
      amount = fitting(
        next,
        aim[slot]! -
          mealKcal[slot]! +
          (current >= 0 ? kcal[current]! * had : 0) +
          (random.share() - 0.5) * 60,
      );
      if (next === current && amount === had) continue;
    }
    const softChange =
      next === current
        ? 0
        : (next >= 0 ? penalty(next, place) : 0) - (current >= 0 ? penalty(current, place) : 0);
    let dm = 0;
    let da = 0;
    let db = 0;
    let dc = 0;
    if (current >= 0) {
      dm -= kcal[current]! * had;
      da -= one[current]! * had;
      db -= two[current]! * had;
      dc -= three[current]! * had;
    }
    if (next >= 0) {
      dm += kcal[next]! * amount;
      da += one[next]! * amount;
      db += two[next]! * amount;
      dc += three[next]! * amount;
    }
    if (partner >= 0) {
      const change = partnerAmount - halves[partner]!;
      const other = food[partner]!;
      dm += kcal[other]! * change;
      da += one[other]! * change;
      db += two[other]! * change;
      dc += three[other]! * change;
    }
    const change =
      daysDistance(dm, da, db, dc) -
      daysDistance(0, 0, 0, 0) +
      mealDistance(slot, mealKcal[slot]! + dm) -
      mealDistance(slot, mealKcal[slot]!);
    const worse = VIOLATION_WEIGHT * change + softChange;
    if (worse > 0 && random.share() >= Math.exp(-worse / temperature)) continue;
    put(place, next, amount, softChange);
    if (partner >= 0) put(partner, food[partner]!, partnerAmount, 0);
    violated += change;
  }
  return best;
}

interface Place {
  /** Index among the day's meals to fill. */
  slot: number;
  meal: number;
  group: number;
  isRequired: boolean;
  candidates: Int32Array;
}

function placesOf({ meals }: Model, { fill }: ModelDay): Place[] {
  return fill.flatMap((meal, slot) =>
    meals[meal]!.groups.flatMap(({ candidates, min, max }, group) =>
      Array.from({ length: max }, (_, index): Place => ({
        slot,
        meal,
        group,
        candidates,
        isRequired: index < min,
      })),
    ),
  );
}
