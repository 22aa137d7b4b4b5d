import { BODY_LIMITS } from '../../patients/index.ts';

/**
 * The height in centimetres that somebody means who types `1.75`: nobody is under three centimetres tall, so a number
 * that small is in metres. Rounded to the millimetre; any other number stays as it is.
 *
 * @example heightInCm(1.75) // 175
 * @example heightInCm(175) // 175
 */
export function heightInCm(typed: number): number {
  const { min, max } = BODY_LIMITS.heightCm;
  const isInMetres = typed * 100 >= min && typed * 100 <= max;
  return isInMetres ? Math.round(typed * 1000) / 10 : typed;
}

/** Whether a typed height was understood as metres: the form then shows the centimetres that are stored. */
export function isTypedInMetres(typed: number): boolean {
  return heightInCm(typed) !== typed;
}
