import { BODY_LIMITS } from './enums.ts';

/**
 * The height in centimetres when someone types `1.75`: nobody is under three centimetres tall, so a number from 0.3 to
 * 2.6 (our bounds in metres) is in metres. Rounded to the millimetre; anything else stays as it is.
 *
 * @example heightInCm(1.75) // 175
 * @example heightInCm(175) // 175
 */
export function heightInCm<Height extends number | null | undefined>(typed: Height): Height | number {
  if (typeof typed !== 'number') return typed;
  const { min, max } = BODY_LIMITS.heightCm;
  const isInMetres = typed * 100 >= min && typed * 100 <= max;
  return isInMetres ? Math.round(typed * 1000) / 10 : typed;
}
