import type { Meal } from '../../nutritional-plans/index.ts';
import { placeOf, type Plates } from './anneal.ts';

/** What the same main twice a day weighs, and at the same meal of two days in a row. */
const WEIGHTS = { day: 2.5, next: 0.7 };
const LAST_DAY = 6;

/** Fish at lunch and at dinner, or at every dinner: what is not liked of it around one day. */
export function sameMains(plates: Plates, day: number): number {
  const of = (at: number, meal: Meal): number =>
    at < 0 || at > LAST_DAY ? 0 : (plates[placeOf(at, meal)]?.mains ?? 0);
  const [lunch, dinner] = [of(day, 'LUNCH'), of(day, 'DINNER')];
  return (
    WEIGHTS.day * bitsOf(lunch & dinner) +
    WEIGHTS.next *
      (bitsOf(lunch & of(day - 1, 'LUNCH')) +
        bitsOf(lunch & of(day + 1, 'LUNCH')) +
        bitsOf(dinner & of(day - 1, 'DINNER')) +
        bitsOf(dinner & of(day + 1, 'DINNER')))
  );
}

function bitsOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
