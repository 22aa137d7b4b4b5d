import { daysOfLocalDate, localDateOfDays, type LocalDate } from '../../shared/index.ts';

/** 53 bits of a text (cyrb53): enough to tell the few things of one minute apart, and the same on every machine. */
function hashOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other = Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & other) + (one >>> 0)).toString(36);
}

/** Of where and when it was recorded, not of a stored row: a link holds when the same export is read again. */
export const workoutIdOf = ({ source, startS }: { source: string; startS: number }): string =>
  `w${Math.floor(startS).toString(36)}-${hashOf(source)}`;

/** When the workout with this id began; null for no such id. */
export function startOfWorkoutId(id: string): number | null {
  const match = /^w([0-9a-z]{1,7})-[0-9a-z]{1,11}$/.exec(id);
  return match ? Number.parseInt(match[1]!, 36) : null;
}

export const mealIdOf = (date: LocalDate, source: string, meal: string | null): string =>
  `m${daysOfLocalDate(date)!.toString(36)}-${hashOf(JSON.stringify([source, meal]))}`;

/** The day of the meal with this id; null for no such id. */
export function dateOfMealId(id: string): LocalDate | null {
  const match = /^m([0-9a-z]{1,4})-[0-9a-z]{1,11}$/.exec(id);
  return match ? localDateOfDays(Number.parseInt(match[1]!, 36)) : null;
}
